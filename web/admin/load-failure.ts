import * as loadFailureTexts from '#web/admin/texts/load-failure.ts';

/**
 * An inline script in the panel's HTML. When a script or stylesheet that the panel needs does not arrive, it shows
 * why, with a button that tries again. It loads no other file, which could be the missing one: the build puts its texts
 * into it.
 */
const NEEDED = 'script[src], link[rel=modulepreload], link[rel=stylesheet]';
const PROBE_TIMEOUT_MS = 5000;

const timeout = Number(document.currentScript?.dataset.timeout);
let isShown = false;

async function show(cause: string | Promise<string>, isUnexpected = false): Promise<void> {
  if (isShown) return;
  isShown = true;
  const text = await cause;
  const box = await messageBox();
  if (!box) return; // The panel has started after all.
  const heading = box.querySelector('h1');
  if (isUnexpected && heading) heading.textContent = box.dataset.unexpected ?? '';
  box.querySelector('[data-cause]')?.append(text);
  box.querySelector('button')?.addEventListener('click', () => location.reload());
  box.hidden = false;
}

/**
 * The element that the panel removes when it starts. It is at the end of the HTML, which may arrive after the first
 * failure. Does not wait for DOMContentLoaded, which itself waits for the panel's script.
 */
async function messageBox(): Promise<HTMLElement | null> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  }
  return document.getElementById('load-failure');
}

/** The browser does not tell why a file is missing, so each one is requested again. */
async function findCause(): Promise<string> {
  const urls = [...document.querySelectorAll(NEEDED)].map((element) =>
    element instanceof HTMLLinkElement ? element.href : (element.getAttribute('src') ?? ''),
  );
  const causes = await Promise.all([...new Set(urls)].map(causeOf));
  return causes.find(Boolean) ?? loadFailureTexts.theConnectionWasInterrupted;
}

async function causeOf(url: string): Promise<string> {
  const { pathname } = new URL(url, location.href);
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return answer.ok ? '' : loadFailureTexts.theServerAnsweredFor(answer.status, pathname);
  } catch {
    return loadFailureTexts.didNotArrive(pathname);
  }
}

function onError(event: ErrorEvent | Event): void {
  const { target } = event;
  if (event instanceof ErrorEvent) void show(event.message, true);
  else if (target instanceof HTMLScriptElement) void show(findCause());
  else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') void show(findCause());
}

function onTimeout(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet) continue;
    preventStart();
    link.remove(); // While it loads, the browser shows nothing at all.
  }
  void show(`timeout after ${timeout / 1000} seconds`);
}

/** Removes the panel's root element, now or once it has arrived. That is before the panel's script runs. */
function preventStart(): void {
  const removePanel = () => document.getElementById('panel')?.remove();
  removePanel();
  document.addEventListener('readystatechange', removePanel, { once: true });
}

addEventListener('error', onError, true);
setTimeout(onTimeout, timeout);
