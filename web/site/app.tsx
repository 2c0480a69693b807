import './styles/base.css';
import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider, useQueryClient } from '#web/site/query-client/use-query.tsx';
import { Suspense, useEffect, useMemo } from 'react';
import { ImageHost } from '#web/ui/picture.tsx';
import { useLocation, type Location } from '#web/ui/routing/location.tsx';
import { LocationProvider } from '#web/ui/routing/router.tsx';
import { RouteFocus } from './layout/route-focus.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { Prefetch } from './prefetch.tsx';
import { usePageAt } from './prepare.ts';
import { matchRoute } from './routes.ts';
import { SiteContext, type Site } from './site-context.tsx';
import { useShownLocation } from './use-shown-location.ts';

interface AppProps {
  site: Site;
  queries: QueryClient;
  /** Called once the page is interactive. */
  onHydrated?: () => void;
}

/** The public site inside a router, in the body of the document: the same tree on the server and in the browser. */
export function App({ site, queries, onHydrated }: AppProps) {
  const requested = useLocation();
  const shown = useShownLocation(requested, queries);
  const params = useMemo(() => matchRoute(shown.pathname).params, [shown.pathname]);
  return (
    <SiteContext value={site}>
      <ImageHost value={site.apiBase.replace(/\/api$/, '')}>
        <QueryClientProvider client={queries}>
          <ErrorBoundary resetKey={shown.key}>
            <Layout pathname={shown.pathname} isWaiting={shown !== requested}>
              <Suspense fallback={<PageLoading />}>
                <LocationProvider location={shown} params={params}>
                  <PageSlot location={shown} onHydrated={onHydrated} />
                </LocationProvider>
              </Suspense>
            </Layout>
          </ErrorBoundary>
          <Prefetch />
        </QueryClientProvider>
      </ImageHost>
    </SiteContext>
  );
}

interface SlotProps {
  location: Location;
  onHydrated: AppProps['onHydrated'];
}

function PageSlot(props: SlotProps) {
  const { pathname, key } = props.location;
  return (
    <ErrorBoundary key={pathname} resetKey={key} whenFailed={<RouteFocus />}>
      <LoadedPage {...props} />
    </ErrorBoundary>
  );
}

function LoadedPage({ location, onHydrated }: SlotProps) {
  const { Component } = usePageAt(location, useQueryClient());
  // In this component and not in App: a Suspense boundary hydrates after everything around it.
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <>
      <Component />
      <RouteFocus />
    </>
  );
}
