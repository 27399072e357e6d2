/** @jest-environment node */
import { createOrderLimits } from '@/lib/orders/server/limits';
import {
  bodyLimitBytes,
  clientAddress,
  readIdempotencyKey,
  readJson,
  socketAddressHeader,
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

  it('takes a body of the limit and not one byte more', async () => {
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
  const read = (key: string) => readIdempotencyKey(new Headers({ 'idempotency-key': key }));

  it.each(['12345678', '"quoted-key"', 'a'.repeat(128)])('takes %s', (key) => {
    expect(read(key)).toBe(key);
  });

  it.each(['', '1234567', 'a'.repeat(129), 'has a space', 'tab\there12', 'caf\u00e9-caf\u00e9'])(
    'refuses "%s"',
    (key) => {
      expect(read(key)).toBeUndefined();
    },
  );

  it('tells absence from a bad key', () => {
    expect(readIdempotencyKey(new Headers())).toBeNull();
  });
});

describe('clientAddress', () => {
  const address = (headers: Record<string, string>, trustProxy = false) =>
    clientAddress(new Headers(headers), trustProxy);
  const socket = (value: string) => ({ [socketAddressHeader]: value });

  it('believes the nearest proxy only when told to', () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', ...socket('127.0.0.1') };
    expect(address(headers)).toBe('127.0.0.1');
    expect(address(headers, true)).toBe('203.0.113.9');
    expect(address(socket('127.0.0.1'), true)).toBe('127.0.0.1');
    expect(address({ 'x-forwarded-for': '198.51.100.1' })).toBe('unknown');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
  ])('counts %s as %s', (written, network) => {
    expect(address(socket(written))).toBe(network);
  });
});

describe('the limits', () => {
  it('count requests and orders apart, each client for itself, and say how long to wait', async () => {
    const limits = createOrderLimits({ requests: 2, orders: 1 });
    expect(await limits.order('a')).toBeUndefined();
    expect(await limits.order('a')).toBeGreaterThan(50);
    expect(await limits.order('b')).toBeUndefined();
    expect(await limits.request('a')).toBeUndefined();
    expect(await limits.request('a')).toBeUndefined();
    expect(await limits.request('a')).toBeLessThanOrEqual(60);
  });
});
