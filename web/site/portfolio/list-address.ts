import { PORTFOLIO_PAGE_SIZE } from '#contract/constants.ts';

/** What the address of the list says: which projects are meant, and which page of them. */
export interface ListAddress {
  category: string;
  tag: string;
  q: string;
  page: number;
}

/** Reads the query of an address; a page that is no number is the first. */
export function readAddress(search: URLSearchParams): ListAddress {
  const text = (name: string) => (search.get(name) ?? '').trim();
  const page = text('page');
  return {
    category: text('category'),
    tag: text('tag'),
    q: text('q'),
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

/** What `GET /portfolio` is asked for an address. */
export function listQuery({ category = '', tag = '', q = '', page = 1 }: Partial<ListAddress>) {
  return { page, limit: PORTFOLIO_PAGE_SIZE, ...(category && { category }), ...(tag && { tag }), ...(q && { q }) };
}

/** The document's name for an address, so that tabs and the history can be told apart. */
export function titleOf({ category, page }: ListAddress): string {
  return `Portfolio${category && `: ${category}`}${page > 1 ? `, page ${page}` : ''}`;
}
