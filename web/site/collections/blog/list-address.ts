import { blogTexts } from '#contract/texts/blog.ts';
import type { Reply } from '#web/api.ts';

/** The filters of the list of posts, all of them in the URL. */
export interface Filters {
  page: number;
  /** The search text. */
  q: string;
  tag: string;
}

export const BLOG_PATH = '/blog';
/** The server's limits. */
export const SEARCH_MAX = 200;
const TAG_MAX = 60;
const PAGE_MAX = 1_000_000;

/** Parses the query of a URL. Every query is valid: a page that is not a number is page 1. */
export function parseFilters(search: URLSearchParams): Filters {
  return {
    page: parsePage(search.get('page') ?? ''),
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    tag: (search.get('tag') ?? '').trim().slice(0, TAG_MAX),
  };
}

/** The URL of a list. Empty filters and page 1 are left out. */
export function blogPath({ page = 1, q = '', tag = '' }: Partial<Filters>): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (q.trim()) search.set('q', q.trim());
  if (tag) search.set('tag', tag);
  return search.size > 0 ? `${BLOG_PATH}?${search}` : BLOG_PATH;
}

/** The query of `GET /blog`. */
export function listQuery({ page, q, tag }: Filters) {
  return { page, q, tag, brief: 'true' };
}

function parsePage(text: string): number {
  return /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), PAGE_MAX) : 1;
}

export function postPath(slug: string): string {
  return `${BLOG_PATH}/${encodeURIComponent(slug)}`;
}

/** What the response says about a URL. */
type ListFacts = Pick<Reply<'GET /blog'>, 'total' | 'items'>;

/**
 * Whether a URL shows nothing that exists: no post has its tag, or the list ends before its page. A search may find
 * nothing.
 */
export function isUnknown({ page, q, tag }: Filters, { items }: ListFacts): boolean {
  return q === '' && (tag !== '' || page > 1) && items.length === 0;
}

/**
 * The document title of a list, so that its pages differ in tabs and history. It never repeats text that only the URL
 * contains.
 */
export function blogTitle(filters: Filters, found: ListFacts | undefined): string {
  const { page, q, tag } = filters;
  if (found && isUnknown(filters, found)) return blogTexts.title;
  const about = [found && found.total > 0 && tag, q && blogTexts.searchResults].filter(Boolean).join(', ');
  const title = about ? `${blogTexts.title}: ${about}` : blogTexts.title;
  return page > 1 ? blogTexts.onPage(title, page) : title;
}
