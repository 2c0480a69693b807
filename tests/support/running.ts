import { inject, onTestFinished } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { openInProcess } from './in-process.ts';
import { fillWithStarterData } from './starter-data.ts';

/** The product with the starter site, running in this process on a new database of a kind, until the test ends. */
export async function startOn(kind: TestDatabase, env: Record<string, string> = {}) {
  const { dataDir, databaseUrl } = await kind.settings();
  if (!databaseUrl && env.STARTER_CONTENT !== 'false') fillWithStarterData(dataDir);
  const product = await openInProcess({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env });
  onTestFinished(() => product.close());
  return { url: product.url, dataDir };
}

/** The address of the starter site that runs for all tests: to look at, not to change. */
export function starterSite(): string {
  return inject('starterSite');
}
