/**
 * Keeps what is typed until the palette's field has the focus. Its script may still load, and the field gets the focus
 * only after it has appeared. Escape calls `cancel`. Returns how to stop.
 */
export function keepKeys(edit: (change: (text: string) => string) => void, cancel: () => void): () => void {
  const stop = () => window.removeEventListener('keydown', onKey, true);
  function onKey(event: KeyboardEvent) {
    const { key, target } = event;
    if (target instanceof Element && target.closest('[data-palette-search]')) {
      stop();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') {
      stop();
      edit(() => '');
      cancel();
      return;
    }
    const change = changeOf(key);
    if (!change) return;
    event.preventDefault();
    event.stopPropagation();
    edit(change);
  }
  window.addEventListener('keydown', onKey, true);
  return stop;
}

function changeOf(key: string): ((text: string) => string) | undefined {
  if (key === 'Backspace') return (text) => text.slice(0, -1);
  return key.length === 1 ? (text) => text + key : undefined;
}
