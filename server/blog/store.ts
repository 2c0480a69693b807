import { sql } from 'kysely';
import { TAG_CHIPS_MAX, type POST_STATES } from '#contract/constants.ts';
import { readingMinutes } from '#contract/reading-time.ts';
import { blogPost, type BlogPost } from '#contract/records/blog-post.ts';
import type { Database } from '#server/db/open.ts';
import { htmlToText } from '#server/sanitize/sanitize.ts';
import { publicCondition } from '#server/records/permalinks.ts';
import { whereMatches, searchText, whereTagged, decodeTags, encodeTags } from '#server/records/search.ts';
import type { RecordQuery } from '#server/records/kind.ts';
import type { Order } from '#server/records/reads.ts';
import { publishPost } from './publication.ts';
import { openRecordStore } from '#server/records/store.ts';

/** Fields that only a post's own page shows. */
const LONG = ['content'] as const;
const NEWEST_FIRST: Order = [
  ['published_at', 'desc'],
  ['id', 'desc'],
];

interface ListOptions {
  page: number;
  limit: number;
  /** Words to look for in title, excerpt, tags, author and text. */
  q: string;
  tag: string;
  /** The filter for staff; the public gets published posts. */
  status: 'all' | (typeof POST_STATES)[number];
  /** Whether staff get the list without texts; the public always does. */
  brief: boolean;
  /** Whether to include drafts and scheduled posts. */
  isStaff: boolean;
}

/** The articles. `publishedAt` defaults to the time of saving for a published one. */
export function openBlogStore(database: Database) {
  const { page, tally, countEach, find, ...store } = openRecordStore(database, {
    table: 'blog_posts',
    record: blogPost,
    long: LONG,
    columns: { slug: 'slug', status: 'status', publishedAt: 'published_at' },
    complete: (post) => ({
      ...post,
      readingMinutes: readingMinutes(post.content),
      publishedAt: post.publishedAt || (post.status === 'published' ? new Date().toISOString() : ''),
    }),
    searched: ({ title, excerpt, tags, author, content }) => ({
      search: searchText(title, excerpt, tags, author, htmlToText(content)),
      tags: encodeTags(tags),
    }),
    afterWrite: publishPost,
  });

  /** A page of the posts, newest first, with the most frequent tags over all posts that are public. */
  async function list({ q, tag, isStaff, ...asked }: ListOptions) {
    const found = isStaff ? await listForStaff({ q, tag, ...asked }) : await listForPublic({ q, tag, ...asked });
    return { ...found, tags: await frequentTags() };
  }

  function listForPublic({ q, tag, page: number, limit }: Omit<ListOptions, 'isStaff'>) {
    const narrow = (query: RecordQuery) => whereTagged(whereMatches(publicOnly(query), q), tag);
    return page({ omit: LONG, isSearch: q !== '', page: number, limit, narrow, order: NEWEST_FIRST });
  }

  /** The newest posts that are public, with their texts. */
  async function newestPublic(limit: number): Promise<BlogPost[]> {
    return (await page({ page: 1, limit, knownTotal: limit, narrow: publicOnly, order: NEWEST_FIRST })).items;
  }

  /** Posts without a time are drafts and come first. Also counts the posts in each state. */
  async function listForStaff({ q, tag, status, brief, page: number, limit }: Omit<ListOptions, 'isStaff'>) {
    const states = statesNow();
    const matching = (query: RecordQuery) => whereTagged(whereMatches(query, q), tag);
    const narrow = (query: RecordQuery) => (status === 'all' ? matching(query) : matching(query).where(states[status]));
    const statuses = await countEach(matching, states, q !== '');
    const isUndated = sql<boolean>`published_at = ''`;
    const order: Order = [[isUndated, 'desc'], ...NEWEST_FIRST];
    const omit = brief ? LONG : [];
    const found = await page({
      omit,
      knownTotal: statuses[status],
      isSearch: q !== '',
      page: number,
      limit,
      narrow,
      order,
    });
    return { ...found, statuses };
  }

  async function frequentTags() {
    const counts = new Map<string, number>();
    for (const { value, count } of await tally('tags', publicOnly)) {
      for (const tag of decodeTags(value)) counts.set(tag, (counts.get(tag) ?? 0) + count);
    }
    return [...counts]
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
      .slice(0, TAG_CHIPS_MAX);
  }

  /** The post with a slug. The public does not find drafts and scheduled posts. */
  async function at(slug: string, isStaff: boolean): Promise<BlogPost | null> {
    return isStaff ? find({ slug }) : find({ slug }, publicOnly);
  }

  const { get, create, update, remove, versioned, sanitizing } = store;
  return { list, newestPublic, at, get, create, update, remove, versioned, sanitizing };
}

/** When the next scheduled post becomes public, in ms since 1970; Infinity if there is none. */
export async function nextPublication({ db }: Database): Promise<number> {
  const { next } = await db
    .selectFrom('blog_posts')
    .select((eb) => eb.fn.min('published_at').as('next'))
    .where('status', '=', 'published')
    .where('published_at', '>', new Date().toISOString())
    .executeTakeFirstOrThrow();
  return next ? Date.parse(next) : Infinity;
}

function statesNow() {
  const now = new Date().toISOString();
  return {
    draft: sql<boolean>`status <> 'published'`,
    scheduled: sql<boolean>`status = 'published' and published_at > ${now}`,
    published: sql<boolean>`status = 'published' and published_at <= ${now}`,
  };
}

function publicOnly(query: RecordQuery): RecordQuery {
  return query.where(publicCondition.blog_posts());
}
