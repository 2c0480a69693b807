import { DEFAULT_REGION } from '#contract/region.ts';
import { join } from 'node:path';
import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/db/open.ts';
import { openContentVersion } from '../../server/http/content-version.ts';
import { openPublicCache } from '../../server/http/public-cache.ts';
import { openStorage } from '../../server/media/storage.ts';
import { readAppearance } from '#server/pages/appearance.ts';
import { openBuiltRenderer } from '../../server/pages/built-renderer.ts';
import { inProcessTransport } from '../../server/http/in-process.ts';
import { pageStateUrl } from '../../server/pages/page-state.ts';
import { readSettings } from '../../server/settings.ts';
import { publishBlockPages } from './block-pages.ts';

const DIST = join(import.meta.dirname, '../../dist');
const SECONDS = 4;
const WARM_UP = 50;

/**
 * How many times a second one process renders each page: the page alone with cached calls, and with an empty cache, as
 * after each save. `blockCounts` adds pages with so many blocks.
 */
export async function rendersPerSecond(dataDir: string, paths: readonly string[], blockCounts: readonly number[]) {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openDatabase(settings);
  const version = openContentVersion({ nextScheduledChange: async () => Infinity, notices: database.notices });
  const cache = openPublicCache(version);
  const app = await buildApp({
    settings,
    database,
    storage: await openStorage(settings),
    pages: 'built',
    version,
    cache,
  });
  const renderer = await openBuiltRenderer(DIST);
  const site = { siteUrl: settings.siteUrl, apiBase: '/api', region: DEFAULT_REGION };
  const transport = inProcessTransport(app, cache);
  const appearance = await readAppearance(transport);
  const found: Record<string, string | number>[] = [];
  for (const path of [...paths, ...(await publishBlockPages(database, blockCounts))]) {
    found.push({
      path,
      what: 'page alone',
      ...(await speedOf(() =>
        renderer.render({ url: path, site, appearance, transport, stateUrl: (state) => pageStateUrl(path, state) }),
      )),
    });
    const anew = async () => {
      await version.bump();
      await app.inject(path);
    };
    found.push({ path, what: 'with all its calls', ...(await speedOf(anew)) });
  }
  await app.close();
  await database.close();
  return found;
}

/** Per second of elapsed time, and per second of processor time, which does not depend on other programs. */
async function speedOf(make: () => Promise<unknown>) {
  for (let count = 0; count < WARM_UP; count += 1) await make();
  let completed = 0;
  const start = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - start < SECONDS * 1000) {
    await make();
    completed += 1;
  }
  const { user, system } = process.cpuUsage(before);
  const elapsed = performance.now() - start;
  return { 'per second': (completed / elapsed) * 1000, 'per second of processor': (completed / (user + system)) * 1e6 };
}
