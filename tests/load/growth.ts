import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { LEAD_STATUSES } from '../../contract/constants.ts';
import { buildApp } from '../../server/app.ts';
import { openDatabase, type Database } from '../../server/db/open.ts';
import { foldEnquiryCounts } from '../../server/enquiries/fold-counts.ts';
import { openContentVersion, type ContentVersion } from '../../server/http/content-version.ts';
import { openStorage } from '../../server/media/storage.ts';
import { readSettings } from '../../server/settings.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { cloneRows, type Row } from './clone-rows.ts';
import { fillAroundEnquiries, timeErasures } from './erasures.ts';
import { median } from './process-figures.ts';

const POSTS = [100, 1000, 10_000];
const INBOX = [1000, 100_000];
const TIMES = 15;
const WORD = 'counter';

const BLOG_PATHS = {
  'list, page 1': '/api/blog?page=1',
  'list, last page': '/api/blog?page=last',
  search: `/api/blog?q=${WORD}`,
  'search, found nowhere': '/api/blog?q=nobody-has-this',
  'tag filter': '/api/blog?tag=Process',
  'one post': '/api/blog/two-scripts-one-page',
  'page of the blog': '/blog',
};
const STAFF_PATHS = {
  'leads, newest 50': '/api/leads?limit=50',
  'leads, counts': '/api/leads/summary',
  'leads, search': '/api/leads?limit=50&q=nobody-has-this',
  'messages, newest 50': '/api/contact/messages?limit=50',
  'messages, counts': '/api/contact/messages/summary',
  'enquiries, newest 50': '/api/enquiries?limit=50',
  'enquiries, a stage': '/api/enquiries?limit=50&stage=won',
  'enquiries, board': '/api/enquiries/board',
  'enquiries, counts': '/api/enquiries/counts',
  'enquiries, search': '/api/enquiries?limit=50&q=nobody-has-this',
  'enquiries, search for a common word': '/api/enquiries?limit=50&q=kiln',
  'enquiries, board of a search': '/api/enquiries/board?q=aarav',
};

/** Milliseconds of uncached responses as the number of records grows, on the database in `env`. */
export async function growth(env: Record<string, string>): Promise<Row[]> {
  const settings = readSettings({ ...env, LOG_LEVEL: 'silent' });
  const database = await openDatabase(settings);
  const version = openContentVersion({ nextScheduledChange: async () => Infinity, notices: database.notices });
  const app = await buildApp({ settings, database, storage: await openStorage(settings), pages: 'built', version });
  try {
    const token = await logIn(app);
    const blog = await grow(POSTS, BLOG_PATHS, (count) => fillBlog(database, count), { app, version });
    await addOne(app);
    const fill = async (count: number) => {
      for (const table of ['leads', 'contact_messages'] as const) await cloneRows(database, table, count);
      await fillEnquiries(database, count);
      await fillAroundEnquiries(database);
      await foldEnquiryCounts(database);
    };
    const more = async () => timeErasures(app, await logIn(app));
    const inbox = await grow(INBOX, STAFF_PATHS, fill, { app, version, token, more });
    return [...blog, ...inbox];
  } finally {
    await app.close();
    await database.close();
  }
}

interface Target {
  app: FastifyInstance;
  version: ContentVersion;
  token?: string;
  /** Other times of the same number of records, by what they are of. */
  more?: () => Promise<Record<string, number>>;
}

async function grow(
  counts: number[],
  paths: Record<string, string>,
  fill: (count: number) => Promise<void>,
  how: Target,
) {
  const found = new Map<string, Row>(Object.keys(paths).map((what) => [what, { what }]));
  for (const count of counts) {
    await fill(count);
    for (const [what, path] of Object.entries(paths)) {
      const ms = await time(path.replace('last', String(Math.ceil(count / 10))), how);
      Object.assign(found.get(what) ?? {}, { [`${count}`]: ms });
    }
    for (const [what, ms] of Object.entries((await how.more?.()) ?? {})) {
      found.set(what, { what, ...found.get(what), [`${count}`]: ms });
    }
  }
  return [...found.values()].map((row) => ({ ...row, grows: ratio(row, counts) }));
}

function ratio(row: Row, counts: number[]): string {
  return `${(Number(row[String(counts.at(-1))]) / Number(row[String(counts[0])])).toFixed(1)} times`;
}

async function time(url: string, { app, version, token }: Target): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    await version.bump();
    const start = performance.now();
    const reply = await app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
    times.push(performance.now() - start);
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode}`);
  }
  return median(times);
}

async function logIn(app: FastifyInstance): Promise<string> {
  const reply = await app.inject({ method: 'POST', url: '/api/users/login', payload: ADMIN });
  return reply.json<{ token: string }>().token;
}

/** Sends a lead and a message as a visitor does. `cloneRows` copies them. */
async function addOne(app: FastifyInstance): Promise<void> {
  const plan = { key: 'growth', title: 'Growth' };
  const person = { name: 'Aarav Mehta', email: 'aarav@example.com', phone: '+91 98290 12345' };
  const payloads = {
    '/api/leads': { ...person, company: 'Kiln', website: '', message: 'A site for our kiln.', plan, consent: true },
    '/api/contact/messages': {
      firstName: 'Aarav',
      lastName: 'Mehta',
      email: person.email,
      message: 'A site for our kiln.',
    },
  };
  for (const [url, payload] of Object.entries(payloads)) {
    const reply = await app.inject({ method: 'POST', url, payload });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.body}`);
  }
}

const STAGES = LEAD_STATUSES.length;

/** Makes enquiries of copied leads until there are `count` of them, evenly in all stages. */
async function fillEnquiries({ db }: Database, count: number): Promise<void> {
  const { rows } = await sql<Row>`select * from enquiries order by id limit 1`.execute(db);
  const original: Row = { ...rows[0], kind: 'leads' };
  const { rows: left } = await sql<{ id: string }>`select id from leads
    where id not in (select id from enquiries) order by id`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from enquiries`.execute(db);
  const made = left.slice(0, count - Number(counted[0]?.total)).map(({ id }, nth) => {
    const stage = LEAD_STATUSES[nth % STAGES] ?? 'new';
    return { ...original, id, stage, search: `${String(original.search)}\nword${nth}` };
  });
  for (let from = 0; from < made.length; from += 500) {
    const some = made.slice(from, from + 500);
    const names = Object.keys(original).map((name) => sql.ref(name));
    const values = some.map((row) => sql`(${sql.join(Object.values(row))})`);
    await sql`insert into enquiries (${sql.join(names)}) values ${sql.join(values)}`.execute(db);
  }
}

/** Copies the starter posts. Each copy is older than the one before. */
async function fillBlog(database: Database, count: number): Promise<void> {
  await cloneRows(database, 'blog_posts', count, ({ slug }, nth) => ({
    slug: `${slug}-${nth}`,
    published_at: new Date(Date.UTC(2024, 0, 1) - nth * 3_600_000).toISOString(),
  }));
}
