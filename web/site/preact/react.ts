import { useId as usePageId } from 'preact/compat';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Takes the place of React in the site's scripts (record 038). The build fails if they use more than this list. */
export {
  Component,
  Fragment,
  Suspense,
  createContext,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';

/**
 * The server's ids are React's. Preact does not change attributes while it hydrates, so one element would keep its id
 * while a later reference names another. So the first id is empty, and all places get the final one after hydration.
 */
export function useId(): string {
  const id = usePageId();
  return useHydrated() ? id : '';
}
