import { createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import {
  MEDIA_CHUNK_BYTES,
  UNFINISHED_UPLOAD_HOURS,
  UNFINISHED_UPLOADS_MAX,
  UNFINISHED_UPLOADS_OWN_MAX,
} from '#contract/constants.ts';
import { fileTexts, maxBytesOf } from '#contract/file-texts.ts';
import { fileAddress, listedFileName, type ChunkedKind } from '#contract/files.ts';
import { uploadedName } from '#contract/pictures.ts';
import type { MediaUpload, NewMediaUpload } from '#contract/records/file.ts';
import type { Database } from '#server/db/open.ts';
import type { MediaUploadsTable, Tables } from '#server/db/tables.ts';
import { Failure, invalidField } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import {
  hashOfParts,
  isPartName,
  newPartName,
  readWhole,
  timeOfPart,
  type FilePart,
  type HashedPart,
} from './file-parts.ts';
import { kindOfContent } from './file-signature.ts';
import { readPartList, rememberFile } from './file-store.ts';
import { fileNameColumns } from './picture-store.ts';
import type { Storage } from './storage.ts';

const DAY_MS = 86_400_000;

interface Dependencies {
  database: Pick<Database, 'db' | 'transaction'>;
  storage: Storage;
  /** Decodes a picture and adds it to the library. Returns its address. */
  addPicture: (fileName: string, read: () => Promise<Buffer>) => Promise<string>;
}

interface Chunk {
  id: string;
  offset: number;
  content: Buffer;
}

type Row = Selectable<MediaUploadsTable>;

/**
 * Uploads in chunks. What has arrived is in the storage and in the database, so an upload goes on after a restart, and on
 * another process. Chunks have one size, so the hash of a file does not depend on how it was sent.
 */
export function openMediaUploads({ database, storage, addPicture }: Dependencies) {
  const { db } = database;

  async function find(id: string, userId: string): Promise<Row> {
    const own = db.selectFrom('media_uploads').selectAll().where('id', '=', id).where('user_id', '=', userId);
    const row = await own.executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return row;
  }

  /** The same file of the same person goes on where it stopped. */
  async function begin(sent: NewMediaUpload, userId: string): Promise<MediaUpload> {
    const { kind, bytes, modified } = sent;
    if (bytes > maxBytesOf(kind)) throw new Failure('too-large', { message: fileTexts.tooLarge(kind) });
    const { file_name } = fileNameColumns(sent.fileName);
    const same = db.selectFrom('media_uploads').selectAll().where('user_id', '=', userId);
    const known = await same
      .where('file_name', '=', file_name)
      .where('kind', '=', kind)
      .where('bytes', '=', bytes)
      .where('modified', '=', modified)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (known && (known.address === '' || (await takeBack(db, known.address)))) return toUpload(known);
    if (known) await forget(known.id, []);
    await requireRoom(bytes, userId);
    const at = new Date().toISOString();
    const row = {
      ...{ id: newId(), user_id: userId, kind, file_name, bytes, modified },
      ...{ received: 0, parts: '[]', address: '', created_at: at, updated_at: at },
    };
    await db.insertInto('media_uploads').values(row).execute();
    return toUpload(row);
  }

  async function requireRoom(bytes: number, userId: string): Promise<void> {
    const unfinished = db.selectFrom('media_uploads').select(sql<number | string | null>`sum(bytes)`.as('bytes')).where('address', '=', ''); // prettier-ignore
    const own = Number((await unfinished.where('user_id', '=', userId).executeTakeFirst())?.bytes ?? 0);
    if (own + bytes > UNFINISHED_UPLOADS_OWN_MAX)
      throw invalidField('bytes', fileTexts.tooManyUnfinished(UNFINISHED_UPLOADS_OWN_MAX));
    const all = Number((await unfinished.executeTakeFirst())?.bytes ?? 0);
    if (all + bytes > UNFINISHED_UPLOADS_MAX) throw new Failure('unavailable', { message: fileTexts.noRoom });
    await storage.requireSpace(bytes);
  }

  /** Stores a chunk. After the last one the picture or file is in the library. */
  async function receive({ id, offset, content }: Chunk, userId: string): Promise<MediaUpload> {
    const row = await find(id, userId);
    if (row.address !== '') return toUpload(row); // the reply to its last chunk was lost
    if (offset !== row.received) throw invalidField('offset', fileTexts.wrongOffset);
    if (content.length !== Math.min(MEDIA_CHUNK_BYTES, row.bytes - offset))
      throw invalidField('file', fileTexts.wrongLength);
    if (offset === 0 && row.kind !== 'picture' && kindOfContent(content) !== row.kind) await refuse(row);
    await storage.requireSpace(content.length);
    const part = { name: newPartName(), bytes: content.length, sha256: sha256Of(content) };
    await storage.write(part.name, content);
    const next = { ...row, received: offset + part.bytes, parts: [...readPartList<HashedPart>(row.parts), part] };
    try {
      return next.received < row.bytes ? await goOn(next) : await finish(next);
    } catch (error) {
      // After another error the part may count: the database may have noted it before the connection broke.
      if (error instanceof Failure) await removeParts(storage, [part]);
      throw error;
    }
  }

  /** A file that is not what it is called. Nobody can send the rest. */
  async function refuse({ id, kind }: Row): Promise<never> {
    await db.deleteFrom('media_uploads').where('id', '=', id).execute();
    throw new Failure('unsupported-type', { message: fileTexts.notOfItsKind[kind as ChunkedKind] });
  }

  type Next = Omit<Row, 'parts'> & { parts: HashedPart[] };

  async function goOn(next: Next): Promise<MediaUpload> {
    await advance(db, next, { parts: JSON.stringify(next.parts) });
    return toUpload(next);
  }

  async function finish(next: Next): Promise<MediaUpload> {
    if (next.kind === 'picture') return finishPicture(next);
    const name = `${hashOfParts(next.parts)}.${next.kind}`;
    const address = fileAddress(name, next.file_name);
    const { parts, bytes } = next;
    await database.transaction(async (trx) => {
      await advance(trx, next, { parts: '[]', address });
      await rememberFile(trx, { name, fileName: next.file_name, parts, bytes });
    });
    return toUpload({ ...next, address });
  }

  async function finishPicture(next: Next): Promise<MediaUpload> {
    const { id, parts, file_name } = next;
    const address = await addPicture(file_name, () => readWhole(storage, parts)).catch(async (error: unknown) => {
      const isRefused = error instanceof Failure && error.status < 500;
      if (isRefused) await forget(id, parts.slice(0, -1)); // `receive` removes the last one
      throw error;
    });
    await advance(db, next, { parts: '[]', address });
    await removeParts(storage, parts);
    return toUpload({ ...next, address });
  }

  async function forget(id: string, parts: readonly FilePart[]): Promise<void> {
    await db.deleteFrom('media_uploads').where('id', '=', id).execute();
    await removeParts(storage, parts);
  }

  return {
    begin,
    receive,
    state: async (id: string, userId: string) => toUpload(await find(id, userId)),
    /** Removes what no file has: the last chunk may arrive at the same moment. */
    async stop(id: string, userId: string): Promise<void> {
      const own = db.deleteFrom('media_uploads').where('id', '=', id).where('user_id', '=', userId);
      const stopped = await own.returning('parts').executeTakeFirst();
      if (!stopped) throw new Failure('not-found');
      await removeParts(storage, readPartList(stopped.parts));
    },
  };
}

/** Takes a picture or file back if somebody has deleted it. False if it no longer exists. */
async function takeBack(db: Kysely<Tables>, address: string): Promise<boolean> {
  const picture = uploadedName(address);
  const back = picture
    ? db.updateTable('pictures').set({ deleted_at: null }).where('name', '=', picture)
    : db.updateTable('files').set({ deleted_at: null }).where('name', '=', listedFileName(address));
  return (await back.executeTakeFirst()).numUpdatedRows > 0n;
}

/** What cannot be removed now, the daily job removes. */
async function removeParts(storage: Pick<Storage, 'remove'>, parts: readonly FilePart[]): Promise<void> {
  for (const { name } of parts) await storage.remove(name).catch(() => undefined);
}

/** Removes uploads that nobody went on with, and the parts in the storage that belong to nothing. */
export async function purgeMediaUploads(
  { db }: Pick<Database, 'db'>,
  storage: Storage,
  now = Date.now(),
): Promise<void> {
  const before = new Date(now - UNFINISHED_UPLOAD_HOURS * 3_600_000).toISOString();
  await db.deleteFrom('media_uploads').where('updated_at', '<', before).execute();
  const used = new Set<string>();
  // In this order: a finished upload moves its parts from the first table to the second.
  for (const table of ['media_uploads', 'files'] as const)
    for (const { parts } of await db.selectFrom(table).select('parts').execute())
      for (const { name } of readPartList(parts)) used.add(name);
  for await (const name of storage.list())
    if (isPartName(name) && now - timeOfPart(name) > DAY_MS && !used.has(name)) await storage.remove(name);
}

/** Notes a chunk, unless another request has noted the same one meanwhile. */
async function advance(
  db: Kysely<Tables>,
  { id, received, parts }: { id: string; received: number; parts: readonly FilePart[] },
  change: { parts: string; address?: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('media_uploads')
    .set({ ...change, received, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('received', '=', received - (parts.at(-1)?.bytes ?? 0))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalidField('offset', fileTexts.wrongOffset);
}

function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function toUpload({ id, kind, file_name, bytes, received, address }: Omit<Row, 'parts'>): MediaUpload {
  return {
    ...{ _id: id, kind: kind as ChunkedKind, fileName: file_name, bytes, received, address },
    chunkBytes: MEDIA_CHUNK_BYTES,
  };
}
