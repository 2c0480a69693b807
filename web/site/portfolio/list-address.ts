import { PORTFOLIO_PAGE_SIZE } from '#contract/constants.ts';
import type { Reply } from '#web/api.ts';

/** What the address of the list says: which projects are meant, and which page of them. */
export interface ListAddress {
  category: string;
  tag: string;
  q: string;
  page: number;
}

/** What the server takes at most. */
const CATEGORY_MAX = 80;
const TAG_MAX = 60;
const SEARCH_MAX = 200;

/** Reads the query of an address. Whatever stands in it, it means a list: a page that is no number is the first. */
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

/** The address of a list; what is empty, and the first page, is left out. */
export function portfolioPath({ category = '', tag = '', q = '', page = 1 }: Partial<ListAddress>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ category, tag, q, page: page > 1 ? String(page) : '' })) {
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `/portfolio?${search}` : '/portfolio';
}

/** The id of the list, where another page of it begins: below the band. */
export const LIST_ID = 'projects';

/** What `GET /portfolio` is asked for an address. */
export function listQuery({ category = '', tag = '', q = '', page = 1 }: Partial<ListAddress>) {
  return { page, limit: PORTFOLIO_PAGE_SIZE, ...(category && { category }), ...(tag && { tag }), ...(q && { q }) };
}

/** What the answer to an address says about it. */
type ListFacts = Pick<Reply<'GET /portfolio'>, 'total' | 'items' | 'categories'>;

/** Whether an address is none of ours: no project has its category or tag, or the list ends before its page. A search may find nothing. */
export function isUnknown({ category, tag, q, page }: ListAddress, { items, total, categories }: ListFacts): boolean {
  if (q || items.length > 0) return false;
  if (category) return total > 0 || !categories.some((known) => known.category === category);
  return tag !== '' || page > 1;
}

/** The document's name for an address, so that tabs and the history can be told apart. It names no words that only the address says. */
export function portfolioTitle(address: ListAddress, found: ListFacts | undefined): string {
  if (found && isUnknown(address, found)) return 'Portfolio';
  const category = found?.categories.find((known) => known.category === address.category)?.category ?? '';
  return `Portfolio${category && `: ${category}`}${address.page > 1 ? `, page ${address.page}` : ''}`;
}

/** How much there is of what was asked for: '3 projects in Booking'. */
export function projectCount(total: number, category = ''): string {
  return `${total} ${total === 1 ? 'project' : 'projects'}${category && ` in ${category}`}`;
}
