import { CHUNK_TIMEOUT_MS } from '#contract/constants.ts';
import { chunkFailed } from '#contract/texts.ts';
import type { PageModule, PageRoute } from './routes.ts';

/** A script of the application could not be loaded. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(`${chunkFailed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'ChunkLoadError';
  }
}

const loaded = new Map<PageRoute, PageModule>();
const loading = new Map<PageRoute, Promise<PageModule>>();

/** Loads a page's script once. After a failure the next call tries again. */
export function loadPage(route: PageRoute): Promise<PageModule> {
  const pending = loading.get(route);
  if (pending) return pending;
  const promise = withTimeout(route.load()).then(({ page }) => {
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

export async function withTimeout<T>(script: Promise<T>, limit = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout after ${limit / 1000} seconds`)), limit);
  });
  try {
    return await Promise.race([script, timedOut]);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
}
