import './styles/base.css';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ImageHost } from '#web/ui/picture.tsx';
import { usePage } from './chunks.ts';
import { Document } from './document.tsx';
import { Arrival } from './layout/arrival.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { notFoundRoute, routes, type PageRoute } from './routes.ts';
import { SiteContext, type Site } from './site-context.tsx';

interface AppProps {
  site: Site;
  queries: QueryClient;
  /** What the document carries over to the browser, as JSON. */
  state: string;
  /** Called once a page answers to its visitor. */
  onAlive?: () => void;
}

/** The public site inside a router: the same tree on the server and in the browser. */
export function App({ site, queries, state, onAlive }: AppProps) {
  const { key } = useLocation();
  return (
    <SiteContext value={site}>
      <ImageHost value={site.apiBase.replace(/\/api$/, '')}>
        <QueryClientProvider client={queries}>
          <Document state={state}>
            <ErrorBoundary resetKey={key}>
              <Layout>
                <Routes>
                  {[...routes, notFoundRoute].map((route) => (
                    <Route key={route.path} path={route.path} element={<PageSlot route={route} onAlive={onAlive} />} />
                  ))}
                </Routes>
              </Layout>
            </ErrorBoundary>
          </Document>
        </QueryClientProvider>
      </ImageHost>
    </SiteContext>
  );
}

interface SlotProps {
  route: PageRoute;
  onAlive: AppProps['onAlive'];
}

function PageSlot({ route, onAlive }: SlotProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary key={route.path} resetKey={key}>
      <Suspense fallback={<PageLoading />}>
        <LoadedPage route={route} onAlive={onAlive} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedPage({ route, onAlive }: SlotProps) {
  const { Page } = usePage(route);
  // Here and not in App: what waits in a Suspense comes alive after everything around it.
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <>
      <Page />
      <Arrival />
    </>
  );
}
