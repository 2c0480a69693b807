import type { Reply } from '#web/api.ts';

/** What a visitor looks at in the list of posts; all of it stands in the address. */
export interface Filters {
  page: number;
  /** The words searched for. */
  q: string;
  tag: string;
}

export const BLOG_PATH = '/blog';
/** What the server takes at most. */
export const SEARCH_MAX = 200;
const TAG_MAX = 60;
const PAGE_MAX = 1_000_000;

/** Reads an address. Whatever stands in it, it means a page: what is no number means the first. */
export function parseFilters(search: URLSearchParams): Filters {
  return {
    page: parsePage(search.get('page') ?? ''),
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    tag: (search.get('tag') ?? '').trim().slice(0, TAG_MAX),
  };
}

/** The address of a list; what is not given is left out, and so is the first page. */
export function blogPath({ page = 1, q = '', tag = '' }: Partial<Filters>): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (q.trim()) search.set('q', q.trim());
  if (tag) search.set('tag', tag);
  return search.size > 0 ? `${BLOG_PATH}?${search}` : BLOG_PATH;
}

/** What `GET /blog` is asked. */
export function listQuery({ page, q, tag }: Filters) {
  return { page, q, tag, brief: 'true' };
}

function parsePage(text: string): number {
  return /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), PAGE_MAX) : 1;
}

/** Where a post lies. */
export function postPath(slug: string): string {
  return `${BLOG_PATH}/${encodeURIComponent(slug)}`;
}

/** What the answer to an address says about it. */
type ListFacts = Pick<Reply<'GET /blog'>, 'total' | 'items'>;

/** Whether an address is none of ours: no post carries its tag, or the list ends before its page. A search may find nothing. */
export function isUnknown({ page, q, tag }: Filters, { items }: ListFacts): boolean {
  return q === '' && (tag !== '' || page > 1) && items.length === 0;
}

/** What a tab and the history call the list, so that its pages can be told apart. It names no words that only the address says. */
export function blogTitle(filters: Filters, found: ListFacts | undefined): string {
  const { page, q, tag } = filters;
  if (found && isUnknown(filters, found)) return 'Blog';
  const about = [found && found.total > 0 && tag, q && 'search results'].filter(Boolean).join(', ');
  return ['Blog', about && `: ${about}`, page > 1 && `, page ${page}`].filter(Boolean).join('');
}
