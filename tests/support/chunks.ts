import type { FastifyInstance } from 'fastify';
import { MEDIA_CHUNK_BYTES } from '#contract/constants.ts';
import type { ChunkedKind } from '#contract/files.ts';

interface Chunk {
  id: string;
  offset: number;
  content: Buffer;
}

/** Uploads files in chunks, as the panel does, for the person with this token. */
export function chunkSender(app: FastifyInstance, token: string) {
  const headers = { authorization: `Bearer ${token}` };

  async function begin(kind: ChunkedKind, fileName: string, bytes: number, modified = 1) {
    const payload = { kind, fileName, bytes, modified };
    const reply = await app.inject({ method: 'POST', url: '/api/media-uploads', headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  }

  async function sendChunk({ id, offset, content }: Chunk) {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(content)]));
    const request = new Request('http://localhost/', { method: 'PUT', body: form });
    const reply = await app.inject({
      method: 'PUT',
      url: `/api/media-uploads/${id}/${offset}`,
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  /** Sends a whole file. Returns the reply to its last chunk, or the first refusal. */
  async function sendWhole(kind: ChunkedKind, fileName: string, content: Buffer) {
    let last = await begin(kind, fileName, content.length);
    const id: string = last.body._id;
    for (let offset = 0; last.status === 200 && offset < content.length; offset += MEDIA_CHUNK_BYTES)
      last = await sendChunk({ id, offset, content: content.subarray(offset, offset + MEDIA_CHUNK_BYTES) });
    return last;
  }

  return { begin, sendChunk, sendWhole };
}
