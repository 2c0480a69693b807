import { withQuery } from '#contract/links.ts';

/**
 * The page has moved. It is thrown, not returned, because a redirect must not be cached: each request has its own
 * query.
 */
export class Moved extends Error {
  override name = 'Moved';
  readonly to: string;

  constructor(to: string) {
    super(`Moved to ${to}`);
    this.to = to;
  }
}

const PLACEHOLDER_ORIGIN = 'https://here.invalid';

/** The new address for a request of `url`, with its query. */
export function redirectTarget({ to }: Moved, url: string): string {
  const { origin, pathname, search, hash, href } = new URL(to, PLACEHOLDER_ORIGIN);
  const queryStart = url.indexOf('?');
  // Two slashes at the beginning would name another host.
  const own = pathname.replace(/^\/+/, '/') + search + hash;
  return withQuery(origin === PLACEHOLDER_ORIGIN ? own : href, queryStart < 0 ? '' : url.slice(queryStart + 1));
}
