import { sql, type Kysely } from 'kysely';
import { cleanLine } from '#contract/clean-text.ts';
import { parsePictureName } from '#contract/pictures.ts';
import { FILE_NAME_MAX, type Picture } from '#contract/records/picture.ts';
import type { Database } from '#server/db/open.ts';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';
import type { PicturesTable, Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';

interface ListOptions {
  page: number;
  limit: number;
  /** Search terms; each must occur in the file name. */
  q: string;
}

interface NamedPicture {
  /** The name under which it is stored. */
  name: string;
  fileName: string;
  bytes: number;
}

/** The uploaded pictures: the names of their files, their sizes, and when they were sent. */
export function openPictureStore({ db }: Pick<Database, 'db'>) {
  return {
    remember: (picture: NamedPicture) => rememberPicture(db, picture),
    list: (options: ListOptions) => listPictures(db, options),
    async get(name: string): Promise<Picture> {
      const row = await db.selectFrom('pictures').selectAll().where('name', '=', name).executeTakeFirst();
      if (!row) throw new Failure('not-found');
      return toPicture(row);
    },
  };
}

/** Notes an upload. Another upload of the same picture gives it the new file name, and brings it to the front. */
export async function rememberPicture(db: Kysely<Tables>, { name, fileName, bytes }: NamedPicture): Promise<void> {
  const known = { ...fileNameColumns(fileName), bytes, created_at: new Date().toISOString() };
  await db
    .insertInto('pictures')
    .values({ name, ...known })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(known))
    .execute();
}

/** The last part of a file's path, as one line. */
export function fileNameColumns(fileName: string): Pick<PicturesTable, 'file_name' | 'search'> {
  const last = cleanLine(fileName).split(/[/\\]/).at(-1)?.trim() ?? '';
  // Without half a surrogate pair at the end: it is not valid text.
  const file_name = last.slice(0, FILE_NAME_MAX).replace(/\p{Cs}$/u, '');
  return { file_name, search: file_name.toLowerCase() };
}

async function listPictures(db: Kysely<Tables>, { page, limit, q }: ListOptions) {
  const found = searchTerms(q).reduce(
    (narrowed, word) => narrowed.where(containsTerm(sql.ref('search'), word)),
    db.selectFrom('pictures'),
  );
  const { count } = await found.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('name', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const total = Number(count);
  return { items: rows.map(toPicture), page, totalPages: Math.max(1, Math.ceil(total / limit)), total, limit };
}

function toPicture({ name, file_name, bytes, created_at }: PicturesTable): Picture {
  const { width = 0, height = 0 } = parsePictureName(name) ?? {};
  return { imageUrl: `/uploads/${name}`, fileName: file_name, bytes, width, height, createdAt: created_at };
}
