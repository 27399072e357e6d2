/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createDoor } from '@/lib/server/door/door';
import { fileFolders, isNowhere, rootFiles } from '@/lib/server/door/files';
import { ask, listen } from '../../../support/http';

const names = (folder: string) => readdirSync(path.join(process.cwd(), folder), { withFileTypes: true });

it('every file at the root of the site, and every folder of files, is let through', () => {
  const shipped = names('public');
  expect(fileFolders).toEqual(
    expect.arrayContaining(shipped.filter((entry) => entry.isDirectory()).map(({ name }) => name)),
  );
  const routes = names('app').filter(
    ({ name }) => name.includes('.') && existsSync(path.join(process.cwd(), 'app', name, 'route.ts')),
  );
  const files = [...shipped.filter((entry) => entry.isFile()), ...routes].map(({ name }) => name);
  expect([...rootFiles].sort()).toEqual(files.sort());
});

describe('what is called like a file', () => {
  let server: Server;
  let asked: (string | undefined)[];
  let port: number;

  beforeEach(async () => {
    asked = [];
    server = createServer(
      createDoor({
        handle(request, response) {
          asked.push(request.url);
          response.statusCode = request.url?.includes('missing') ? 404 : 200;
          response.end('<html>a whole page</html>');
        },
        headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
        report: () => undefined,
      }),
    );
    port = await listen(server);
  });
  afterEach(() => server.close());

  it.each(['/wp-login.php', '/llms.old', '/x.y', '/.env', '/.well-known/assetlinks', '/wp/setup.PHP'])(
    '%s, where no file can be, is a 404 of a few bytes for which nobody is asked',
    async (address) => {
      const { status, headers, body } = await ask(port, address);
      expect([status, headers['content-type'], asked]).toEqual([404, 'text/plain; charset=utf-8', []]);
      expect(body.length).toBeLessThan(10);
    },
  );

  it('and is missing where files are: as few bytes, whatever the framework would have shown', async () => {
    const { status, body } = await ask(port, '/art/missing.webp');
    expect([status, body]).toEqual([404, '404\n']);
  });

  it.each([
    '/robots.txt',
    '/art/hero/a.svg',
    '/ro/x.y',
    '/EN/x.y',
    '/stiri',
    '/ro/manifest.webmanifest',
    '/en.md',
  ])('%s is asked for', (address) => {
    expect(isNowhere(address)).toBe(false);
  });

  it('may be shown by other sites when it is a picture, and not otherwise', async () => {
    const policy = async (address: string) =>
      (await ask(port, address)).headers['cross-origin-resource-policy'];
    for (const address of ['/art/a.webp', '/icons/icon.svg', '/cards/a.jpg'])
      expect(await policy(address)).toBe('cross-origin');
    for (const address of ['/ro', '/audio/a.mp3', '/files/a.pdf', '/articole'])
      expect(await policy(address)).toBe('same-origin');
  });
});
