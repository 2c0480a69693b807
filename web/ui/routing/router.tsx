import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { currentLocation, onLocationChange } from './history.ts';
import { parseLocation, LocationContext, type Location, type Params } from './location.tsx';

/** Follows the browser's address. */
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

/** Stays at one address: for the server, and for tests. */
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

/** What stands inside is at this place, wherever the browser is. */
export function LocationProvider({ location, params = NO_PARAMS, children }: LocationProviderProps) {
  const place = useMemo(() => ({ location, params }), [location, params]);
  return <LocationContext value={place}>{children}</LocationContext>;
}

const NO_PARAMS: Params = {};
