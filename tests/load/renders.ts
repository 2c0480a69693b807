import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/db/open.ts';
import { openContentVersion } from '../../server/http/content-version.ts';
import { openStorage } from '../../server/media/storage.ts';
import { readSettings } from '../../server/settings.ts';

const SECONDS = 4;

/** How many times a second each page is made anew, when all that was kept is thrown away before. One process. */
export async function rendersPerSecond(dataDir: string, paths: string[]) {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openDatabase(settings);
  const version = openContentVersion({ nextChange: async () => Infinity, notices: database.notices });
  const app = await buildApp({ settings, database, storage: await openStorage(settings), pages: 'built', version });
  const found: { path: string; perSecond: number }[] = [];
  for (const path of paths) {
    for (let count = 0; count < 20; count += 1) await app.inject(path);
    let made = 0;
    const start = performance.now();
    while (performance.now() - start < SECONDS * 1000) {
      await version.move();
      await app.inject(path);
      made += 1;
    }
    found.push({ path, perSecond: made / ((performance.now() - start) / 1000) });
  }
  await app.close();
  await database.close();
  return found;
}
