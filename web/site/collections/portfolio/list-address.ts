import { COLLECTION_PAGE_SIZE } from '#contract/constants.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import type { Reply } from '#web/api.ts';

/** The filters and the page of the list, all of them in the URL. */
export interface ListAddress {
  category: string;
  tag: string;
  q: string;
  page: number;
}

/** The server's limits. */
const CATEGORY_MAX = 80;
const TAG_MAX = 60;
const SEARCH_MAX = 200;

/** Parses the query of a URL. Every query is valid: a page that is not a number is page 1. */
export function parseListAddress(search: URLSearchParams): ListAddress {
  const text = (name: string, max: number) => (search.get(name) ?? '').trim().slice(0, max);
  const page = text('page', 10);
  return {
    category: text('category', CATEGORY_MAX),
    tag: text('tag', TAG_MAX),
    q: text('q', SEARCH_MAX),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The URL of a list. Empty filters and page 1 are left out. */
export function portfolioPath({ category = '', tag = '', q = '', page = 1 }: Partial<ListAddress>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ category, tag, q, page: page > 1 ? String(page) : '' })) {
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `/portfolio?${search}` : '/portfolio';
}

/** The id of the list. */
export const LIST_ID = 'projects';

/** The query of `GET /portfolio` for a list. */
export function listQuery({ category = '', tag = '', q = '', page = 1 }: Partial<ListAddress>) {
  return { page, limit: COLLECTION_PAGE_SIZE, ...(category && { category }), ...(tag && { tag }), ...(q && { q }) };
}

/** What the response to the first page says about a URL. */
type ListFacts = Pick<Reply<'GET /portfolio'>, 'total' | 'totalPages' | 'categories'>;

/**
 * Whether a URL shows nothing that exists: no project has its category or tag, or the list ends before its page. A
 * search may find nothing.
 */
export function isUnknown(
  { category, tag, q, page }: ListAddress,
  { total, totalPages, categories }: ListFacts,
): boolean {
  if (q) return false;
  if (total > 0) return page > totalPages;
  if (category) return !categories.some((known) => known.category === category);
  return tag !== '' || page > 1;
}

/**
 * The document title of a list, so that its pages differ in tabs and history. It never repeats text that only the URL
 * contains.
 */
export function portfolioTitle(address: ListAddress, found: ListFacts | undefined): string {
  if (found && isUnknown(address, found)) return projectTexts.title;
  const category = found?.categories.find((known) => known.category === address.category)?.category ?? '';
  const title = category ? projectTexts.titleOf(category) : projectTexts.title;
  return address.page > 1 ? projectTexts.onPage(title, address.page) : title;
}

/** The number of results in words: '3 projects in Booking'. */
export function projectCount(total: number, category = ''): string {
  const count = projectTexts.count(total);
  return category ? projectTexts.countIn(count, category) : count;
}
