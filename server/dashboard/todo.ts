import { sql } from 'kysely';
import type { Todo, TodoKind } from '#contract/records/audit-entry.ts';
import type { Database } from '#server/db/open.ts';

/** Counts the open items of a kind and names the first one in the order `first`. */
interface TodoQuery {
  table: string;
  where: (now: string) => ReturnType<typeof sql<boolean>>;
  first: 'id' | 'updated_at desc' | 'published_at';
  /** The column with the time when that item arrived, changed or is due. */
  at: 'created_at' | 'updated_at' | 'published_at';
  title: (fields: Fields) => string;
}
export type Fields = Record<string, unknown>;

const readTitle = ({ title }: Fields) => textOrEmpty(title);

/** The kinds whose items are the records of one table. */
type RecordTodo = Exclude<keyof Todo, 'replies'>;

/** As the lists of enquiries: without those that are done, merged into another one, or spam. */
const isNewIn = (table: 'leads' | 'contact_messages') =>
  sql<boolean>`status = 'new' and exists (
    select 1 from enquiries where enquiries.id = ${sql.ref(`${table}.id`)} and enquiries.state = 'open')`;

export const TODO_QUERIES: Record<RecordTodo, TodoQuery> = {
  messages: {
    table: 'contact_messages',
    where: () => isNewIn('contact_messages'),
    first: 'id',
    at: 'created_at',
    title: ({ firstName, email }) => textOrEmpty(firstName) || textOrEmpty(email),
  },
  leads: {
    table: 'leads',
    where: () => isNewIn('leads'),
    first: 'id',
    at: 'created_at',
    title: ({ name, plan }) =>
      [textOrEmpty(name), textOrEmpty((plan as Fields | undefined)?.title)].filter(Boolean).join(', '), // a group of fields
  },
  reviews: {
    table: 'reviews',
    where: () => sql`is_approved = 0 and is_suspect = 0`,
    first: 'id',
    at: 'created_at',
    title: ({ name }) => textOrEmpty(name),
  },
  posts: {
    table: 'blog_posts',
    where: () => sql`status = 'draft'`,
    first: 'updated_at desc',
    at: 'updated_at',
    title: readTitle,
  },
  scheduled: {
    table: 'blog_posts',
    where: (now) => sql`status = 'published' and published_at > ${now}`,
    first: 'published_at',
    at: 'published_at',
    title: readTitle,
  },
  items: {
    table: 'portfolio_items',
    where: () => sql`status = 'draft'`,
    first: 'updated_at desc',
    at: 'updated_at',
    title: readTitle,
  },
  services: {
    table: 'service_pages',
    where: () => sql`is_published = 0`,
    first: 'updated_at desc',
    at: 'updated_at',
    title: readTitle,
  },
};

/** The open items for staff, by kind. */
export async function countTodo(database: Database, now = new Date()): Promise<Todo> {
  const names = Object.keys(TODO_QUERIES) as RecordTodo[];
  const replies = await countReplies(database);
  const counted = await Promise.all(names.map((name) => countTodoKind(database, name, now)));
  return { ...Object.fromEntries(names.map((name, index) => [name, counted[index]])), replies } as Todo; // one for each name
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
export async function countTodoKind({ db }: Database, name: RecordTodo, at = new Date()): Promise<TodoKind> {
  const { table, where, first, at: column, title } = TODO_QUERIES[name];
  const now = at.toISOString();
  const { rows: counts } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where ${where(now)}`.execute(db);
  const count = Number(counts[0]?.count ?? 0);
  if (count === 0) return { count, at: '', title: '' };
  const { rows } = await sql<{ value: string; at: string }>`
    select value, ${sql.ref(column)} as at from ${sql.table(table)}
    where ${where(now)} order by ${sql.raw(first)} limit 1`.execute(db);
  const [item] = rows;
  return { count, at: item?.at ?? '', title: item ? title(JSON.parse(item.value) as Fields) : '' }; // only our own writes store it
}

export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
