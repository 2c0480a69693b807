import { useSyncExternalStore } from 'react';

/** Whether the preview lies over the form, where there is no room beside it. One editor is open at a time. */
let isOver = false;
/** How many editors with such a preview want the save bar's button for it. */
let offers = 0;
const listeners = new Set<() => void>();

export function setOver(next: boolean): void {
  isOver = next;
  changed();
}

/** The form and its preview are shown by turns from now on; `hasButton` says whether by a button in the save bar. */
export function offerPreview(hasButton: boolean): () => void {
  const share = hasButton ? 1 : 0;
  offers += share;
  changed();
  return () => {
    offers -= share;
    isOver = false;
    changed();
  };
}

export function useIsOver(): boolean {
  const now = () => isOver;
  return useSyncExternalStore(subscribe, now, now);
}

export function useIsOffered(): boolean {
  const now = () => offers > 0;
  return useSyncExternalStore(subscribe, now, now);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
