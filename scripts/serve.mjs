import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @returns {Promise<number>} an unused port */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} url @param {number} deadline */
export async function answers(url, deadline) {
  while (Date.now() < deadline) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/**
 * Serves the production build on its own port and data folder, for the measuring scripts.
 * @param {Record<string, string>} [environment]
 */
export async function serve(environment = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const server = spawn(process.execPath, [path.resolve('scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port), SITE_URL: url, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout.on('data', (text) => (said += String(text)));
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => server.once('exit', resolve));
  process.once('exit', () => server.kill('SIGKILL'));
  await answers(`${url}/api/health/live`, Date.now() + 30_000);
  /** Gives the exit code. */
  const stop = () => {
    server.kill('SIGTERM');
    return exited;
  };
  /** Everything that it has logged. */
  const logged = () => said;
  return { url, dataDir, pid: server.pid, stop, logged };
}

/** An API host that serves the sample lists, for the site to read. */
export async function serveApiHost() {
  const port = await freePort();
  const command = ['--import', 'tsx', 'scripts/api-sample.ts', '--port', String(port)];
  const host = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/api`;
  await answers(`${url}/news/?locale=ro`, Date.now() + 30_000);
  return { url, stop: () => host.kill('SIGTERM') };
}
