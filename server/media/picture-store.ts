import { sql, type Kysely, type Selectable, type SelectQueryBuilder, type Transaction } from 'kysely';
import { cleanLine } from '#contract/clean-text.ts';
import { parsePictureName } from '#contract/pictures.ts';
import { FILE_NAME_MAX, type Picture, type PictureList, type PictureSaved } from '#contract/records/picture.ts';
import type { Database } from '#server/db/open.ts';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';
import type { PicturesTable, Tables } from '#server/db/tables.ts';
import { authorColumns } from '#server/history/author.ts';
import { Failure } from '#server/http/failure.ts';

interface ListOptions {
  page: number;
  limit: number;
  /** Search terms; each must occur in the file name, the description or the licence note. */
  q: string;
  list?: PictureList;
}

interface NamedPicture {
  /** The name under which it is stored. */
  name: string;
  fileName: string;
  bytes: number;
  thumbhash?: string;
}

/** The fields that staff write. */
type About = Partial<Pick<Picture, 'alt' | 'licence' | 'focus'>>;

/** The uploaded pictures, and what the library says about them. */
export function openPictureStore({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  return {
    remember: (picture: NamedPicture) => rememberPicture(db, picture),
    list: (options: ListOptions) => listPictures(db, options),
    get: (name: string) => getPicture(db, name),
    /**
     * Changes the given fields. With `ifMatch`, only of the version it names; another one fails as stale. `follow` runs in
     * the same transaction once the description is another one, and returns how many places it changed.
     */
    async update(
      name: string,
      about: About,
      ifMatch: number | null,
      follow: (trx: Transaction<Tables>) => Promise<number>,
    ): Promise<PictureSaved> {
      const placesChanged = await transaction(async (trx) => {
        const row = await trx
          .selectFrom('pictures')
          .selectAll()
          .where('name', '=', name)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new Failure('not-found');
        if (ifMatch !== null && ifMatch !== row.version) throw new Failure('stale');
        const next = { alt: row.alt, licence: row.licence, focus: row.focus, ...about };
        const words = `${next.alt} ${next.licence}`.toLowerCase();
        const written = { ...next, words, version: row.version + 1 };
        await trx.updateTable('pictures').set(written).where('name', '=', name).execute();
        return next.alt === row.alt ? 0 : follow(trx);
      });
      return { ...(await getPicture(db, name)), placesChanged };
    },
    /** Takes a picture out of the library. Fails if the content or a staged change uses it. */
    async remove(name: string): Promise<void> {
      await transaction(async (trx) => {
        await getPicture(trx, name);
        const unused = trx.selectFrom('pictures').select('name').$call(onlyUnused).where('name', '=', name);
        if (!(await unused.executeTakeFirst())) throw new Failure('invalid', { message: STILL_USED });
        await trx
          .updateTable('pictures')
          .set({ deleted_at: new Date().toISOString() })
          .where('name', '=', name)
          .execute();
      });
    },
    /** Takes a deleted picture back, as long as its files exist. */
    async restore(name: string): Promise<Picture> {
      const back = db.updateTable('pictures').set({ deleted_at: null }).where('name', '=', name);
      if ((await back.executeTakeFirst()).numUpdatedRows === 0n) throw new Failure('not-found', { message: GONE });
      return getPicture(db, name);
    },
  };
}

const STILL_USED = 'A place uses this picture. Replace it there first.';
const GONE = 'The file of this picture was deleted. Upload it again.';

/**
 * Notes an upload. Another upload of the same picture gives it the new file name, and brings it to the front, also when it
 * was deleted.
 */
export async function rememberPicture(
  db: Kysely<Tables>,
  { name, fileName, bytes, thumbhash }: NamedPicture,
): Promise<void> {
  const sent = {
    ...{ ...fileNameColumns(fileName), bytes, created_at: new Date().toISOString(), ...authorColumns() },
    ...{ deleted_at: null, ...(thumbhash && { thumbhash }) },
  };
  await db
    .insertInto('pictures')
    .values({ name, ...sent })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(sent))
    .execute();
}

/** The last part of a file's path, as one line. */
export function fileNameColumns(fileName: string): Pick<PicturesTable, 'file_name' | 'search'> {
  const last = cleanLine(fileName).split(/[/\\]/).at(-1)?.trim() ?? '';
  // Without half a surrogate pair at the end: it is not valid text.
  const file_name = last.slice(0, FILE_NAME_MAX).replace(/\p{Cs}$/u, '');
  return { file_name, search: file_name.toLowerCase() };
}

const USES = sql<number>`(select count(*) from media_uses where media_uses.name = pictures.name)`;

async function getPicture(db: Kysely<Tables>, name: string): Promise<Picture> {
  const found = db
    .selectFrom('pictures')
    .selectAll()
    .select(USES.as('uses'))
    .where('name', '=', name)
    .where('deleted_at', 'is', null);
  const row = await found.executeTakeFirst();
  if (!row) throw new Failure('not-found');
  return toPicture(row);
}

const NAMES_AT_ONCE = 500;

/** Those of the named pictures that exist, by their names. */
export async function picturesNamed(db: Kysely<Tables>, names: readonly string[]): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>();
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const some = db.selectFrom('pictures').selectAll().select(USES.as('uses'));
    const rows = await some.where('name', 'in', names.slice(start, start + NAMES_AT_ONCE)).execute();
    for (const row of rows) found.set(row.name, toPicture(row));
  }
  return found;
}

async function listPictures(db: Kysely<Tables>, { page, limit, q, list = 'all' }: ListOptions) {
  const found = searchTerms(q).reduce(
    (narrowed, word) => narrowed.where(containsTerm(sql`search || ' ' || words`, word)),
    db
      .selectFrom('pictures')
      .where('deleted_at', 'is', null)
      .$if(list === 'unused', onlyUnused),
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
  return { items: rows.map(toPicture), page, totalPages: Math.max(1, Math.ceil(total / limit)), total, limit };
}

/** Those that neither the content, nor a staged change, nor a video as its poster uses. */
export function onlyUnused<O>(
  pictures: SelectQueryBuilder<Tables, 'pictures', O>,
): SelectQueryBuilder<Tables, 'pictures', O> {
  return pictures
    .where(sql<boolean>`not exists (select 1 from media_uses where media_uses.name = pictures.name)`)
    .where(sql<boolean>`not exists (select 1 from files where poster like '/uploads/' || pictures.name || '%')`)
    .where(
      sql<boolean>`not exists (select 1 from staged_changes where value like '%/uploads/' || replace(pictures.name, '.webp', '') || '%')`,
    );
}

interface PictureRow extends Selectable<PicturesTable> {
  uses: number | string;
}

function toPicture({
  name,
  file_name,
  bytes,
  created_at,
  user_name,
  alt,
  licence,
  focus,
  uses,
  version,
}: PictureRow): Picture {
  // prettier-ignore
  const { width = 0, height = 0 } = parsePictureName(name) ?? {};
  return {
    ...{ imageUrl: `/uploads/${name}`, fileName: file_name, bytes, width, height, createdAt: created_at },
    ...{ userName: user_name, alt, licence, focus, uses: Number(uses), version },
  };
}
