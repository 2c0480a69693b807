import { Suspense, use, useContext, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { LocationContext } from '#web/ui/routing/location.tsx';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import styles from './lazy-hydrate.module.css';
import { onApproach } from './on-approach.ts';
import { trackHydration } from './all-hydrated.ts';

/** A part of a page with its own script. */
export interface LazyComponent<P = object> {
  (props: P): ReactNode;
  /** Loads the script once. After a failure the next call tries again. */
  fetch: () => Promise<void>;
}

interface ContentProps<P> {
  props: P;
  /** Called only while the script is not loaded. */
  whenLoaded: () => Promise<void>;
  onHydrated?: () => void;
}

/**
 * A part of a page below the fold. The server renders its HTML; the browser loads its script and hydrates it when the
 * visitor comes near. On the server and before an in-app navigation, `fetch` runs before the page is shown: see
 * `lazyParts`.
 */
export function lazyHydrate<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined;
  let fetching: Promise<void> | undefined;

  async function fetchNow(): Promise<void> {
    try {
      Loaded = await withTimeout(load());
    } catch (error) {
      fetching = undefined;
      throw error;
    }
  }
  const fetch = () => (fetching ??= fetchNow());

  function Content({ props, whenLoaded, onHydrated }: ContentProps<P>) {
    // Before `use`: once the script is loaded, `use` is skipped, and hooks after it would change their order.
    useEffect(() => onHydrated?.(), [onHydrated]);
    if (!Loaded) use(whenLoaded());
    return Loaded && <Loaded {...props} />;
  }

  function Lazy(props: P) {
    const isServed = !useHydrated();
    const [wasServed] = useState(isServed);
    return wasServed ? (
      <ServerRendered fetch={fetch} Content={Content} props={props} />
    ) : (
      // A script that comes late must not hide the page around it.
      <Suspense fallback={null}>
        <Content props={props} whenLoaded={fetch} />
      </Suspense>
    );
  }
  return Object.assign(Lazy, { fetch });
}

interface ServerRenderedProps<P> {
  fetch: LazyComponent['fetch'];
  Content: ComponentType<ContentProps<P>>;
  props: P;
}

/** Keeps the server's HTML until the part hydrates. */
function ServerRendered<P>({ fetch, Content, props }: ServerRenderedProps<P>) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [{ loaded, markLoaded }] = useState(createGate);
  const now = useContext(LocationContext);
  const [first] = useState(now);
  // React drops the server's HTML if its element or a context changes before hydration. So until then
  // the element stays the same, and the location context keeps its first value.
  const contentWith = (current: P) => (
    <Suspense fallback={null}>
      <Content props={current} whenLoaded={() => loaded} onHydrated={markHydrated} />
    </Suspense>
  );
  const [markHydrated] = useState(() => () => setHydrated(true));
  const [servedContent] = useState(() => contentWith(props));

  useEffect(() => {
    if (isHydrated || !box.current) return undefined;
    const isOver = trackHydration();
    const stop = onApproach(box.current, {
      fetch: () => fetch().then(markLoaded),
      onPressed: (button) => {
        pressed.current = button;
      },
    });
    return () => {
      stop();
      isOver();
    };
  }, [isHydrated, fetch, markLoaded]);

  useEffect(() => {
    if (!isHydrated) return undefined;
    // In a timeout: the part must first render as hydrated, which changes what its buttons do.
    const timer = setTimeout(() => pressed.current?.click());
    return () => clearTimeout(timer);
  }, [isHydrated]);

  return (
    <div ref={box} className={styles.box} data-lazy="">
      <LocationContext value={isHydrated ? now : first}>
        {isHydrated ? contentWith(props) : servedContent}
      </LocationContext>
    </div>
  );
}

function createGate() {
  let markLoaded = () => {};
  const loaded = new Promise<void>((resolve) => {
    markLoaded = resolve;
  });
  return { loaded, markLoaded };
}
