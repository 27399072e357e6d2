import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers, freePort } from './serve.mjs';

const shipped = path.resolve(import.meta.dirname, '../deploy/nginx/site.conf');

const certificate = (/** @type {string} */ folder) =>
  `ssl_certificate ${folder}/fullchain.pem; ssl_certificate_key ${folder}/privkey.pem;`;

/**
 * @typedef {{ folder: string, upstream: string, plain: number, secure: number, files: number, secureFiles: number }} Places
 */

/**
 * The shipped configuration with this machine's ports, folders and a certificate of its own; without its limits.
 * @param {Places} places
 */
function adapted({ folder, plain, secure }) {
  return (
    readFileSync(shipped, 'utf8')
      .replaceAll('listen [::]:', '#')
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
      // The load comes without a name in its handshake.
      .replace('ssl_reject_handshake on;', `${certificate(folder)} return 444;`)
      .replaceAll('/etc/nginx/tls', folder)
      .replaceAll('/var/cache/nginx/site', `${folder}/cache`)
      .replaceAll(/^ *limit_(req|conn) .*$/gm, '')
  );
}

/** @param {Places} places */
function configuration(places) {
  const { folder, upstream, files, secureFiles } = places;
  const sent = `root ${folder}/files; gzip_static on; default_type text/html;`;
  return `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream site { server ${upstream}; keepalive 32; }
  ${adapted(places)}
  server { listen 127.0.0.1:${files}; ${sent} }
  server {
    listen 127.0.0.1:${secureFiles} ssl http2; ${sent}
    ${certificate(folder)}
  }
}`;
}

/**
 * Runs the distribution's nginx with the shipped configuration in front of a site, and beside it servers of plain files.
 * @param {{ upstream: string, pages: Record<string, Buffer> }} options `upstream`: host and port; `pages`: gzipped bodies
 */
export async function startNginx({ upstream, pages }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // nginx started by root works as somebody else.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'files'));
  for (const [name, body] of Object.entries(pages)) {
    writeFileSync(path.join(folder, 'files', `${name}.html`), '');
    writeFileSync(path.join(folder, 'files', `${name}.html.gz`), body);
  }
  const key = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=www.example.org',
  ];
  execFileSync('openssl', [...request, ...key], { stdio: 'ignore' });
  const [plain, secure, files, secureFiles] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, upstream, plain, secure, files, secureFiles }));
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  process.once('exit', () => nginx.kill('SIGTERM'));
  const at = (/** @type {number} */ port, scheme = 'http') => `${scheme}://127.0.0.1:${port}`;
  await answers(`${at(files)}/${Object.keys(pages)[0] ?? ''}.html`, Date.now() + 10_000);
  return {
    site: at(secure, 'https'),
    files: at(files),
    secureFiles: at(secureFiles, 'https'),
    stop: () => nginx.kill('SIGQUIT'),
  };
}
