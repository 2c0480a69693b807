import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { blogHooks } from '../../server/blog/hooks.ts';
import { openCollection } from '../../server/records/open-collection.ts';
import { openDatabase, type Database } from '../../server/db/open.ts';
import { openContentVersion, type ContentVersion } from '../../server/http/content-version.ts';
import { openStorage } from '../../server/media/storage.ts';
import { seedStarter } from '../../server/starter/seed.ts';
import { readSettings } from '../../server/settings.ts';
import { blog } from '../../contract/collections/blog.ts';
import type { z } from 'zod';
import type { CallKey, Calls } from '../../contract/calls.ts';
import { anonymousReads, pathsOf, type Samples } from './anonymous-reads.ts';
import { cloneRows } from './clone-rows.ts';

const TIMES = 3;
/** Noise of the machine only adds time, so a hold that is too long is measured again, up to this often. */
const TIMES_MAX = 12;
/** Number of different posts. All others are copies of them. */
const TEXTS = 14;
/** Number of posts per record of each other kind. */
const POSTS_FOR_EACH = 10;
const WORD = 'gravel';
/** Milliseconds of the fixed piece of work on the reference processor, for which the limit of 50 ms is meant. */
const REFERENCE_MS = 15;

export interface Hold {
  path: string;
  status: number;
  /** The longest time that the event loop was blocked, in ms of processor time: other programs do not add to it. */
  ms: number;
  /** The same on the reference processor. */
  referenceMs: number;
}

type Reply<K extends CallKey> = z.output<Calls[K]['reply']>;

interface Filled {
  /** A new folder. */
  dataDir: string;
  posts: number;
  /** Characters of HTML in each post. */
  length: number;
  /** A hold that is longer, in ms on the reference processor, is measured again. */
  maxMs?: number;
}

/** How long each anonymous read blocks the event loop if nothing is cached, longest first. */
export async function loopHolds({ dataDir, posts, length, maxMs = Infinity }: Filled): Promise<Hold[]> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openDatabase(settings);
  const storage = await openStorage(settings);
  await seedStarter(database, storage);
  const slug = await fill(database, posts, length);
  const version = openContentVersion({ nextScheduledChange: async () => Infinity, notices: database.notices });
  const app = await buildApp({ settings, database, storage, pages: 'built', version });
  await app.ready();
  try {
    const listed = pathsOf(app.printRoutes({ commonPrefix: false, method: 'GET' }));
    const paths = anonymousReads(listed, await samplesOf(app, slug));
    const holds: Hold[] = [];
    for (const path of paths) holds.push(await measureHold(path, { app, version, maxMs }));
    return holds.toSorted((one, other) => other.ms - one.ms);
  } finally {
    await app.close();
    await database.close();
  }
}

/** Known parameter values, from the site's own responses. */
async function samplesOf(app: FastifyInstance, slug: string): Promise<Samples> {
  const blog = (await app.inject('/api/blog')).json<Reply<'GET /blog'>>();
  const portfolio = (await app.inject('/api/portfolio')).json<Reply<'GET /portfolio'>>();
  const services = (await app.inject('/api/services')).json<Reply<'GET /services'>>();
  const [upload = ''] = /(?<=\/uploads\/)[^"? ]+/.exec((await app.inject('/')).body) ?? [];
  const slugs = { '/blog': slug, '/portfolio': portfolio.items[0]?.slug ?? '', '/services': services[0]?.slug ?? '' };
  return {
    slugs,
    lastPage: blog.totalPages,
    tag: blog.tags[0]?.tag ?? '',
    category: portfolio.categories[0]?.category ?? '',
    word: WORD,
    upload,
  };
}

async function measureHold(
  path: string,
  { app, version, maxMs }: { app: FastifyInstance; version: ContentVersion; maxMs: number },
): Promise<Hold> {
  const samples: Sample[] = [];
  while (samples.length < TIMES || (samples.length < TIMES_MAX && leastOf(samples).referenceMs > maxMs)) {
    await version.bump();
    let status = 0;
    const unit = unitMs();
    const ms = await longestHold(async () => {
      status = (await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })).statusCode;
    });
    samples.push({ ms, unit, status });
  }
  return { path, status: samples[0]?.status ?? 0, ...leastOf(samples) };
}

interface Sample {
  ms: number;
  /** Of the fixed piece of work at the same moment, in ms. */
  unit: number;
  status: number;
}

/** The shortest hold and the shortest piece of work, because noise of the machine only adds time. */
function leastOf(samples: readonly Sample[]): Pick<Hold, 'ms' | 'referenceMs'> {
  const ms = Math.min(...samples.map((one) => one.ms));
  const unit = Math.min(...samples.map((one) => one.unit));
  return { ms, referenceMs: (ms / unit) * REFERENCE_MS };
}

/** The most processor time between two turns of the event loop during some work. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = threadMs();
  let isDone = false;
  const turn = () => {
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isDone) setImmediate(turn);
  };
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
  before = threadMs();
  setImmediate(turn);
  await work();
  turn();
  isDone = true;
  return longest;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const TEXT = JSON.stringify(
  Array.from({ length: 4000 }, (_, index) => ({ id: index, word: `sand ${index}`, list: [index, 'x'] })),
);

/** Milliseconds of a fixed piece of work like that of responses: parsing, matching, joining and writing JSON. */
function unitMs(): number {
  const before = threadMs();
  for (let round = 0; round < 4; round += 1) {
    const parsed = JSON.parse(TEXT) as { word: string }[];
    if (JSON.stringify(parsed.map(({ word }) => word.replace(/(\d)/g, '<b>$1</b>').toUpperCase())).length === 0) break;
  }
  return threadMs() - before;
}

/** Creates posts of a length by the store, then copies them and some records of other kinds. Returns a post's slug. */
async function fill(database: Database, posts: number, length: number): Promise<string> {
  const { db } = database;
  const store = openCollection(database, 'blog', blogHooks);
  await db.deleteFrom('blog_posts').execute();
  for (let nth = 0; nth < TEXTS; nth += 1) {
    const content = html(length, nth);
    const post = blog.create.parse({ title: `Long post ${nth}`, slug: `long-${nth}`, content, tags: ['Process', `Tag ${nth}`], publishedAt: '2025-01-01T00:00:00.000Z' }); // prettier-ignore
    await store.create({ ...post, readingMinutes: 1 });
  }
  await cloneRows(database, 'blog_posts', posts, (_row, nth) => ({
    slug: `long-${nth}`,
    published_at: new Date(Date.UTC(2024, 0, 1) - nth * 3_600_000).toISOString(),
  }));
  const others = Math.ceil(posts / POSTS_FOR_EACH);
  for (const table of ['portfolio_items', 'service_pages'] as const)
    await cloneRows(database, table, others, (row, nth) => ({ slug: `${row.slug}-${nth}`, position: nth }));
  for (const table of ['reviews', 'testimonials'] as const)
    await cloneRows(database, table, others, (_row, nth) => ({ position: nth }));
  return 'long-0';
}

/** HTML as people write it: paragraphs of words with links, headings, lists, quotes, code and pictures. */
function html(length: number, nth: number): string {
  const parts: string[] = [];
  let size = 0;
  for (let part = 0; size < length; part += 1) {
    const text = Array.from({ length: 60 }, (_, at) => wordAt(nth * 1000 + part * 60 + at)).join(' ');
    const element = elementAt(part, text);
    parts.push(element);
    size += element.length;
  }
  return parts.join('\n').slice(0, length);
}

function elementAt(part: number, text: string): string {
  if (part % 9 === 0) return `<h2>${text.slice(0, 40)}</h2>`;
  if (part % 9 === 4) return `<ul><li>${text.slice(0, 120)}</li><li><em>${text.slice(120)}</em></li></ul>`;
  if (part % 9 === 6) return `<blockquote><p>${text}</p></blockquote>`;
  if (part % 9 === 7) return `<pre><code>${text}</code></pre>`;
  return `<p>${text} <a href="https://example.com/${part}">${WORD}</a> &amp; <strong>more</strong></p>`;
}

/** Some thousand different words. */
function wordAt(index: number): string {
  const kinds = ['sand', 'wind', 'stone', 'path', 'kiln', 'ridge', 'lamp', 'glass'];
  return `${kinds[index % kinds.length]}${(index * 7919) % 3571}`;
}
