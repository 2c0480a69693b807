import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Unavailable } from '#server/db/failures.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Ledger } from '#server/erasure/ledger.ts';
import { StartError } from '#server/start-error.ts';
import {
  checksums,
  CHECKSUMS_FILE,
  FORMAT_VERSION,
  header,
  HEADER_FILE,
  isBackedUpFile,
  UPLOADS_FOLDER,
  type Checksums,
  type Header,
} from './file-format.ts';
import { BackupError, backupErrors } from './errors.ts';
import type { LowestVersion } from './raise-versions.ts';
import { readParts, verifyFile } from './read-file.ts';
import { requireFreeSpace } from './disk-space.ts';
import { parseRows } from './rows.ts';
import { validateRows } from './validate-rows.ts';
import { openScratchDatabase, type ScratchDatabase } from './scratch-database.ts';
import { openSqliteSnapshot, type Row } from './snapshot.ts';
import { sha256Hex, hashOfRows } from './write-file.ts';

const TABLE_PART = /^tables\/([a-z_]+)\/\d{5,}\.jsonl\.gz$/;

/** A backup that was restored completely into a scratch database. */
export interface VerifiedBackup {
  header: Header;
  /** The folder of the scratch database, which exists until `close`. */
  folder: string;
  rows: number;
  uploads: number;
  /** Migrates it to the tables of this version. Returns the lowest version of each record. */
  migrate(): Promise<LowestVersion[]>;
  close(): Promise<void>;
}

/**
 * Restores a backup into a scratch database below `parentFolder`. Compares the checksums of all parts, and each table's
 * rows as read from there. Then reads every row as the product would, except with `allowInvalidRows`, for the backup
 * before a restore. With a `ledger`, it proves that a restore erases again what was erased. Throws a `BackupError` for a truncated, altered or foreign file, for one of a newer version, and for
 * one that leaves no usable site.
 */
export async function verifyBackup(
  path: string,
  parentFolder: string,
  { allowInvalidRows = false, ledger }: { allowInvalidRows?: boolean; ledger?: Ledger | undefined } = {},
): Promise<VerifiedBackup> {
  await verifyFile(path);
  const folder = await mkdtemp(join(parentFolder, `.proof-${basename(path)}-`));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const { found, sums } = await loadScratch(path, folder);
    await compareTables(folder, found, sums);
    const migrate = async () => {
      const scratch = await openScratchDatabase(folder);
      try {
        return await scratch.lowestVersions();
      } finally {
        await scratch.close();
      }
    };
    if (!allowInvalidRows) {
      await migrate();
      await validateRows(folder);
      if (ledger) await proveErasure(folder, ledger);
    }
    return {
      header: found,
      folder,
      rows: Object.values(sums.tables).reduce((total, { rows }) => total + rows, 0),
      uploads: Object.keys(sums.parts).filter((name) => name.startsWith(UPLOADS_FOLDER)).length,
      migrate,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Applies the ledger to the scratch database, as a restore does, and searches for what was erased. */
async function proveErasure(folder: string, ledger: Ledger): Promise<void> {
  const scratch = await openScratchDatabase(folder);
  try {
    if (!(await scratch.eraseAgain(ledger))) throw new BackupError(backupErrors.notErased);
  } finally {
    await scratch.close();
  }
}

/** Fills the scratch database and checks each part. Pictures are read, but not stored. */
async function loadScratch(path: string, folder: string): Promise<{ found: Header; sums: Checksums }> {
  const parts = readParts(path);
  let scratch: ScratchDatabase | undefined;
  try {
    const first = await parts.next();
    const found = parseHeader(first.done ? null : first.value);
    const opened = await openScratchDatabase(folder, found.migrations);
    scratch = opened;
    await opened.empty();
    const insert = async (table: string, rows: readonly Row[]) => {
      await requireFreeSpace(folder);
      await opened.insert(table, rows);
    };
    return { found, sums: await loadParts({ insert }, found, parts) };
  } catch (error) {
    // A failure of the machine does not mean that the file is broken.
    const isExpected = error instanceof BackupError || error instanceof StartError || error instanceof Unavailable;
    throw isExpected ? error : new BackupError(backupErrors.damaged, { cause: error });
  } finally {
    await scratch?.close();
  }
}

interface Part {
  name: string;
  content: Buffer;
}

async function loadParts(
  scratch: Pick<ScratchDatabase, 'insert'>,
  found: Header,
  parts: AsyncIterable<Part>,
): Promise<Checksums> {
  const actual: Checksums['parts'] = {};
  for await (const { name, content } of parts) {
    if (name === CHECKSUMS_FILE) return parseChecksums(content, actual);
    actual[name] = { bytes: content.length, sha256: sha256Hex(content) };
    await loadPart(scratch, found, { name, content });
  }
  throw new BackupError(backupErrors.damaged);
}

/** The checksums, if every part matches and none is missing. */
function parseChecksums(content: Buffer, actual: Checksums['parts']): Checksums {
  const sums = checksums.parse(JSON.parse(content.toString()));
  const { [HEADER_FILE]: _, ...expected } = sums.parts;
  const isComplete = Object.entries(expected).every(([name, part]) => actual[name]?.sha256 === part.sha256);
  if (!isComplete || Object.keys(expected).length !== Object.keys(actual).length)
    throw new BackupError(backupErrors.damaged);
  return sums;
}

async function loadPart(
  scratch: Pick<ScratchDatabase, 'insert'>,
  { tables }: Header,
  { name, content }: Part,
): Promise<void> {
  if (name.startsWith(UPLOADS_FOLDER) && isBackedUpFile(name.slice(UPLOADS_FOLDER.length))) return;
  const table = TABLE_PART.exec(name)?.[1] ?? '';
  if (!(table in tables)) throw new BackupError(backupErrors.damaged);
  await scratch.insert(table, await parseRows(content));
}

function parseHeader(part: Part | null): Header {
  const raw: unknown = part?.name === HEADER_FILE ? JSON.parse(part.content.toString()) : null;
  const read = header.safeParse(raw);
  const { format, version } = { format: 0, version: '', ...(raw as object | null) };
  if (!read.success)
    throw new BackupError(format > FORMAT_VERSION ? backupErrors.newer(version) : backupErrors.damaged);
  const hasAllMigrations = read.data.migrations.every((name) => name in migrations);
  if (!hasAllMigrations) throw new BackupError(backupErrors.newer(read.data.version));
  return read.data;
}

/** Compares each table in the scratch database with its checksum and count in the backup. */
async function compareTables(folder: string, { tables }: Header, sums: Checksums): Promise<void> {
  const scratch = await openSqliteSnapshot(folder);
  try {
    for (const [table, key] of Object.entries(tables)) {
      const [expected, found] = [sums.tables[table], await hashOfRows(scratch.rows(table, key))];
      if (expected?.rows !== found.rows || expected.sha256 !== found.sha256) {
        throw new BackupError(`${backupErrors.damaged} The restored ${table} differ from the backup.`);
      }
    }
  } finally {
    await scratch.close();
  }
}
