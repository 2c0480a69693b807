import type { FastifyInstance } from 'fastify';
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import type * as EntryServer from '#web/site/entry-server.tsx';
import { THEMES, themeTypefaces } from '#contract/themes.ts';
import type { PageAppearance, PageAssets, Renderer } from './renderer.ts';

const SERVER_ENTRY = '/web/site/entry-server.tsx';
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; " +
  "media-src 'self' https:; connect-src 'self' ws:; frame-src 'self' https:; frame-ancestors 'self'";

/** Renders the pages from their sources, with live reload. For development only: production does not include Vite. */
export async function openDevRenderer(app: FastifyInstance): Promise<Renderer> {
  const vite = await createServer({
    // The theme: see vite.config.ts.
    ...(process.env.THEME && { mode: process.env.THEME }),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      watch: { ignored: ['**/data/**', '**/dist/**'] },
      fs: { deny: ['.env', '.env.*', '**/.git/**', '**/data/**'] },
    },
  });
  app.addHook('onClose', () => vite.close());
  // Vite serves its own files (sources, its client) and passes on the rest.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) relaxPolicy(reply);
  });

  const load = async () => (await vite.ssrLoadModule(SERVER_ENTRY)) as typeof EntryServer; // the file itself
  return {
    paths: async () => (await load()).staticPaths,
    pageMeta: async (pathname, request) => (await load()).pageMeta(pathname, request),
    previewScript: () => null,
    normalizeUrl: async (url) => (await load()).normalizeUrl(url),
    canonicalSpelling: async (url, transport) => (await load()).canonicalSpelling(url, transport),
    renderState: async (page) => (await load()).renderState(page),
    async render(page) {
      try {
        const { render } = await load();
        return await render({ ...page, appearance: inDevTheme(page.appearance), assetsOf: () => assetsOf(vite) });
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
  };
}

/** The theme of the variable `THEME`, whatever the site has chosen. */
function inDevTheme(appearance: PageAppearance): PageAppearance {
  const theme = THEMES.find((one) => one === process.env.THEME);
  return theme ? { ...appearance, theme, typefaces: themeTypefaces[theme] } : appearance;
}

function relaxPolicy(reply: { header(name: string, value: string): unknown }): void {
  reply.header('content-security-policy', POLICY);
}

function assetsOf(vite: ViteDevServer): PageAssets {
  return { start: null, script: '/web/site/entry-dev.ts', styles: stylesOf(vite), preloads: [] };
}

/** The style files of everything that has been rendered so far, in the order of their imports. */
function stylesOf(vite: ViteDevServer): string[] {
  const entry = vite.environments.ssr.moduleGraph.urlToModuleMap.get(SERVER_ENTRY);
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  function walk(node: EnvironmentModuleNode): void {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.url.endsWith('.css')) {
      styles.push(`${node.url}?direct`);
      return; // what a style file imports comes inside it
    }
    for (const imported of node.importedModules) walk(imported);
  }
  if (entry) walk(entry);
  return styles;
}
