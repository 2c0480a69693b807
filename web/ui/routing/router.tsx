import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { currentLocation, onMoved } from './history.ts';
import { locationOf, PlaceContext, type Location, type Params } from './place.tsx';

/** Follows the browser's address. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(currentLocation);
  useLayoutEffect(() => onMoved(() => setLocation(currentLocation())), []);
  return <At location={location}>{children}</At>;
}

interface StaticProps {
  location?: string;
  params?: Params;
  children: ReactNode;
}

/** Stays at one address: for the server, and for tests. */
export function StaticRouter({ location = '/', params, children }: StaticProps) {
  return (
    <At location={locationOf(location)} params={params}>
      {children}
    </At>
  );
}

interface AtProps {
  location: Location;
  params?: Params | undefined;
  children: ReactNode;
}

/** What stands inside is at this place, wherever the browser is. */
export function At({ location, params = NONE, children }: AtProps) {
  const place = useMemo(() => ({ location, params }), [location, params]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

const NONE: Params = {};
