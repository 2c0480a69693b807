import { PORTFOLIO_PAGE_SIZE } from '#contract/constants.ts';

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
export function readAddress(search: URLSearchParams): ListAddress {
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
export function addressOf({ category = '', tag = '', q = '', page = 1 }: Partial<ListAddress>): string {
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

/** The document's name for an address, so that tabs and the history can be told apart. */
export function titleOf({ category, page }: ListAddress): string {
  return `Portfolio${category && `: ${category}`}${page > 1 ? `, page ${page}` : ''}`;
}

/** How much there is of what was asked for: '3 projects in Booking'. */
export function countOf(total: number, category = ''): string {
  return `${total} ${total === 1 ? 'project' : 'projects'}${category && ` in ${category}`}`;
}
