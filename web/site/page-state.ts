import type { PageState } from './entry-server.tsx';

/** The id of the element at the end of the document that carries the page's state as JSON. */
export const STATE_ID = 'page-state';

/** Waits until the document is parsed, then reads the page's state: as text, and parsed. */
export async function readPageState(): Promise<{ text: string; state: PageState }> {
  await documentParsed();
  const text = document.getElementById(STATE_ID)?.textContent ?? '';
  return { text, state: JSON.parse(text) as PageState }; // written by entry-server
}

/** The scripts in the head can run before the end of the document arrives. React must hydrate the complete document. */
function documentParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
