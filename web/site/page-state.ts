import type { PageState } from './entry-server.tsx';

/** Milliseconds until the first retry. Each wait is twice as long as the last, up to the maximum. */
const RETRY_MS = 1000;
const RETRY_MAX_MS = 30_000;

interface FetchedState {
  state: PageState;
  /** Whether the server rendered this document from it. The content may have changed since. */
  isOfDocument: boolean;
}

/**
 * Fetches the state from which the server rendered this document, once the document is parsed. The page is readable
 * without it, so it tries until the server responds.
 */
export async function fetchPageState(): Promise<FetchedState> {
  await documentParsed();
  const url = document.querySelector<HTMLScriptElement>('script[data-state]')?.dataset.state ?? '';
  const address = url + location.search;
  for (let wait = RETRY_MS; ; wait = Math.min(2 * wait, RETRY_MAX_MS)) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) {
      const state = (await response.json()) as PageState; // written by entry-server
      return { state, isOfDocument: response.headers.get('cache-control')?.includes('immutable') === true };
    }
    await waitOrOnline(wait);
  }
}

/** Resolves after some time, or once the network is back. */
function waitOrOnline(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
  });
}

/** The scripts in the head can run before the end of the document arrives. The complete document must be hydrated. */
function documentParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
