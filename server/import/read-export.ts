import { open, readFile, stat } from 'node:fs/promises';
import { IMPORT_TEXT_MAX_BYTES } from '#contract/records/import.ts';
import { ImportError } from './import-error.ts';
import { readGhost } from './read-ghost.ts';
import { readWordpress } from './read-wordpress.ts';
import type { Source } from './source.ts';
import { openZip, type ZipEntry } from './zip.ts';

const MB = 1024 * 1024;
const TOO_LARGE = `The export itself is larger than ${IMPORT_TEXT_MAX_BYTES / MB} MB without pictures. Export a part of the content at a time.`;
const UNKNOWN =
  'This is neither an export of WordPress (.xml) nor of Ghost (.json), nor a zip file that contains one. Nothing was read.';
const NONE_IN_ZIP =
  'The zip file contains no export. Put the file that WordPress (.xml) or Ghost (.json) made into it, with the folder of pictures.';
/** XML and JSON files in a zip that are looked at, the largest first: a theme brings small ones of its own. */
const CANDIDATES = 5;

/** Whether a file is a zip, by its first bytes. */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\u0003\u0004';
  } finally {
    await file.close();
  }
}

/** Reads the export in an uploaded file. Throws an `ImportError` that says what is wrong with it. */
export async function readExport(path: string): Promise<Source> {
  if (await isZip(path)) return readZipped(path);
  if ((await stat(path)).size > IMPORT_TEXT_MAX_BYTES) throw new ImportError(TOO_LARGE);
  return parseExport(await readFile(path));
}

async function readZipped(path: string): Promise<Source> {
  const zip = await openZip(path);
  try {
    const candidates = zip.entries
      .filter(isCandidate)
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, CANDIDATES);
    let reason: unknown = new ImportError(NONE_IN_ZIP);
    for (const entry of candidates) {
      try {
        return parseExport(await zip.read(entry, IMPORT_TEXT_MAX_BYTES));
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        reason = error;
      }
    }
    throw reason;
  } finally {
    await zip.close();
  }
}

function isCandidate({ name }: ZipEntry): boolean {
  return /\.(xml|json)$/i.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name);
}

function parseExport(content: Buffer): Source {
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  const start = text.slice(0, 1000).trimStart();
  if (start.startsWith('<')) return readWordpress(text);
  if (start.startsWith('{')) return readGhost(text);
  throw new ImportError(UNKNOWN);
}
