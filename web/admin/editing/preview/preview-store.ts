import { useSyncExternalStore } from 'react';

/** Whether the preview lies over the form, where there is no room beside it. One editor is open at a time. */
let isOver = false;
/** How many editors with such a preview want the save bar's button for it. */
let offers = 0;
const listeners = new Set<() => void>();

export function showPreviewOver(next: boolean): void {
  isOver = next;
  notifyListeners();
}

/** The form and its preview are shown by turns from now on; `hasButton` says whether by a button in the save bar. */
export function offerPreview(hasButton: boolean): () => void {
  const share = hasButton ? 1 : 0;
  offers += share;
  notifyListeners();
  return () => {
    offers -= share;
    isOver = false;
    notifyListeners();
  };
}

export function useIsPreviewOver(): boolean {
  const now = () => isOver;
  return useSyncExternalStore(subscribeToPreview, now, now);
}

export function useHasPreviewButton(): boolean {
  const now = () => offers > 0;
  return useSyncExternalStore(subscribeToPreview, now, now);
}

function subscribeToPreview(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
