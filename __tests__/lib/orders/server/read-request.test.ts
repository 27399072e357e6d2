/** @jest-environment node */
import {
  bodyLimitBytes,
  formLimitBytes,
  readForm,
  readIdempotencyKey,
  readJson,
} from '@/lib/orders/server/read-request';

const request = (
  body: BodyInit | null,
  type: string | null = 'application/json',
  headers: Record<string, string> = {},
) => {
  const init = {
    method: 'POST',
    body,
    headers: { ...headers, ...(type === null ? {} : { 'content-type': type }) },
    duplex: 'half',
  };
  return new Request('http://localhost/', init);
};

describe('readJson', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'reads %s',
    async (type) => {
      expect(await readJson(request('{"a":"ș"}', type))).toEqual({ ok: true, value: { a: 'ș' } });
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('refuses the type "%s"', async (type) => {
    expect(await readJson(request('{}', type))).toEqual({ ok: false, reason: 'unsupported_type' });
  });

  it.each([['{'], [''], ['undefined'], ['{"a":1}x']])('calls %j malformed', async (body) => {
    expect(await readJson(request(body))).toEqual({ ok: false, reason: 'malformed' });
  });

  it('calls bytes that are not UTF-8 malformed', async () => {
    expect(await readJson(request(new Uint8Array([0x22, 0xff, 0x22])))).toEqual({
      ok: false,
      reason: 'malformed',
    });
  });

  it('calls a request without a body malformed', async () => {
    expect(await readJson(request(null))).toEqual({ ok: false, reason: 'malformed' });
  });

  it('takes a body of exactly the limit and not one byte more', async () => {
    const full = `"${'a'.repeat(bodyLimitBytes - 2)}"`;
    expect((await readJson(request(full))).ok).toBe(true);
    expect(await readJson(request(`${full} `))).toEqual({ ok: false, reason: 'too_large' });
  });

  it('believes a large Content-Length at once', async () => {
    const headers = { 'content-length': String(bodyLimitBytes + 1) };
    expect(await readJson(request('{}', 'application/json', headers))).toEqual({
      ok: false,
      reason: 'too_large',
    });
  });

  it('stops reading an endless body', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(4_096).fill(0x20));
      },
    });
    expect(await readJson(request(endless))).toEqual({ ok: false, reason: 'too_large' });
    expect(pulled).toBeLessThan(10);
  });
});

describe('readIdempotencyKey', () => {
  const read = (key: string) => readIdempotencyKey(key);

  it.each(['12345678', '"quoted-key"', 'a'.repeat(128)])('takes %s', (key) => {
    expect(read(key)).toBe(key);
  });

  it.each(['', '1234567', 'a'.repeat(129), 'has a space', 'tab\there12', 'caf\u00e9-caf\u00e9'])(
    'refuses "%s"',
    (key) => {
      expect(read(key)).toBeUndefined();
    },
  );

  it('distinguishes a missing key from an invalid one', () => {
    expect(readIdempotencyKey(null)).toBeNull();
  });
});

describe('readForm', () => {
  const form = (body: string, type = 'application/x-www-form-urlencoded') =>
    new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });

  it('reads the fields of a form, in any alphabet', async () => {
    const read = await readForm(form(String(new URLSearchParams({ name: 'Țăran & fii', phone: '+40' }))));
    expect(read.ok && Object.fromEntries(read.fields)).toEqual({ name: 'Țăran & fii', phone: '+40' });
  });

  it('refuses files, other types and what is too long', async () => {
    expect(await readForm(form('{}', 'application/json'))).toEqual({ ok: false, reason: 'unsupported_type' });
    expect(await readForm(form('', 'multipart/form-data; boundary=x'))).toMatchObject({ ok: false });
    expect(await readForm(form(`name=${'a'.repeat(formLimitBytes)}`))).toEqual({
      ok: false,
      reason: 'too_large',
    });
  });
});
