import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
};

/** `bytes=a-b`, `bytes=a-` or `bytes=-n` within a file; undefined when there is none that can be met. */
function rangeOf(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : undefined;
}

async function sendDrawing(file: string, request: IncomingMessage, response: ServerResponse) {
  const body = await sharp(file).resize({ width: 800, withoutEnlargement: true }).png().toBuffer();
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves the files of public/ as a media host does: whole, by HEAD, or a range; `x.svg.png` is a drawing as a PNG. */
export function serveMedia(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const drawing = pathname.endsWith('.svg.png');
  const file = path.join(process.cwd(), 'public', drawing ? pathname.slice(0, -4) : pathname);
  if (!/^\/(art|audio|files)\/[\w./-]+$/.test(pathname) || pathname.includes('..') || !existsSync(file)) {
    return void response.writeHead(404).end();
  }
  if (drawing) return void sendDrawing(file, request, response);
  const { size } = statSync(file);
  const range = rangeOf(request.headers.range, size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file, { start, end }).pipe(response);
}
