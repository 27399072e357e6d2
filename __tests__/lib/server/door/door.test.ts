/** @jest-environment node */
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { createDoor } from '@/lib/server/door/door';
import { ask, listen, speak } from '../../../support/http';

const headers = { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' };

let server: Server;
afterEach(() => server.close());

/** The door in front of something that behaves as the framework may; what it was asked for is kept. */
async function door(handle: RequestListener) {
  const reported: unknown[] = [];
  const asked: { url: string | undefined; headers: object }[] = [];
  server = createServer(
    createDoor({
      handle(request, response) {
        asked.push({ url: request.url, headers: request.headers });
        return handle(request, response);
      },
      headers,
      report: (error) => reported.push(error),
    }),
  );
  return { port: await listen(server), reported, asked };
}

const whole: RequestListener = (_, response) => response.end('<p>page</p>');

describe('a failure of the framework', () => {
  const shell = '<html id="__next_error__"></html>';
  const failures: Record<string, RequestListener> = {
    'its own error page': (_, response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('ETag', '"shell"');
      response.setHeader('Cache-Control', 'public, max-age=60');
      response.end(shell);
    },
    'an error page in pieces': (_, response) => {
      response.writeHead(500, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' });
      response.write(shell);
      setImmediate(() => response.end(shell));
    },
    'a promise that fails': () => Promise.reject(new Error('lost')),
    'an exception': () => {
      throw new Error('lost');
    },
  };

  it.each(Object.entries(failures))('becomes a whole page after %s', async (_, handle) => {
    const { port } = await door(handle);
    const { status, headers: sent, body } = await ask(port, '/en/news');
    expect(status).toBe(500);
    expect(body).toMatch(/^<!doctype html>\n<html lang="en">[\s\S]*<\/html>\n$/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<title>This page cannot be shown | ');
    expect(body).toContain('<section lang="ro">\n<h2>Pagina nu poate fi afișată</h2>');
    expect(sent).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/),
    });
    expect(sent).not.toHaveProperty('etag');
    expect(sent).not.toHaveProperty('content-encoding');
  });

  it('of the API stays JSON', async () => {
    const { port, reported } = await door(() => Promise.reject(new Error('lost')));
    const { status, headers: sent, body } = await ask(port, '/api/audio-file/');
    expect([status, body]).toEqual([500, '{"error":"server_error"}']);
    expect(sent).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' });
    expect(reported).toEqual([new Error('lost')]);
  });

  it('in the middle of an answer closes the connection: nobody takes a part for the whole', async () => {
    const { port } = await door((_, response) => {
      response.setHeader('Content-Length', 100).write('half');
      throw new Error('lost');
    });
    await expect(ask(port, '/ro')).rejects.toThrow();
  });

  it('past the end of a file becomes 416 with the length of the file', async () => {
    const { port } = await door((_, response) => {
      response.writeHead(500, { 'Content-Range': 'bytes */503940' }).end('Internal Server Error');
    });
    const { status, headers: sent } = await ask(port, '/audio/a.mp3', {
      headers: { range: 'bytes=9999999-' },
    });
    expect([status, sent['content-range']]).toEqual([416, 'bytes */503940']);
  });

  it('that is a page of its own, as 503 is, passes as it is', async () => {
    const { port } = await door((_, response) =>
      response.writeHead(503, { 'Retry-After': '30' }).end('later'),
    );
    expect(await ask(port, '/ro')).toMatchObject({ status: 503, body: 'later' });
  });
});

describe('what is no request for this site', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s of a page or a file is 405',
    async (method) => {
      const { port, asked } = await door(whole);
      for (const path of ['/ro/stiri', '/audio/a.mp3', '/_next/static/a.js', '/']) {
        const { status, headers: sent, body } = await ask(port, path, { method });
        expect([path, status, sent['allow']]).toEqual([path, 405, 'GET, HEAD']);
        expect(body).toContain('Cererea nu este permisă');
      }
      expect(asked).toEqual([]);
    },
  );

  it('a method that no route has is 405 in the API too', async () => {
    const { port } = await door(whole);
    expect(await ask(port, '/api/audio-file/', { method: 'TRACE' })).toMatchObject({
      status: 405,
      body: '{"error":"method_not_allowed"}',
    });
    expect(await ask(port, '/api/shop/purchase/', { method: 'POST' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['/ro/%E0%A4%A', 400, 'Adresa nu poate fi citită'],
    ['/en/%E0%A4%A', 400, 'This address cannot be read'],
    [`/en/${'a'.repeat(2_000)}`, 414, 'This address is too long'],
  ])('%s is refused in the language of the address', async (path, status, words) => {
    const { port, asked } = await door(whole);
    const heard = await ask(port, path);
    expect(heard.status).toBe(status);
    expect(heard.body).toContain(`<h1>${words}</h1>`);
    expect(asked).toEqual([]);
  });

  it('an asterisk is refused', async () => {
    const { port } = await door(whole);
    const heard = await speak(port, 'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('a body that is not wanted is not waited for', async () => {
    const { port } = await door(whole);
    const heard = await speak(port, 'PUT /ro HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nx');
    expect(heard).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nConnection: close\r\n/);
  });
});

describe('a redirect', () => {
  const to =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(308, { Location: location, Refresh: `0;url=${location}` }).end();

  it.each([
    ['/ro/contact', '/contact', '/ro/contact'],
    ['/ro/contact', '/contact?a=b', '/ro/contact?a=b'],
    ['/ro/contact?own=1', '/contact?a=b', '/ro/contact?own=1'],
    ['http://evil.example/ro', '/', '/ro'],
    ['//evil.example/ro', '/', '/ro'],
    ['http://evil.example//evil.example', '/', '/evil.example'],
    ['http://[', '/', '/'],
  ])('to %s, asked for as %s, leads to %s', async (location, path, target) => {
    const { port } = await door(to(location));
    const { headers: sent } = await ask(port, path, { headers: { host: 'evil.example' } });
    expect(sent['location']).toBe(target);
    expect(sent).not.toHaveProperty('refresh');
  });
});

describe('the headers of an answer', () => {
  const answering =
    (given: Record<string, string | string[]>): RequestListener =>
    (_, response) => {
      for (const [name, value] of Object.entries(given)) response.appendHeader(name, value);
      response.end();
    };

  it('hold one policy, the last: two would intersect', async () => {
    const { port } = await door(answering({ 'Content-Security-Policy': "script-src 'self'" }));
    expect((await ask(port, '/ro')).headers['content-security-policy']).toBe("script-src 'self'");
  });

  it('say nothing of the framework but to its own router', async () => {
    const inner = { 'x-nextjs-cache': 'HIT', 'x-nextjs-prerender': '1', 'x-nextjs-stale-time': '300' };
    const names = (sent: object) => Object.keys(sent).filter((name) => name.startsWith('x-nextjs'));
    const html = await door(answering({ ...inner, 'Content-Type': 'text/html' }));
    expect(names((await ask(html.port, '/ro')).headers)).toEqual([]);
    server.close();
    const flight = await door(answering({ ...inner, 'Content-Type': 'text/x-component' }));
    expect(names((await ask(flight.port, '/ro')).headers)).toEqual(['x-nextjs-stale-time']);
  });
});

it('the framework hears nothing of one visitor', async () => {
  const { port, asked } = await door(whole);
  await ask(port, '/ro/stiri/?email=ana@example.org', {
    headers: {
      host: 'evil.example',
      'content-security-policy': "script-src 'nonce-x'",
      referer: 'https://a.example/',
    },
  });
  expect(asked).toEqual([
    {
      url: '/ro/stiri',
      headers: { host: 'localhost', 'user-agent': 'visitor', 'x-socket-address': '127.0.0.1' },
    },
  ]);
});

it('a private page takes forms, and no cache, no search engine and no script has a part in it', async () => {
  const { port, asked } = await door((_, response) => {
    response.setHeader('Cache-Control', 'public, max-age=60');
    response.end('<p>the slip</p>');
  });
  for (const path of ['/ro/comanda/key?page=2', '/en/retragere', '/desk', '/desk/orders/1']) {
    const { status, headers: sent } = await ask(port, path, {
      method: 'POST',
      headers: { cookie: 'desk=1' },
    });
    expect(status).toBe(200);
    expect(sent).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none';(?!.*script-src)/),
    });
    expect(asked.at(-1)).toMatchObject({ url: path, headers: { cookie: 'desk=1' } });
  }
  for (const path of ['/ro/comanda-mea', '/desktop', '/ro/stiri'])
    expect((await ask(port, path, { method: 'POST' })).status).toBe(405);
});
