import { onInView } from '#web/ui/in-view.ts';

/** Distance from the window at which the script is fetched: about a flick of the finger. */
const MARGIN = '600px 0px';
/** Events that count as use of a part that is not hydrated yet. */
const INTENTS = ['focusin', 'pointerdown', 'keydown', 'click'] as const;

interface ApproachHandlers {
  /** Loads what the part needs. After a failure it is called again on the next approach. */
  fetch: () => Promise<unknown>;
  /** The button that was clicked before hydration. */
  onPressed: (button: HTMLElement) => void;
}

/** Calls `fetch` once the visitor scrolls near an element or uses it. */
export function onApproach(box: HTMLElement, { fetch, onPressed }: ApproachHandlers): () => void {
  const controller = new AbortController();
  let isFetching = false;

  function start(): void {
    if (isFetching) return;
    isFetching = true;
    fetch().catch(() => {
      // The HTML stays readable, and the next approach tries again.
      isFetching = false;
    });
  }
  function onIntent({ type, target }: Event): void {
    if (!(target instanceof Element) || !box.contains(target)) return;
    const button = type === 'click' && target.closest<HTMLElement>('button');
    if (button) onPressed(button);
    start();
  }

  const contents = [...box.children];
  if (contents.length > 0 && !isPreview()) {
    for (const content of contents) controller.signal.addEventListener('abort', onInView(content, start, MARGIN));
  } else {
    start();
  }
  // On the window: React stops these events inside parts that are not hydrated.
  for (const intent of INTENTS) addEventListener(intent, onIntent, { capture: true, signal: controller.signal });
  return () => controller.abort();
}

/** The panel's preview hydrates the whole page, because any text may change. */
function isPreview(): boolean {
  return parent !== window;
}
