import { inject, onTestFinished } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { openInProcess } from './in-process.ts';
import { fillWithStarterData } from './starter-data.ts';

/** Starts the product with the starter site in this process, on a new database. It ends with the test. */
export async function startOn(kind: TestDatabase, env: Record<string, string> = {}) {
  const { dataDir, databaseUrl } = await kind.settings();
  if (!databaseUrl && env.STARTER_CONTENT !== 'false') fillWithStarterData(dataDir);
  const product = await openInProcess({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env });
  onTestFinished(() => product.close());
  return { url: product.url, dataDir };
}

/** The URL of the starter site that all tests share. They must not change it. */
export function starterSite(): string {
  return inject('starterSite');
}
