import { Suspense, use, useContext, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useAlive } from '#web/ui/form/use-alive.ts';
import { PlaceContext } from '#web/ui/routing/place.tsx';
import { withTimeout } from '../chunks.ts';
import styles from './later.module.css';
import { whenReached } from './when-reached.ts';
import { comesAlive } from './whole.ts';

/** A part of a page that has a script of its own. */
export interface Later {
  (): ReactNode;
  /** Fetches the script once; one that did not arrive is fetched again when it is asked for again. */
  fetch: () => Promise<void>;
}

interface ContentProps {
  /** What the part waits for; only asked while its script is not here. */
  arrival: () => Promise<void>;
  onAlive?: () => void;
}

/**
 * A part of a page that stands below the fold. In a page that came from the server its HTML is there at once, and its
 * script is fetched, and brings it alive, when a visitor comes near. On the server, and where one comes from another
 * page, `fetch` is called before the page is shown: see `parts` of a page.
 */
export function later(load: () => Promise<ComponentType>): Later {
  let Here: ComponentType | undefined;
  let fetching: Promise<void> | undefined;

  async function fetchNow(): Promise<void> {
    try {
      Here = await withTimeout(load());
    } catch (error) {
      fetching = undefined;
      throw error;
    }
  }
  const fetch = () => (fetching ??= fetchNow());

  function Content({ arrival, onAlive }: ContentProps) {
    // Before what it waits for: rendered again with the script at hand, React would miss the hook that came after.
    useEffect(() => onAlive?.(), [onAlive]);
    if (!Here) use(arrival());
    return Here && <Here />;
  }

  function Part() {
    const isServed = !useAlive();
    const [wasServed] = useState(isServed);
    return wasServed ? <Served fetch={fetch} Content={Content} /> : <Content arrival={fetch} />;
  }
  return Object.assign(Part, { fetch });
}

interface ServedProps {
  fetch: Later['fetch'];
  Content: ComponentType<ContentProps>;
}

/** What the server has sent stays as it is until it comes alive. */
function Served({ fetch, Content }: ServedProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [{ arrived, arrive }] = useState(newArrival);
  const now = useContext(PlaceContext);
  const [first] = useState(now);
  // React drops the server's HTML when something changes around it before it is alive. So nothing does: neither this,
  // nor the one context that changes.
  const [content] = useState(() => (
    <Suspense fallback={null}>
      <Content arrival={() => arrived} onAlive={() => setAlive(true)} />
    </Suspense>
  ));

  useEffect(() => {
    if (isAlive || !box.current) return undefined;
    const isOver = comesAlive();
    const stop = whenReached(box.current, {
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
    <div ref={box} className={styles.box} data-later="">
      <PlaceContext value={isAlive ? now : first}>{content}</PlaceContext>
    </div>
  );
}

function newArrival() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
}
