import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/databases.ts';
import { filesIn } from '../../tests/support/exported-site.ts';
import { createFolder } from './export-target.ts';

const LIST = 'content/@files.json';

/** Puts files with these contents into a folder. */
function fill(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Exports such files into a folder, with their list. */
async function exportFiles(path: string, id: string, names: string[]) {
  const target = createFolder(path, id);
  for (const name of names) await target.add(name, Buffer.from(`New ${name}`));
  await target.add(LIST, Buffer.from(JSON.stringify([...names, LIST])));
  return target;
}

test('a new export keeps the repository, the domain and other hidden files of its folder', async () => {
  const path = join(testFolder(), 'site');
  mkdirSync(join(path, '.git/refs'), { recursive: true });
  fill(path, {
    ...{ CNAME: 'dune.example', '.nojekyll': '', '.git/HEAD': 'ref: main', '.well-known/own/token': 'Mine' },
  });
  const names = ['index.html', 'old.html', '.well-known/security.txt'];
  await (await exportFiles(path, '1', names)).finish();
  await (await exportFiles(path, '2', ['index.html', 'new/page.html', '.well-known/security.txt'])).finish();
  const kept = ['.git/HEAD', '.nojekyll', '.well-known/own/token', 'CNAME'];
  const added = ['.well-known/security.txt', LIST, 'index.html', 'new/page.html'];
  expect(filesIn(path)).toEqual([...kept, ...added].toSorted());
  expect(readFileSync(join(path, 'CNAME'), 'utf8')).toBe('dune.example');
  expect(existsSync(join(path, '.git/refs'))).toBe(true);
  // An export without the file that stood beside a kept one.
  await (await exportFiles(path, '3', ['index.html'])).finish();
  expect(filesIn(path)).toEqual([...kept, LIST, 'index.html'].toSorted());
  expect(readdirSync(dirname(path))).toEqual(['site']);
});

test('a file that appears in the folder during an export is never deleted or overwritten', async () => {
  const path = join(testFolder(), 'site');
  await (await exportFiles(path, '1', ['index.html'])).finish();
  for (const name of ['notes/a.txt', '.well-known/security.txt']) {
    const target = await exportFiles(path, '2', ['index.html', '.well-known/security.txt']);
    fill(path, { [name]: 'Mine' });
    await expect(target.finish()).rejects.toThrow(`contains ${name}, which no earlier export wrote`);
    await target.discard();
    expect(readFileSync(join(path, name), 'utf8')).toBe('Mine');
    expect(filesIn(path)).toContain('index.html');
    expect(readdirSync(dirname(path))).toEqual(['site']);
    // The next round begins with the folder as it was.
    rmSync(join(path, name));
  }
});
