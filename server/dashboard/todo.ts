import { sql } from 'kysely';
import { collections } from '#contract/collections/index.ts';
import { reviews } from '#contract/collections/reviews.ts';
import type { Todo, TodoKind } from '#contract/records/audit-entry.ts';
import { stateConditions } from '#server/records/public-condition.ts';
import type { Database } from '#server/db/open.ts';
import { recordsOf } from '#server/records/kind.ts';

/** Counts the open items of a kind and names the oldest one. */
interface TodoQuery {
  table: string;
  where: () => ReturnType<typeof sql<boolean>>;
  title: (fields: Fields) => string;
}
export type Fields = Record<string, unknown>;

/** The kinds whose items are the records of one table. */
type RecordTodo = Exclude<keyof Todo, 'replies' | 'unpublished'>;

/** As the lists of enquiries: without those that are done, merged into another one, or spam. */
const isNewIn = (table: 'leads' | 'contact_messages') =>
  sql<boolean>`status = 'new' and exists (
    select 1 from enquiries where enquiries.id = ${sql.ref(`${table}.id`)} and enquiries.state = 'open')`;

export const TODO_QUERIES: Record<RecordTodo, TodoQuery> = {
  messages: {
    table: 'contact_messages',
    where: () => isNewIn('contact_messages'),
    title: ({ firstName, email }) => textOrEmpty(firstName) || textOrEmpty(email),
  },
  leads: {
    table: 'leads',
    where: () => isNewIn('leads'),
    title: ({ name, plan }) =>
      [textOrEmpty(name), textOrEmpty((plan as Fields | undefined)?.title)].filter(Boolean).join(', '), // a group of fields
  },
  reviews: {
    table: 'reviews',
    where: () => sql`${stateConditions(reviews.publicWhen).pending} and is_suspect = 0`,
    title: ({ name }) => textOrEmpty(name),
  },
};

/** The open items for staff, by kind. */
export async function countTodo(database: Database, now = new Date()): Promise<Todo> {
  const names = Object.keys(TODO_QUERIES) as RecordTodo[];
  const replies = await countReplies(database);
  const counted = await Promise.all(names.map((name) => countTodoKind(database, name)));
  const kinds = Object.fromEntries(names.map((name, index) => [name, counted[index]])) as Omit<
    Todo,
    'replies' | 'unpublished'
  >; // one for each name
  return { ...kinds, replies, unpublished: await countUnpublished(database, now) };
}

/** The open enquiries whose sender answered a mail and waits. */
export async function countReplies({ db }: Database): Promise<TodoKind> {
  const waiting = db.selectFrom('enquiries').where('state', '=', 'open').where('waiting_since', 'is not', null);
  const { count, at } = await waiting
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('waiting_since').as('at')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), at: at ?? '', title: '' };
}

/** The open items of one kind. */
export async function countTodoKind({ db }: Database, name: RecordTodo): Promise<TodoKind> {
  const { table, where, title } = TODO_QUERIES[name];
  const { rows: counts } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where ${where()}`.execute(db);
  const count = Number(counts[0]?.count ?? 0);
  if (count === 0) return { count, at: '', title: '' };
  const { rows } = await sql<{ value: string; at: string }>`
    select value, created_at as at from ${sql.table(table)} where ${where()} order by id limit 1`.execute(db);
  const [item] = rows;
  return { count, at: item?.at ?? '', title: item ? title(JSON.parse(item.value) as Fields) : '' }; // only our own writes store it
}

/** The states in which a record waits to become public. */
const WAITING = ['draft', 'scheduled'] as const;

/** The drafts and scheduled records of the collections, with the draft edited last and the next scheduled one. */
async function countUnpublished({ db }: Database, now: Date): Promise<Todo['unpublished']> {
  const asked = Object.values(collections).flatMap(({ name, publicWhen, title }) => {
    const conditions = stateConditions(publicWhen, now);
    return WAITING.map((state) => ({ name, title, state, where: conditions[state] }));
  });
  const found = await Promise.all(
    asked.map(async ({ name, title, state, where }) => {
      if (!where) return null;
      const waiting = recordsOf(db, name).select().where(where);
      const { count } = await waiting.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
      if (Number(count) === 0) return null;
      const at = state === 'scheduled' ? 'published_at' : 'updated_at';
      const sorted = waiting.orderBy(at, state === 'scheduled' ? 'asc' : 'desc').limit(1);
      const first = await sorted.select(['value', `${at} as at`]).executeTakeFirst();
      const fields = JSON.parse(first?.value ?? '{}') as Fields; // only our own writes store it
      return { collection: name, state, count: Number(count), at: first?.at ?? '', title: textOrEmpty(fields[title]) };
    }),
  );
  return found.filter((one) => one !== null);
}

export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
