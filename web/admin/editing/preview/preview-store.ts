import { useSyncExternalStore } from 'react';

/** Whether the preview is shown in place of the form. Only one editor is open at a time. */
let isOver = false;
/** How many open editors need the preview button in the save bar. */
let buttonCount = 0;
const listeners = new Set<() => void>();

export function showPreviewOver(next: boolean): void {
  isOver = next;
  notifyListeners();
}

/**
 * Call it while form and preview alternate. With `hasButton`, the save bar shows the preview button. Returns a function
 * that ends it and shows the form again.
 */
export function offerPreview(hasButton: boolean): () => void {
  const increment = hasButton ? 1 : 0;
  buttonCount += increment;
  notifyListeners();
  return () => {
    buttonCount -= increment;
    isOver = false;
    notifyListeners();
  };
}

export function useIsPreviewOver(): boolean {
  const getSnapshot = () => isOver;
  return useSyncExternalStore(subscribeToPreview, getSnapshot, getSnapshot);
}

export function useHasPreviewButton(): boolean {
  const getSnapshot = () => buttonCount > 0;
  return useSyncExternalStore(subscribeToPreview, getSnapshot, getSnapshot);
}

function subscribeToPreview(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
