import type { FastifyRequest } from 'fastify';
import { PREVIEW_PICTURE, withPictureReplaced } from '#contract/replace-picture.ts';
import { parsePictureName, uploadedName } from '#contract/pictures.ts';
import type { InProcessTransport } from '#server/http/in-process.ts';
import { readProperty } from '#server/read-property.ts';

/** A picture that a preview shows in place of another one. */
export interface PictureChange {
  /** The name under which the old picture is stored. */
  name: string;
  /** The address of the new one. */
  address: string;
}

/** The picture that a frame of the panel asks to see replaced; null for none. */
export function previewedPicture({ query, headers }: FastifyRequest): PictureChange | null {
  const value = headers['sec-fetch-dest'] === 'iframe' ? readProperty(query, PREVIEW_PICTURE) : '';
  const [name = '', address = ''] = typeof value === 'string' ? value.split('~') : [];
  return parsePictureName(name) && uploadedName(address) ? { name, address } : null;
}

/** Answers API reads as `transport` does, with another picture. */
export function withPicture(transport: InProcessTransport, { name, address }: PictureChange): InProcessTransport {
  return async (...call) => {
    const reply = await transport(...call);
    return { ...reply, json: async () => withPictureReplaced<unknown>(await reply.json(), name, address) };
  };
}
