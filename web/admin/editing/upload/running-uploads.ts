import { useSyncExternalStore } from 'react';

const running = new Set<symbol>();
const listeners = new Set<() => void>();

/** Marks an upload of the form as running until the returned function is called. */
export function markUploading(): () => void {
  const one = Symbol('upload');
  running.add(one);
  tellListeners();
  return () => {
    running.delete(one);
    tellListeners();
  };
}

/** Whether a picture is on its way into the form. */
export function hasRunningUploads(): boolean {
  return running.size > 0;
}

export function useHasRunningUploads(): boolean {
  return useSyncExternalStore(listen, hasRunningUploads);
}

function tellListeners() {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
