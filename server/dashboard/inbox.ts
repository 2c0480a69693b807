import { sql } from 'kysely';
import { INBOX_ENTRIES, INBOX_ENTRIES_OF_KIND } from '#contract/constants.ts';
import type { InboxEntry } from '#contract/records/audit-entry.ts';
import type { Database } from '#server/db/open.ts';
import { TODO_QUERIES, textOrEmpty, type Fields } from './todo.ts';

type Details = Omit<InboxEntry, 'kind' | '_id' | 'version' | 'at'>;

const NO_DETAILS: Details = { name: '', about: '', text: '', email: '', phone: '', price: 0, stars: 0 };

/** Where each kind of submission is listed as open, and what a stored one tells about itself. Most urgent kind first. */
const SOURCES: Record<InboxEntry['kind'], { todo: keyof typeof TODO_QUERIES; details: (value: Fields) => Details }> = {
  lead: {
    todo: 'leads',
    details: ({ name, email, phone, plan, message }) => ({
      ...NO_DETAILS,
      name: textOrEmpty(name),
      about: textOrEmpty((plan as Fields | undefined)?.title), // a group of fields
      price: Number((plan as Fields | undefined)?.price) || 0,
      text: textOrEmpty(message),
      email: textOrEmpty(email),
      phone: textOrEmpty(phone),
    }),
  },
  message: {
    todo: 'messages',
    details: ({ firstName, email, subject, message }) => ({
      ...NO_DETAILS,
      name: textOrEmpty(firstName) || textOrEmpty(email),
      about: textOrEmpty(subject),
      text: textOrEmpty(message),
      email: textOrEmpty(email),
    }),
  },
  review: {
    todo: 'reviews',
    details: ({ name, role, stars, review }) => ({
      ...NO_DETAILS,
      name: textOrEmpty(name),
      about: textOrEmpty(role),
      text: textOrEmpty(review),
      stars: Number(stars) || 0,
    }),
  },
};

/** Undecided submissions: leads, then messages, then reviews, newest first in each kind. */
export async function listInbox(database: Database): Promise<InboxEntry[]> {
  const kinds = Object.keys(SOURCES) as InboxEntry['kind'][];
  const found = await Promise.all(kinds.map((kind) => newestOf(database, kind)));
  const first = found.flatMap((entries) => entries.slice(0, INBOX_ENTRIES_OF_KIND));
  const others = found.flatMap((entries) => entries.slice(INBOX_ENTRIES_OF_KIND));
  const shown = new Set([...first, ...others].slice(0, INBOX_ENTRIES));
  return found.flat().filter((entry) => shown.has(entry));
}

async function newestOf({ db }: Database, kind: InboxEntry['kind']): Promise<InboxEntry[]> {
  const { todo, details } = SOURCES[kind];
  const { table, where } = TODO_QUERIES[todo];
  const { rows } = await sql<{ id: string; version: number; created_at: string; value: string }>`
    select id, version, created_at, value from ${sql.table(table)}
    where ${where()} order by id desc limit ${INBOX_ENTRIES}`.execute(db);
  return rows.map(({ id, version, created_at, value }) => ({
    kind,
    _id: id,
    version,
    at: created_at,
    ...details(JSON.parse(value) as Fields), // only our own writes store it
  }));
}
