import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '#web/ui/routing/router.tsx';
import { App } from './app.tsx';
import { loadPage } from './chunks.ts';
import { STATE_ID } from './document.tsx';
import { browserQueries, unpack } from './queries.ts';
import { keepScroll } from './layout/scroll-memory.ts';
import { routeOf } from './routes.ts';
import type { PageState } from './entry-server.tsx';

async function start(): Promise<void> {
  // Only pages of this site may frame it: the panel does, to show words that are not saved yet.
  const isPreview = parent !== window;
  if (!isPreview) keepScroll();
  // A script that does not arrive is reported by the error screen that the page then shows.
  await loadPage(routeOf(location.pathname).route).catch(() => undefined);
  const state = document.getElementById(STATE_ID)?.textContent ?? '';
  const { site, content } = JSON.parse(state) as PageState; // written by entry-server
  const queries = browserQueries();
  unpack(queries, content);
  const alive = () => {
    dispatchEvent(new Event('alive'));
    if (isPreview) void import('./preview/follow.ts').then(({ follow }) => follow(queries));
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <App site={site} queries={queries} state={state} onAlive={alive} />
      </BrowserRouter>,
    );
  });
}

void start();
