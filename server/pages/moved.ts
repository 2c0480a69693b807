import { withQuery } from '#contract/links.ts';

/** Says that the page of an address is elsewhere now. Thrown, because everybody who asks brings a query of their own. */
export class Moved extends Error {
  override name = 'Moved';
  readonly to: string;

  constructor(to: string) {
    super(`Moved to ${to}`);
    this.to = to;
  }
}

const HERE = 'https://here.invalid';

/** Where somebody who asked for `url` finds what moved, with the query that was asked with. */
export function redirectTarget({ to }: Moved, url: string): string {
  const { origin, pathname, search, hash, href } = new URL(to, HERE);
  const mark = url.indexOf('?');
  // Two slashes at the beginning would name another host.
  const own = pathname.replace(/^\/+/, '/') + search + hash;
  return withQuery(origin === HERE ? own : href, mark < 0 ? '' : url.slice(mark + 1));
}
