import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readProperty } from '#server/read-property.ts';
import { FILE_LIST } from './content-files.ts';
import { ExportError } from './export-error.ts';

/** Whether an entry at the top of a folder survives a new export: a repository, and the settings of hosts. */
function isKept(name: string): boolean {
  return name.startsWith('.') || name === 'CNAME';
}

/**
 * Throws if a folder has a file that a new export would delete or overwrite, and that no earlier export wrote. `added`
 * names the files of the new one.
 */
export async function requireReplaceable(folder: string, added: ReadonlySet<string> = new Set()): Promise<void> {
  const listed = await listedFiles(folder);
  for await (const name of walkFiles(folder)) {
    if (listed.has(name) || (isKept(topOf(name)) && !added.has(name))) continue;
    throw new ExportError(`${folder} contains ${name}, which no earlier export wrote. Choose another folder.`);
  }
}

/** Moves what is kept from the folder of an earlier export into that of the new one. */
export async function moveKeptFiles(from: string, to: string): Promise<void> {
  const listed = await listedFiles(from);
  const names = await readdir(from);
  for (const name of names.filter(isKept)) await moveKept(name, { from, to, listed });
}

interface Folders {
  from: string;
  to: string;
  /** The files of the earlier export: they are not moved. */
  listed: ReadonlySet<string>;
}

async function moveKept(name: string, folders: Folders): Promise<void> {
  const { from, to, listed } = folders;
  if (listed.has(name)) return;
  const isMixed = existsSync(join(to, name)) || [...listed].some((file) => file.startsWith(`${name}/`));
  // A whole folder keeps its empty folders, which a repository needs.
  if (!isMixed) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await rename(join(from, name), join(to, name));
    return;
  }
  for (const child of await readdir(join(from, name))) await moveKept(`${name}/${child}`, folders);
}

function topOf(name: string): string {
  return name.split('/', 1)[0] ?? name;
}

/** The files that an earlier export wrote into a folder; none if it is not one. */
async function listedFiles(folder: string): Promise<Set<string>> {
  const text = await readFile(join(folder, FILE_LIST), 'utf8').catch(() => '[]');
  try {
    const names: unknown = JSON.parse(text);
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The files below a folder, without following links; none if it does not exist. */
async function* walkFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
    const code = readProperty(error, 'code');
    if (below === '' && code === 'ENOENT') return [];
    if (below === '' && code === 'ENOTDIR') throw new ExportError(`${folder} is a file. Choose another name.`);
    throw error;
  });
  for (const entry of entries) {
    const name = below + entry.name;
    if (entry.isDirectory()) yield* walkFiles(folder, `${name}/`);
    else yield name;
  }
}
