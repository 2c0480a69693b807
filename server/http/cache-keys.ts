import { z } from 'zod';
import { calls, type Call } from '#contract/calls.ts';
import { PREVIEW_PICTURE } from '#contract/replace-picture.ts';
import { PREVIEW_THEME } from '#contract/themes.ts';
import { searchTerms } from '#server/db/search-terms.ts';

const API_PREFIX = '/api';

/** The path of a call whose answer is cached under a key; undefined for a page. */
export function callPathOf(key: string): string | undefined {
  if (!key.startsWith(`${API_PREFIX}/`)) return undefined;
  const end = key.indexOf('?');
  return key.slice(API_PREFIX.length, end < 0 ? undefined : end);
}

/** Whether a key is that of a search. Searches are unlimited in number and rarely repeated. */
export function isSearchKey(key: string): boolean {
  return key.includes('?') && /[?&]q=./.test(key);
}

/** The names of all query parameters that any call or page reads. */
const KNOWN_PARAMETERS = new Set([
  PREVIEW_PICTURE,
  PREVIEW_THEME,
  ...Object.values<Call>(calls).flatMap(({ query }) => queryNames(query)),
]);
const PLAIN_NAME = /^[\w.-]*$/;

/**
 * A URL without unknown parameters, such as those of advertisements. The rest is unchanged. Encoded names stay, because
 * they may mean a known parameter.
 */
export function withoutUnknownParameters(url: string): string {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const read = url
    .slice(queryStart + 1)
    .split('&')
    .filter((parameter) => {
      const name = parameter.split('=', 1)[0] ?? '';
      return KNOWN_PARAMETERS.has(name) || !PLAIN_NAME.test(name);
    });
  return read.length > 0 ? `${url.slice(0, queryStart)}?${read.join('&')}` : url.slice(0, queryStart);
}

/**
 * The cache key of a visitor's read: the path and the parsed parameters that were sent and that the call knows, without
 * those for staff.
 */
export function cacheKey(
  path: string,
  call: Pick<Call, 'staffQuery'>,
  { params, query }: { params: unknown; query: unknown },
  sentQuery: unknown,
): string {
  const named = { ...(params as Record<string, string> | undefined) }; // the contract's parameters are texts
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const names = Object.keys({ ...(sentQuery as object | undefined) });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...(query as object | undefined) })) {
    const text = name === 'q' ? searchTerms(String(value)).toSorted().join(' ') : String(value);
    if (text && names.includes(name) && !call.staffQuery?.includes(name)) search.set(name, text);
  }
  return `${API_PREFIX}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Filters and later pages of lists. Anybody can invent any number of values that find nothing. */
const FILTERED = /[?&](page=(?!1(&|$))|tag=|category=)/;

/** Whether a filtered list is empty: such a response is not worth caching. */
export function isEmptyFilteredList(key: string | null, reply: unknown): boolean {
  if (key === null || !FILTERED.test(key)) return false;
  const isPage = typeof reply === 'object' && reply !== null && 'items' in reply;
  const entries = isPage ? reply.items : reply;
  return Array.isArray(entries) && entries.length === 0;
}

function queryNames(query: z.ZodType | undefined): string[] {
  return query instanceof z.ZodObject ? Object.keys(query.shape) : [];
}
