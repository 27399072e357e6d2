/** @jest-environment node */
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { postToApi } from '@/lib/orders/server/post-to-api';
import { ShopApi } from '../support/shop-api';

const message = (url: string, timeoutMs = 2_000) => ({ url, headers: {}, body: '{"name":"Ș"}', timeoutMs });

describe('send', () => {
  let api: ShopApi;
  beforeEach(async () => {
    api = await new ShopApi().start();
  });
  afterEach(() => api.stop());

  it('posts the body as it is and returns the response', async () => {
    expect(await postToApi(message(`${api.url}/shop/purchase/?locale=ro`))).toEqual({
      result: 'answered',
      status: 201,
      body: '{"reference":"S-1"}',
      json: true,
    });
    expect(api.received).toMatchObject([
      {
        url: '/api/shop/purchase/?locale=ro',
        body: '{"name":"Ș"}',
        headers: { 'content-length': '13', connection: 'close' },
      },
    ]);
  });

  it('keeps only the beginning of a long response', async () => {
    api.respond = (response) => response.end('ș'.repeat(100_000));
    const delivered = await postToApi(message(api.url));
    expect(delivered).toMatchObject({ result: 'answered', status: 200, body: 'ș'.repeat(4_000) });
  });

  it.each([
    ['an object', 'application/json', '{"reference":"S-1"}', true],
    ['JSON under another name', 'text/html', '{"reference":"S-1"}', true],
    ['a long list', 'application/json', JSON.stringify(Array(5_000).fill('Ș')), true],
    ['nothing', '', '', true],
    ['nothing, called HTML', 'text/html; charset=utf-8', '', false],
    ['a page', 'text/html', '<!doctype html><title>Parked</title>', false],
    ['a page called JSON', 'application/json', '<html></html>', false],
    ['a long page', 'text/html', `<html>${'x'.repeat(20_000)}`, false],
    ['words', 'text/plain', 'OK', false],
  ])('knows JSON from anything else: %s', async (_, type, body, json) => {
    api.respond = (response) =>
      response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body);
    expect(await postToApi(message(api.url))).toMatchObject({ status: 200, json });
  });

  it('does not follow a redirect', async () => {
    api.respond = (response) => response.writeHead(308, { location: `${api.url}/elsewhere` }).end();
    expect(await postToApi(message(api.url))).toMatchObject({ result: 'answered', status: 308 });
    expect(api.received).toHaveLength(1);
  });

  it('trusts the status of a truncated response', async () => {
    api.respond = (response) => {
      response.writeHead(201, { 'content-length': '100' });
      response.write('{"ref', () => response.destroy());
    };
    expect(await postToApi(message(api.url))).toEqual({
      ...{ result: 'answered', status: 201, body: '{"ref', json: true },
    });
  });

  it('cannot tell whether a silent host received it', async () => {
    api.respond = () => undefined;
    expect(await postToApi(message(api.url, 150))).toEqual({ result: 'unknown', code: 'TIMEOUT' });
  });

  it('cannot tell whether a host that hangs up received it', async () => {
    api.respond = (response) => response.destroy();
    expect(await postToApi(message(api.url))).toEqual({ result: 'unknown', code: 'ECONNRESET' });
  });

  it('knows that nothing was sent when the connection is refused', async () => {
    const { port } = api;
    await api.stop();
    expect(await postToApi(message(`http://127.0.0.1:${port}/`))).toEqual({
      result: 'not-sent',
      code: 'ECONNREFUSED',
    });
    await api.start();
  });

  it('knows that nothing was sent when there is no such host', async () => {
    const delivered = await postToApi(message('http://no-such-host.invalid/'));
    expect(delivered).toMatchObject({ result: 'not-sent' });
  });

  it('knows that nothing was sent when the TLS handshake fails', async () => {
    expect(await postToApi(message(api.url.replace('http:', 'https:')))).toMatchObject({
      result: 'not-sent',
    });
    expect(api.received).toHaveLength(0);
  });

  it('knows that nothing was sent when the TLS handshake never ends', async () => {
    const silent: Server = createServer((socket) => void socket.on('error', () => undefined).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await postToApi(message(`https://127.0.0.1:${port}/`, 150))).toEqual({
      result: 'not-sent',
      code: 'TIMEOUT',
    });
    await new Promise((resolve) => silent.close(resolve));
  });
});
