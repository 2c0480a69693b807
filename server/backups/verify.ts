import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureFacts } from '#contract/pictures.ts';
import { Unavailable } from '#server/db/failures.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { StartError } from '#server/start-error.ts';
import { checksums, CHECKSUMS, FORMAT, header, HEADER, UPLOADS, type Checksums, type Header } from './file-format.ts';
import { BackupFault, faults } from './errors.ts';
import type { LowestVersion } from './raise-versions.ts';
import { partsOf, verifyWhole } from './read-file.ts';
import { requireFreeSpace } from './disk-space.ts';
import { rowsIn } from './rows.ts';
import { readAll } from './validate-rows.ts';
import { openScratch, type Scratch } from './scratch-database.ts';
import { openSqliteSource, type Row } from './snapshot.ts';
import { hashOf, hashOfRows } from './write-file.ts';

const TABLE_PART = /^tables\/([a-z_]+)\/\d{5,}\.jsonl\.gz$/;

/** A backup that was restored into a database of its own, and found to be there whole. */
export interface Proven {
  header: Header;
  /** Holds that database until `close`. */
  folder: string;
  rows: number;
  uploads: number;
  /** Brings its rows up to the tables of this version; gives the lowest version of each record. */
  bringUpToDate(): Promise<LowestVersion[]>;
  close(): Promise<void>;
}

/**
 * Restores a backup into a scratch database below `within` and compares: every part by its checksum, every table by its
 * rows as they read from there. Then every row is read as the product would read it, unless `isPresent` says that it is
 * what the instance holds now: that is kept before a restore, be it broken or not. Throws a `BackupFault` for a cut,
 * changed or foreign file, for one of a newer version, and for one that nobody could use.
 */
export async function prove(path: string, within: string, { isPresent = false } = {}): Promise<Proven> {
  await verifyWhole(path);
  const folder = await mkdtemp(join(within, `.proof-${basename(path)}-`));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const { found, sums } = await load(path, folder);
    await compare(folder, found, sums);
    const bringUpToDate = async () => {
      const scratch = await openScratch(folder);
      return scratch.lowestVersions().finally(() => scratch.close());
    };
    if (!isPresent) {
      await bringUpToDate();
      await readAll(folder);
    }
    return {
      header: found,
      folder,
      rows: Object.values(sums.tables).reduce((total, { rows }) => total + rows, 0),
      uploads: Object.keys(sums.parts).filter((name) => name.startsWith(UPLOADS)).length,
      bringUpToDate,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Fills the scratch database with the rows and checks each part; the pictures are read and not kept. */
async function load(path: string, folder: string): Promise<{ found: Header; sums: Checksums }> {
  const parts = partsOf(path);
  let scratch: Scratch | undefined;
  try {
    const first = await parts.next();
    const found = headerOf(first.done ? null : first.value);
    const opened = await openScratch(folder, found.migrations);
    scratch = opened;
    const insert = async (table: string, rows: readonly Row[]) => {
      await requireFreeSpace(folder);
      await opened.insert(table, rows);
    };
    return { found, sums: await fill({ insert }, found, parts) };
  } catch (error) {
    // What the machine cannot do says nothing about the file.
    const isKnown = error instanceof BackupFault || error instanceof StartError || error instanceof Unavailable;
    throw isKnown ? error : new BackupFault(faults.damaged, { cause: error });
  } finally {
    await scratch?.close();
  }
}

interface Part {
  name: string;
  content: Buffer;
}

async function fill(scratch: Pick<Scratch, 'insert'>, found: Header, parts: AsyncIterable<Part>): Promise<Checksums> {
  const seen: Checksums['parts'] = {};
  for await (const { name, content } of parts) {
    if (name === CHECKSUMS) return sumsOf(content, seen);
    seen[name] = { bytes: content.length, sha256: hashOf(content) };
    await take(scratch, found, { name, content });
  }
  throw new BackupFault(faults.damaged);
}

/** What the checksums say, where every part is as they say, and none is missing. */
function sumsOf(content: Buffer, seen: Checksums['parts']): Checksums {
  const sums = checksums.parse(JSON.parse(content.toString()));
  const { [HEADER]: _, ...expected } = sums.parts;
  const isWhole = Object.entries(expected).every(([name, part]) => seen[name]?.sha256 === part.sha256);
  if (!isWhole || Object.keys(expected).length !== Object.keys(seen).length) throw new BackupFault(faults.damaged);
  return sums;
}

async function take(scratch: Pick<Scratch, 'insert'>, { tables }: Header, { name, content }: Part): Promise<void> {
  if (name.startsWith(UPLOADS) && pictureFacts(name.slice(UPLOADS.length))) return;
  const table = TABLE_PART.exec(name)?.[1] ?? '';
  if (!(table in tables)) throw new BackupFault(faults.damaged);
  await scratch.insert(table, await rowsIn(content));
}

function headerOf(part: Part | null): Header {
  const said: unknown = part?.name === HEADER ? JSON.parse(part.content.toString()) : null;
  const read = header.safeParse(said);
  const { format, version } = { format: 0, version: '', ...(said as object | null) };
  if (!read.success) throw new BackupFault(format > FORMAT ? faults.newer(version) : faults.damaged);
  const isKnown = read.data.migrations.every((name) => name in migrations);
  if (!isKnown) throw new BackupFault(faults.newer(read.data.version));
  return read.data;
}

/** What was written down of each table when the backup was made, and what the scratch database says now. */
async function compare(folder: string, { tables }: Header, sums: Checksums): Promise<void> {
  const scratch = await openSqliteSource(folder);
  try {
    for (const [table, key] of Object.entries(tables)) {
      const [expected, found] = [sums.tables[table], await hashOfRows(scratch.rows(table, key))];
      if (expected?.rows !== found.rows || expected.sha256 !== found.sha256) {
        throw new BackupFault(`${faults.damaged} The restored ${table} differ from the backup.`);
      }
    }
  } finally {
    await scratch.close();
  }
}
