import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '#web/ui/routing/router.tsx';
import { App } from './app.tsx';
import { loadPage } from './chunks.ts';
import { browserQueries, unpack } from './queries.ts';
import { keepScroll } from './layout/scroll-memory.ts';
import { readPageState } from './page-state.ts';
import { routeOf } from './routes.ts';

async function start(): Promise<void> {
  // Only pages of this site may frame it: the panel does, to show words that are not saved yet.
  const isPreview = parent !== window;
  if (!isPreview) keepScroll();
  // A script that does not arrive is reported by the error screen that the page then shows.
  await loadPage(routeOf(location.pathname).route).catch(() => undefined);
  const { text, state } = await readPageState();
  const { site, content } = state;
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
        <App site={site} queries={queries} state={text} onAlive={alive} />
      </BrowserRouter>,
    );
  });
}

void start();
