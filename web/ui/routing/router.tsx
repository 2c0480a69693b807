import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { currentLocation, onLocationChange } from './history.ts';
import { parseLocation, LocationContext, type Location, type Params } from './location.tsx';

/**
 * Provides the browser's location. The site keeps its own router: wouter is at least 0.6 KB larger compressed, has no
 * key per history entry, and cannot block a navigation, so that the panel could not share it (decision 027).
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(currentLocation);
  useLayoutEffect(() => onLocationChange(() => setLocation(currentLocation())), []);
  return <LocationProvider location={location}>{children}</LocationProvider>;
}

interface StaticProps {
  location?: string;
  params?: Params;
  children: ReactNode;
}

/** Provides a fixed location: for the server, and for tests. */
export function StaticRouter({ location = '/', params, children }: StaticProps) {
  return (
    <LocationProvider location={parseLocation(location)} params={params}>
      {children}
    </LocationProvider>
  );
}

interface LocationProviderProps {
  location: Location;
  params?: Params | undefined;
  children: ReactNode;
}

/** Provides a location to its children, wherever the browser is. */
export function LocationProvider({ location, params = NO_PARAMS, children }: LocationProviderProps) {
  const value = useMemo(() => ({ location, params }), [location, params]);
  return <LocationContext value={value}>{children}</LocationContext>;
}

const NO_PARAMS: Params = {};
