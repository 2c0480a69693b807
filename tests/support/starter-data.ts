import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const UPLOADS = 'uploads';

/**
 * Fills a folder with the data of a starter site. Uploads are linked instead of copied, because the product writes each
 * under a name of its own and never changes one.
 */
export function fillWithStarterData(folder: string): void {
  const data = inject('starterData');
  mkdirSync(join(folder, UPLOADS), { recursive: true });
  for (const name of readdirSync(join(data, UPLOADS))) linkSync(join(data, UPLOADS, name), join(folder, UPLOADS, name));
  for (const entry of readdirSync(data, { withFileTypes: true }))
    if (entry.isFile()) copyFileSync(join(data, entry.name), join(folder, entry.name));
}
