import { collections } from '#contract/collections/index.ts';
import { undescribedPicturesOf, withAltDecision, type AltDecision } from '#contract/described-places.ts';
import { collectionNames, type CollectionName, type StagedKind } from '#contract/kinds.ts';
import { canUseMedia, uploadsIn } from '#contract/media-uses.ts';
import { UNDESCRIBED_MAX, type UndescribedPlace } from '#contract/records/undescribed-picture.ts';
import { rules } from '#contract/rule-texts.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import { hasOwnTable } from '#server/db/record-tables.ts';
import { fillPictureWords } from '#server/history/picture-words.ts';
import { recordTitle } from '#server/history/record-title.ts';
import { Failure, invalidField } from '#server/http/failure.ts';
import { recordsOf } from '#server/records/kind.ts';
import { carryToStaged } from './carry-to-staged.ts';
import { contentSchema, storeIn, type OpenContent } from './content-stores.ts';

interface Parts {
  database: Database;
  openContent: OpenContent;
}

type Found = Omit<UndescribedPlace, 'pictureAlt'>;

/** Rows that are read at once. Between two reads the server answers requests. */
const ROWS_AT_ONCE = 200;
const SHOWING = collectionNames.filter((name) => canUseMedia(collections[name].record));

/** The places of all sections and records, public or not, whose picture nobody has described. */
export async function undescribedPictures({ database, openContent }: Parts): Promise<UndescribedPlace[]> {
  const stores = openContent(database);
  const found: Found[] = [];
  for (const id of Object.keys(sections) as SectionName[]) {
    const current = await stores.sections.current(id);
    const { title, fields } = sections[id];
    if (current) found.push(...placesIn({ kind: 'sections', id, title, version: current.version }, fields, current.values)); // prettier-ignore
  }
  for (const kind of SHOWING) {
    if (found.length >= UNDESCRIBED_MAX) break;
    await addPlacesOfRecords(database.db, kind, found);
  }
  return withPictureAlt(database.db, found.slice(0, UNDESCRIBED_MAX));
}

async function addPlacesOfRecords(db: Database['db'], kind: CollectionName, found: Found[]): Promise<void> {
  const { record } = collections[kind];
  const hasBody = collections[kind].hasPages || !hasOwnTable(kind);
  for (let last = ''; found.length < UNDESCRIBED_MAX;) {
    const rows = await recordsOf(db, kind)
      .select()
      .select(['id', 'value', 'version'])
      .$if(hasBody, (all) => all.select('body'))
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, value, body, version } of rows) {
      const values = { ...storedFields(value), ...storedFields(body) };
      found.push(...placesIn({ kind, id, title: recordTitle(values), version }, record, values));
    }
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return;
    last = end.id;
  }
}

type Owner = Pick<Found, 'kind' | 'id' | 'title' | 'version'>;

function placesIn(owner: Owner, ...content: Parameters<typeof undescribedPicturesOf>): Found[] {
  return undescribedPicturesOf(...content).map(({ field, imageUrl, isInText }) => ({
    ...owner,
    field,
    imageUrl,
    isInText,
  }));
}

async function withPictureAlt(db: Database['db'], found: Found[]): Promise<UndescribedPlace[]> {
  const names = [...new Set(found.flatMap(({ imageUrl }) => uploadsIn(imageUrl)))];
  const rows = names.length === 0 ? [] : await db.selectFrom('pictures').select(['name', 'alt']).where('name', 'in', names).execute(); // prettier-ignore
  const alts = new Map(rows.map(({ name, alt }) => [name, alt]));
  return found.map((place) => ({ ...place, pictureAlt: alts.get(uploadsIn(place.imageUrl)[0] ?? '') ?? '' }));
}

/** Saves a decision about one place, and makes it in the staged change of its section or record too. */
export async function decideAlt(
  { database, openContent }: Parts,
  target: { kind: StagedKind; id: string },
  decision: AltDecision & { ifMatch: number | null },
): Promise<{ version: number }> {
  const { kind, id } = target;
  const schema = contentSchema(kind, id);
  return database.transaction(async (trx) => {
    const store = storeIn(trx, database, openContent, kind);
    const current = await store.current(id);
    if (!current) throw new Failure('not-found');
    if (decision.ifMatch !== null && decision.ifMatch !== current.version) throw new Failure('stale');
    const values = withAltDecision(schema, current.values, decision);
    if (!values) throw invalidField('field', rules.placeGone);
    const { record } = await store.save(id, values, { ifMatch: current.version, restores: null });
    const change = (staged: typeof values) =>
      fillPictureWords(trx, schema, withAltDecision(schema, staged, decision) ?? staged);
    await carryToStaged(trx, { kind, record: id, before: current.version, after: record.version, change });
    return { version: record.version };
  });
}

function storedFields(json: string | null = ''): Record<string, unknown> {
  return JSON.parse(json || '{}') as Record<string, unknown>; // as the store wrote it
}
