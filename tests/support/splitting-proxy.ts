import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { freePort } from './spawn-product.ts';

const FIRST_PART = 0.6;

/**
 * A proxy in front of a site. It sends the HTML of one path in two parts, the second one after `sendRest`. The second
 * part starts at the text `from`, by default after 60 % of the HTML.
 */
export async function splittingProxy(target: string, path: string, from?: string) {
  const { promise: mayGoOn, resolve: sendRest } = Promise.withResolvers<null>();
  const server = createServer((incoming, outgoing) => {
    const isSplit = incoming.url === path;
    const { host: _, ...headers } = incoming.headers;
    const options = { method: incoming.method, headers: isSplit ? { accept: 'text/html' } : headers };
    const forwarded = request(`${target}${incoming.url ?? ''}`, options, (answer) => {
      if (isSplit) void sendInParts(answer, outgoing, { mayGoOn, from });
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await once(server.listen(port, 'localhost'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://localhost:${port}`, sendRest: () => sendRest(null) };
}

interface Split {
  mayGoOn: Promise<null>;
  from: string | undefined;
}

async function sendInParts(answer: IncomingMessage, outgoing: ServerResponse, { mayGoOn, from }: Split) {
  const { 'content-length': _, ...headers } = answer.headers;
  const html = await text(answer);
  const end = from === undefined ? Math.floor(html.length * FIRST_PART) : html.indexOf(from);
  outgoing.writeHead(answer.statusCode ?? 502, headers).write(html.slice(0, end));
  await mayGoOn;
  outgoing.end(html.slice(end));
}
