import { Suspense, use, useContext, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { LocationContext } from '#web/ui/routing/location.tsx';
import { withTimeout } from '#web/site/chunks.ts';
import styles from './lazy-hydrate.module.css';
import { onApproach } from './on-approach.ts';
import { trackHydration } from './all-hydrated.ts';

/** A part of a page that has a script of its own. */
export interface LazyComponent {
  (): ReactNode;
  /** Fetches the script once; one that did not arrive is fetched again when it is asked for again. */
  fetch: () => Promise<void>;
}

interface ContentProps {
  /** What the part waits for; only asked while its script is not here. */
  whenLoaded: () => Promise<void>;
  onHydrated?: () => void;
}

/**
 * A part of a page that stands below the fold. In a page that came from the server its HTML is there at once, and its
 * script is fetched, and brings it alive, when a visitor comes near. On the server, and where one comes from another
 * page, `fetch` is called before the page is shown: see `parts` of a page.
 */
export function lazyHydrate(load: () => Promise<ComponentType>): LazyComponent {
  let Loaded: ComponentType | undefined;
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

  function Content({ whenLoaded, onHydrated }: ContentProps) {
    // Before what it waits for: rendered again with the script at hand, React would miss the hook that came after.
    useEffect(() => onHydrated?.(), [onHydrated]);
    if (!Loaded) use(whenLoaded());
    return Loaded && <Loaded />;
  }

  function Lazy() {
    const isServed = !useHydrated();
    const [wasServed] = useState(isServed);
    return wasServed ? <ServerRendered fetch={fetch} Content={Content} /> : <Content whenLoaded={fetch} />;
  }
  return Object.assign(Lazy, { fetch });
}

interface ServerRenderedProps {
  fetch: LazyComponent['fetch'];
  Content: ComponentType<ContentProps>;
}

/** What the server has sent stays as it is until it comes alive. */
function ServerRendered({ fetch, Content }: ServerRenderedProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [{ arrived, arrive }] = useState(createGate);
  const now = useContext(LocationContext);
  const [first] = useState(now);
  // React drops the server's HTML when something changes around it before it is alive. So nothing does: neither this,
  // nor the one context that changes.
  const [content] = useState(() => (
    <Suspense fallback={null}>
      <Content whenLoaded={() => arrived} onHydrated={() => setAlive(true)} />
    </Suspense>
  ));

  useEffect(() => {
    if (isAlive || !box.current) return undefined;
    const isOver = trackHydration();
    const stop = onApproach(box.current, {
      fetch: () => fetch().then(arrive),
      onPressed: (button) => {
        pressed.current = button;
      },
    });
    return () => {
      stop();
      isOver();
    };
  }, [isAlive, fetch, arrive]);

  useEffect(() => {
    if (!isAlive) return undefined;
    // After the part itself has learnt that it is alive, which changes what its buttons do.
    const timer = setTimeout(() => pressed.current?.click());
    return () => clearTimeout(timer);
  }, [isAlive]);

  return (
    <div ref={box} className={styles.box} data-lazy="">
      <LocationContext value={isAlive ? now : first}>{content}</LocationContext>
    </div>
  );
}

function createGate() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
}
