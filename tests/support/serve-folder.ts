import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/** Serves a folder as README.txt of an export says, until the test ends: an address is a file, or one that ends in .html. */
export async function serveFolder(folder: string): Promise<string> {
  const server = createServer((request, response) => void sendFile(folder, request.url ?? '/', response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function sendFile(folder: string, url: string, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(url, 'http://any').pathname);
  for (const name of path === '/' ? ['index.html'] : [path, `${path}.html`]) {
    const content = await readFile(join(folder, name)).catch(() => null);
    if (!content) continue;
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(content);
    return;
  }
  response.writeHead(404, { 'content-type': TYPES.html }).end(await readFile(join(folder, '404.html')));
}
