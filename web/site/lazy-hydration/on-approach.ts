/** How far from the window a part may still be when it is fetched: about a flick of the finger. */
const MARGIN = '600px 0px';
/** What is done in a part that is not alive yet. */
const INTENTS = ['focusin', 'pointerdown', 'keydown', 'click'] as const;

interface ApproachHandlers {
  /** Fetches what the part needs; one that fails is called again when the part is reached again. */
  fetch: () => Promise<unknown>;
  /** The button that was pressed meanwhile, and nobody heard. */
  onPressed: (button: HTMLElement) => void;
}

/** Calls `fetch` once a visitor comes near an element, or does something in it. */
export function onApproach(box: HTMLElement, { fetch, onPressed }: ApproachHandlers): () => void {
  const over = new AbortController();
  let isFetching = false;

  function start(): void {
    if (isFetching) return;
    isFetching = true;
    fetch().catch(() => {
      // What stands there stays readable; it can be reached again.
      isFetching = false;
    });
  }
  function onIntent({ type, target }: Event): void {
    if (!(target instanceof Element) || !box.contains(target)) return;
    const button = type === 'click' && target.closest<HTMLElement>('button');
    if (button) onPressed(button);
    start();
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: MARGIN },
  );
  const seen = box.firstElementChild;
  if (seen && !isPreview()) observer.observe(seen);
  else start();
  over.signal.addEventListener('abort', () => observer.disconnect());
  // On the window: further inside, React keeps what is done in a part that is not alive yet to itself.
  for (const intent of INTENTS) addEventListener(intent, onIntent, { capture: true, signal: over.signal });
  return () => over.abort();
}

/** A page that the panel shows is alive as a whole: its words change anywhere. */
function isPreview(): boolean {
  return parent !== window;
}
