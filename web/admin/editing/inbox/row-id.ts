/** Milliseconds in which the row of an item may appear. */
const APPEARS_WITHIN = 5000;
const OTHER_INPUT = ['pointerdown', 'keydown'];

/** The id of an item's link in the list. */
export function rowId(id: string): string {
  return `row-${id}`;
}

/** Focuses the link of an item, as soon as its row is there, unless the user does something else first. */
export function focusRowOf(id: string): void {
  requestAnimationFrame(() => {
    if (focusLink(id)) return;
    const observer = new MutationObserver(() => {
      if (focusLink(id)) stop();
    });
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of OTHER_INPUT) removeEventListener(type, stop, true);
    };
    const timer = setTimeout(stop, APPEARS_WITHIN);
    for (const type of OTHER_INPUT) addEventListener(type, stop, true);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

function focusLink(id: string): boolean {
  const link = document.getElementById(rowId(id));
  link?.focus();
  return link !== null;
}
