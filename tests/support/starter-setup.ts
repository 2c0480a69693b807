import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import setUpBuild from './built-site.ts';
import { freePort, spawnProduct, untilListening } from './spawn-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the starter site that all tests share and none changes. */
    starterSite: string;
    /** The data folder of a new starter site, to copy. Creating this data takes a third of a start. */
    starterData: string;
  }
}

/** Builds the site and starts it once, with the starter content on the embedded database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await setUpBuild();
  const folder = await mkdtemp(join(tmpdir(), 'marquee-starter-'));
  const [data, shown] = [join(folder, 'data'), join(folder, 'shown')];
  await makeData(data);
  await cp(data, shown, { recursive: true });
  const port = await freePort();
  const product = spawnProduct({ DATA_DIR: shown, PORT: String(port) });
  await untilListening(product);
  project.provide('starterSite', `http://localhost:${port}`);
  project.provide('starterData', data);
  return async () => {
    product.process.kill('SIGKILL');
    await product.ended;
    await rm(folder, { recursive: true });
  };
}

async function makeData(folder: string): Promise<void> {
  const product = spawnProduct({ DATA_DIR: folder, PORT: String(await freePort()) });
  await untilListening(product);
  product.process.kill('SIGTERM');
  await product.ended;
}
