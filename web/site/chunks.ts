import { withTimeout } from './chunk-timeout.ts';
import type { PageModule, PageRoute } from './routes.ts';
import { withTemplate } from './templates/with-template.tsx';

const loaded = new Map<PageRoute, PageModule>();
const loading = new Map<PageRoute, Promise<PageModule>>();

/** Loads a page's script once. After a failure the next call tries again. */
export function loadPage(route: PageRoute): Promise<PageModule> {
  const pending = loading.get(route);
  if (pending) return pending;
  const promise = withTimeout(route.load()).then(({ page: own }) => {
    const page = route.place === undefined ? own : withTemplate(own, route.place);
    loaded.set(route, page);
    return page;
  });
  loading.set(route, promise);
  promise.catch(() => loading.delete(route));
  return promise;
}

/** Loads the scripts of a page's lazy parts. */
export async function loadParts({ lazyParts = [] }: PageModule): Promise<void> {
  await Promise.all(lazyParts.map((part) => part.fetch()));
}

/** The page, if its script is loaded. */
export function loadedPage(route: PageRoute): PageModule | undefined {
  return loaded.get(route);
}
