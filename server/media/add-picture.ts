import type { Database } from '#server/db/open.ts';
import type { Picture } from './picture.ts';
import { rememberPicture } from './picture-store.ts';
import type { Storage } from './storage.ts';
import type { Variants } from './variants.ts';

interface Library {
  database: Pick<Database, 'db'>;
  storage: Pick<Storage, 'write'>;
  variants: Pick<Variants, 'enqueue'>;
}

/** Adds an encoded picture to the library, and returns its address on this site. */
export async function addPicture({ database, storage, variants }: Library, picture: Picture, fileName: string) {
  const { name, content, width, height, thumbhash } = picture;
  // In this order: a job that deletes the files of the same picture finishes first.
  await rememberPicture(database.db, { name, fileName, bytes: content.length, thumbhash });
  await storage.write(name, content);
  variants.enqueue(name);
  return { imageUrl: `/uploads/${name}`, width, height };
}
