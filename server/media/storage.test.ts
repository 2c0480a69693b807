import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { testFolder } from '../../tests/support/databases.ts';
import { poll } from '../../tests/support/poll.ts';
import { openStorage } from './storage.ts';

test('startup deletes partial files of killed uploads and keeps files of uploads in progress', async () => {
  const dataDir = testFolder();
  const uploads = join(dataDir, 'uploads');
  mkdirSync(uploads);
  for (const name of ['a.webp', 'a.webp.1.part', 'b.webp.2.part']) writeFileSync(join(uploads, name), 'x');
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const name of ['a.webp', 'a.webp.1.part']) utimesSync(join(uploads, name), twoDaysAgo, twoDaysAgo);
  await openStorage({ dataDir });
  await poll(() => readdirSync(uploads).toSorted()).toEqual(['a.webp', 'b.webp.2.part']);
});
