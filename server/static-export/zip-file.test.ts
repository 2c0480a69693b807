import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/databases.ts';
import { readZip } from '../../tests/support/read-zip.ts';
import { createZip } from './zip-file.ts';

test('a zip file contains its files, also empty ones and those with names in any script', async () => {
  const path = join(testFolder(), 'site.zip');
  const files = new Map([
    ['index.html', Buffer.from('<p>Dune</p>'.repeat(1000))],
    ['uploads/a.webp', Buffer.from([1, 2, 3])],
    ['दुकान/empty.txt', Buffer.alloc(0)],
  ]);
  const zip = await createZip(path, new Date('2026-11-28T13:15:24Z'));
  for (const [name, content] of files) await zip.add(name, content);
  await zip.finish();
  const written = readFileSync(path);
  expect(readZip(written)).toEqual(files);
  expect(written.length).toBeLessThan(1000);
});

test('a zip file contains a large file that is never in memory as a whole', async () => {
  const path = join(testFolder(), 'site.zip');
  const parts = ['one ', 'two ', 'three'].map((part) => Buffer.from(part));
  const zip = await createZip(path, new Date('2026-11-28T13:15:24Z'));
  await zip.add('files/film.mp4', { bytes: 13, read: () => Readable.from(parts) });
  await zip.add('index.html', Buffer.from('Home'));
  await zip.finish();
  const found = readZip(readFileSync(path));
  expect(found).toEqual(new Map([['files/film.mp4', Buffer.from('one two three')], ['index.html', Buffer.from('Home')]])); // prettier-ignore
});
