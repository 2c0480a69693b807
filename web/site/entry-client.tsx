import { createRoot, hydrateRoot } from 'react-dom/client';
import { setRegion } from '#contract/region.ts';
import { BrowserRouter } from '#web/ui/routing/router.tsx';
import { App } from './app.tsx';
import { loadPage } from './chunks.ts';
import { preparePage } from './prepare.ts';
import { createBrowserQueries, restoreQueries } from './queries.ts';
import { startScrollMemory } from './layout/scroll-memory.ts';
import { fetchPageState } from './page-state.ts';
import { matchRoute } from './routes.ts';

async function hydrate(): Promise<void> {
  // Only pages of this origin may frame the site. The panel does, for its preview.
  markComposedStyles();
  const isPreview = parent !== window;
  if (!isPreview) startScrollMemory();
  const [{ state, isOfDocument }] = await Promise.all([
    fetchPageState(),
    // If the script fails to load, the error screen reports it.
    loadPage(matchRoute(location.pathname).route).catch(() => undefined),
  ]);
  const { site, content } = state;
  setRegion(site.region);
  const queries = createBrowserQueries();
  restoreQueries(queries, content);
  const onHydrated = () => {
    dispatchEvent(new Event('hydrated'));
    if (isPreview) void startPreview(queries);
  };
  const app = (
    <BrowserRouter>
      <App site={site} queries={queries} onHydrated={onHydrated} />
    </BrowserRouter>
  );
  // Development runs React, which hydrates what the server rendered: the whole document.
  if (import.meta.env.DEV) {
    // Not imported above: visitors would load the files of all typefaces by name.
    const [{ Document }, { shownAppearance }] = await Promise.all([
      import('./document.tsx'),
      import('./shown-appearance.ts'),
    ]);
    hydrateRoot(
      document,
      <Document site={site} appearance={shownAppearance()}>
        {app}
      </Document>,
    );
  } else if (isOfDocument) {
    hydrateRoot(document.body, app);
  } else {
    // Hydration would keep the links and pictures of the old content.
    await preparePage(location, queries);
    createRoot(document.body).render(app);
  }
}

async function startPreview(queries: ReturnType<typeof createBrowserQueries>): Promise<void> {
  // A panel that closes the frame meanwhile ends the download. That is no error of the page.
  const client = await import('./preview/preview-client.ts').catch(() => undefined);
  await client?.startPreviewClient(queries);
}

/**
 * The styles of the page's blocks came in one file, which names theirs. A disabled link to each tells the loader of the
 * scripts that it need not load them again.
 */
function markComposedStyles(): void {
  for (const { pathname } of [...document.styleSheets].map(({ href }) => new URL(href ?? '', location.href))) {
    const [, names] = /^\/static\/css\/composed\/(.*)\.css$/.exec(pathname) ?? [];
    for (const name of names?.split('.') ?? []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href: `/static/css/${name}.css` }));
    }
  }
}

void hydrate();
