import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { z } from 'zod';
import { consentWords } from '#contract/consent.ts';
import type { TrashKind } from '#contract/kinds.ts';
import { metaOf, parseLenient, type PersonalField } from '#contract/field-meta.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import { lead } from '#contract/records/lead.ts';
import { reviews } from '#contract/collections/reviews.ts';
import { testimonials } from '#contract/collections/testimonials.ts';
import { containsTerm } from '#server/db/search-terms.ts';
import type { Tables } from '#server/db/tables.ts';
import { discardStagedChanges } from '#server/history/discard-staged.ts';
import { recordTitle } from '#server/history/record-title.ts';
import { readProperty } from '#server/read-property.ts';
import { OWN_TABLES } from '#server/db/record-tables.ts';
import { idBatches, type Db, type FoundItem, type PersonalTable } from './found.ts';
import type { Candidate, Matcher } from './identifiers.ts';

/** The records with personal data, by kind. */
export const PERSONAL_RECORDS = {
  leads: lead,
  messages: contactMessage,
  reviews: reviews.record,
  testimonials: testimonials.record,
};
export type PersonalRecordKind = keyof typeof PERSONAL_RECORDS & TrashKind;
export const PERSONAL_RECORD_KINDS = Object.keys(PERSONAL_RECORDS) as PersonalRecordKind[];

/** Rows in memory at a time. */
const BATCH = 500;

/** The table of one kind of record. */
export function personalRecords(kind: PersonalRecordKind): PersonalTable {
  const table = OWN_TABLES[kind];
  return {
    candidates: (db, matcher) => scan(db, { kind, table, id: 'id', at: 'created_at', isMixed: false }, matcher),
    async items(db, roots) {
      const found: FoundItem[] = [];
      for (const ids of idBatches(roots, kind)) {
        const rows = await db.selectFrom(table).select(['id', 'created_at', 'value']).where('id', 'in', ids).execute();
        for (const row of rows) found.push(...itemsOf(kind, { ...row, isInTrash: false }));
      }
      return found;
    },
    async erase(trx, roots) {
      for (const ids of idBatches(roots, kind)) await trx.deleteFrom(table).where('id', 'in', ids).execute();
    },
  };
}

export const personalTrash: PersonalTable = {
  candidates: (db, matcher) => scanKinds(db, { table: 'trash', id: 'id', at: 'created_at' }, matcher),
  async items(db, roots) {
    const found: FoundItem[] = [];
    for (const kind of PERSONAL_RECORD_KINDS) {
      for (const ids of idBatches(roots, kind)) {
        const ofKind = db.selectFrom('trash').select(['id', 'created_at', 'value']).where('kind', '=', kind);
        const rows = await ofKind.where('id', 'in', ids).execute();
        for (const row of rows) found.push(...itemsOf(kind, { ...row, isInTrash: true }));
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const kind of PERSONAL_RECORD_KINDS) {
      for (const ids of idBatches(roots, kind)) {
        await trx.deleteFrom('trash').where('kind', '=', kind).where('id', 'in', ids).execute();
      }
    }
  },
};

/** Staff may have changed a review: its older versions are about the person too. */
export const personalHistory: PersonalTable = {
  candidates: (db, matcher) => scanKinds(db, { table: 'history', id: 'record_id', at: 'saved_at' }, matcher),
  async items(db, roots) {
    const found: FoundItem[] = [];
    for (const kind of PERSONAL_RECORD_KINDS) {
      for (const ids of idBatches(roots, kind)) {
        const ofKind = db.selectFrom('history').selectAll().where('kind', '=', kind);
        const rows = await ofKind.where('record_id', 'in', ids).orderBy('saved_at').execute();
        for (const row of rows) {
          const details = detailsOf(kind, JSON.parse(row.value)); // as addVersion wrote it
          const root = { kind, id: row.record_id };
          found.push({ kind: 'history', root, at: row.saved_at, title: `Version ${row.version}`, details });
        }
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const kind of PERSONAL_RECORD_KINDS) {
      for (const ids of idBatches(roots, kind)) {
        await trx.deleteFrom('history').where('kind', '=', kind).where('record_id', 'in', ids).execute();
      }
    }
  },
};

/** What staff staged about a record is about the person too. */
export const personalStagedChanges: PersonalTable = {
  candidates: (db, matcher) => scanKinds(db, { table: 'staged_changes', id: 'record_id', at: 'created_at' }, matcher),
  async items(db, roots) {
    const found: FoundItem[] = [];
    for (const kind of PERSONAL_RECORD_KINDS) {
      for (const ids of idBatches(roots, kind)) {
        const ofKind = db.selectFrom('staged_changes').selectAll().where('kind', '=', kind);
        for (const row of await ofKind.where('record_id', 'in', ids).execute()) {
          const root = { kind, id: row.record_id };
          const details = detailsOf(kind, JSON.parse(row.value)); // as it was staged
          found.push({ kind: 'staged-changes', root, at: row.created_at, title: row.title, details });
        }
      }
    }
    return found;
  },
  async erase(trx, roots) {
    for (const kind of PERSONAL_RECORD_KINDS) {
      for (const ids of idBatches(roots, kind)) await discardStagedChanges(trx, kind, ids);
    }
  },
};

interface StoredRecord {
  id: string;
  created_at: string;
  value: string;
  isInTrash: boolean;
}

function itemsOf(kind: PersonalRecordKind, { id, created_at, value, isInTrash }: StoredRecord): FoundItem[] {
  const record: unknown = JSON.parse(value); // only our own writes store it
  const root = { kind, id };
  const own = { kind, root, at: created_at, title: recordTitle(record), isInTrash, details: detailsOf(kind, record) };
  return [own, ...consentOf(root, record)];
}

/** When and to which words the sender of a lead agreed. */
function consentOf(root: FoundItem['root'], record: unknown): FoundItem[] {
  if (root.kind !== 'leads') return [];
  const { consentAt, consentVersion } = parseLenient(lead, { ...UNREAD, ...(record as object) });
  if (!consentAt) return [];
  const details = [
    { label: 'Words', value: consentWords(consentVersion) },
    { label: 'Version of the words', value: String(consentVersion) },
  ];
  return [{ kind: 'consent', root, at: consentAt, title: 'Consent', details }];
}

/** What is read from columns, and not needed here. */
const UNREAD = { _id: '', version: 0, createdAt: '', updatedAt: '' };

/** The fields that the person filled in, with their labels. */
function detailsOf(kind: PersonalRecordKind, record: unknown): FoundItem['details'] {
  return fieldsOf(PERSONAL_RECORDS[kind]).flatMap(([name, schema]) => {
    const { label } = metaOf(schema);
    const text = textOf(readProperty(record, name));
    return label && text ? [{ label, value: text }] : [];
  });
}

function fieldsOf(schema: z.ZodType): [string, z.ZodType][] {
  return Object.entries(metaOf(schema).shape ?? {});
}

/** A group, such as the plan of a lead, by its title. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return textOf(readProperty(value, 'title'));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A table to scan for one kind of record. */
interface Source {
  kind: PersonalRecordKind;
  table: keyof Tables;
  id: 'id' | 'record_id';
  at: 'created_at' | 'saved_at';
  /** Whether the table has rows of other kinds too. */
  isMixed: boolean;
}

interface ScannedRow {
  id: string;
  version: number;
  at: string;
  value: string;
}

/** Reads the rows that may match, in the order of their key, in batches between which other requests run. */
async function* scan(db: Db, { kind, table, id, at, isMixed }: Source, { hints }: Matcher): AsyncGenerator<Candidate> {
  const hinted = hints.map((hint) => containsTerm(sql`lower(value)`, hint));
  const matching = hints.length > 0 ? sql`(${sql.join(hinted, sql` or `)})` : sql`1 = 1`;
  const ofKind = isMixed ? sql`kind = ${kind}` : sql`1 = 1`;
  const key = sql.ref(id);
  for (let last: ScannedRow | undefined, isOver = false; !isOver;) {
    const after = last ? sql`(${key}, version) > (${last.id}, ${last.version})` : sql`1 = 1`;
    const { rows } = await sql<ScannedRow>`
      select ${key} as id, version, ${sql.ref(at)} as at, value from ${sql.table(table)}
      where ${ofKind} and ${matching} and ${after} order by ${key}, version limit ${BATCH}`.execute(db);
    for (const row of rows) yield toCandidate(kind, row);
    last = rows.at(-1);
    isOver = rows.length < BATCH;
    await setImmediate();
  }
}

/** Reads a table that holds several kinds of records. */
async function* scanKinds(db: Db, source: Pick<Source, 'table' | 'id' | 'at'>, matcher: Matcher) {
  for (const kind of PERSONAL_RECORD_KINDS) yield* scan(db, { ...source, kind, isMixed: true }, matcher);
}

function toCandidate(kind: PersonalRecordKind, { id, at, value }: ScannedRow): Candidate {
  const record: unknown = JSON.parse(value); // only our own writes store it
  const texts = (personal: PersonalField) =>
    fieldsOf(PERSONAL_RECORDS[kind])
      .filter(([, field]) => metaOf(field).personal === personal)
      .map(([name]) => textOf(readProperty(record, name)))
      .filter(Boolean);
  return { kind, id, at, emails: texts('email'), phones: texts('phone'), names: texts('name') };
}
