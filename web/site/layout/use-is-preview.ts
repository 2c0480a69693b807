import { useSyncExternalStore } from 'react';

/** Whether the page is the preview of the panel: only pages of this origin may frame the site. False until hydration. */
export function useIsPreview(): boolean {
  return useSyncExternalStore(subscribeNever, isFramed, isNever);
}

const subscribeNever = () => () => undefined;
const isFramed = () => parent !== window;
const isNever = () => false;
