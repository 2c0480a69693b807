import { sql, type Kysely, type Selectable } from 'kysely';
import { fileTexts } from '#contract/file-texts.ts';
import { FILE_KINDS, fileAddress, parseFileName } from '#contract/files.ts';
import type { FileUpdate, StoredFile } from '#contract/records/file.ts';
import type { Database } from '#server/db/open.ts';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';
import type { FilesTable, Tables } from '#server/db/tables.ts';
import { authorColumns } from '#server/history/author.ts';
import { Failure } from '#server/http/failure.ts';
import type { FilePart } from './file-parts.ts';
import { fileNameColumns } from './picture-store.ts';

const DAY_MS = 86_400_000;

interface ListOptions {
  page: number;
  limit: number;
  /** Search terms; each must occur in the file name or the licence note. */
  q: string;
  kind: 'all' | 'pdf' | 'video';
}

interface NewFile {
  /** Its hash and kind. */
  name: string;
  fileName: string;
  parts: readonly FilePart[];
  bytes: number;
}

/** The uploaded PDFs and videos. */
export function openFileStore({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  return {
    list: (options: ListOptions) => listFiles(db, options),
    get: (name: string) => getFile(db, name),
    parts: (name: string) => fileParts(db, name),
    /** Changes the given fields. With `ifMatch`, only of the version it names; another one fails as stale. */
    async update(name: string, about: FileUpdate, ifMatch: number | null): Promise<StoredFile> {
      await transaction(async (trx) => {
        const found = trx.selectFrom('files').selectAll().where('name', '=', name);
        const row = await found.forUpdate().executeTakeFirst();
        if (!row) throw new Failure('not-found');
        if (ifMatch !== null && ifMatch !== row.version) throw new Failure('stale');
        const next = { licence: about.licence ?? row.licence, poster: about.poster ?? row.poster };
        const written = { ...next, search: searchText(row.file_name, next.licence), version: row.version + 1 };
        await trx.updateTable('files').set(written).where('name', '=', name).execute();
      });
      return getFile(db, name);
    },
    /** Takes a file out of the library. Fails if the content or a staged change uses it. */
    async remove(name: string): Promise<void> {
      await transaction(async (trx) => {
        await getFile(trx, name);
        const unused = trx.selectFrom('files').select('name').where('name', '=', name).where(UNUSED);
        if (!(await unused.executeTakeFirst())) throw new Failure('invalid', { message: fileTexts.inUse });
        await trx.updateTable('files').set({ deleted_at: new Date().toISOString() }).where('name', '=', name).execute();
      });
    },
    /** Takes a deleted file back, as long as its content exists. */
    async restore(name: string): Promise<StoredFile> {
      const back = db.updateTable('files').set({ deleted_at: null }).where('name', '=', name);
      if ((await back.executeTakeFirst()).numUpdatedRows === 0n)
        throw new Failure('not-found', { message: fileTexts.gone });
      return getFile(db, name);
    },
  };
}

/** Neither the content nor a staged change uses it. A hash has 32 characters. */
const UNUSED = sql<boolean>`not exists (select 1 from media_uses where media_uses.name = files.name)
  and not exists (select 1 from staged_changes where value like '%/files/' || substr(files.name, 1, 32) || '/%')`;

/**
 * Deletes files that were deleted a day ago. One that is in use again comes back to the library. Their parts in the storage
 * belong to nothing then, so that the cleanup of uploads removes them.
 */
export async function purgeFiles({ db }: Pick<Database, 'db'>, now = Date.now()): Promise<void> {
  const before = new Date(now - DAY_MS).toISOString();
  await db.deleteFrom('files').where('deleted_at', '<', before).where(UNUSED).execute();
  await db.updateTable('files').set({ deleted_at: null }).where('deleted_at', '<', before).execute();
}

/**
 * Notes an upload. Another upload of the same content gives the file its new name and its new parts, and brings it to the
 * front. The cleanup of uploads removes the old parts, which somebody may be reading.
 */
export async function rememberFile(trx: Kysely<Tables>, { name, fileName, parts, bytes }: NewFile): Promise<void> {
  const { file_name } = fileNameColumns(fileName);
  const known = await trx.selectFrom('files').select('licence').where('name', '=', name).executeTakeFirst();
  const search = searchText(file_name, known?.licence ?? '');
  const sent = {
    ...{ file_name, search, created_at: new Date().toISOString(), deleted_at: null, ...authorColumns() },
    parts: JSON.stringify(parts.map((part) => ({ name: part.name, bytes: part.bytes }))),
  };
  await trx
    .insertInto('files')
    .values({ name, bytes, ...sent })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(sent))
    .execute();
}

function searchText(fileName: string, licence: string): string {
  return `${fileName} ${licence}`.toLowerCase();
}

const USES = sql<number>`(select count(*) from media_uses where media_uses.name = files.name)`;

async function getFile(db: Kysely<Tables>, name: string): Promise<StoredFile> {
  const found = db.selectFrom('files').selectAll().select(USES.as('uses')).where('name', '=', name);
  const row = await found.where('deleted_at', 'is', null).executeTakeFirst();
  if (!row) throw new Failure('not-found');
  return toFile(row);
}

/** Where the content of a file is, and the name for those who save it; null for an unknown file. */
async function fileParts(db: Kysely<Tables>, name: string) {
  const found = db.selectFrom('files').select(['file_name', 'bytes', 'parts']).where('name', '=', name);
  const row = await found.executeTakeFirst();
  return row ? { fileName: row.file_name, bytes: row.bytes, parts: readPartList(row.parts) } : null;
}

/** Reads the column `parts`, which the product wrote. */
export function readPartList<P extends FilePart>(json: string): P[] {
  return JSON.parse(json) as P[];
}

async function listFiles(db: Kysely<Tables>, { page, limit, q, kind }: ListOptions) {
  const found = searchTerms(q).reduce(
    (narrowed, word) => narrowed.where(containsTerm(sql`search`, word)),
    db
      .selectFrom('files')
      .where('deleted_at', 'is', null)
      .$if(kind === 'pdf', (all) => all.where('name', 'like', '%.pdf'))
      .$if(kind === 'video', (all) => all.where('name', 'not like', '%.pdf')),
  );
  const { count } = await found.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .select(USES.as('uses'))
    .orderBy('created_at', 'desc')
    .orderBy('name', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const total = Number(count);
  return { items: rows.map(toFile), page, totalPages: Math.max(1, Math.ceil(total / limit)), total, limit };
}

interface FileRow extends Selectable<FilesTable> {
  uses: number | string;
}

function toFile({
  name,
  file_name,
  bytes,
  created_at,
  user_name,
  licence,
  poster,
  uses,
  version,
}: FileRow): StoredFile {
  const kind = parseFileName(name)?.kind ?? 'pdf';
  return {
    ...{ name, address: fileAddress(name, file_name), fileName: file_name, kind, bytes, createdAt: created_at },
    ...{ mediaType: FILE_KINDS[kind].mediaType, userName: user_name, licence, poster, uses: Number(uses), version },
  };
}
