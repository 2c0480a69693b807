import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { StaticExport } from '#contract/records/static-export.ts';
import { exportTexts } from '#contract/static-export-texts.ts';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { runInProcess } from '#server/run-in-process.ts';
import type { Settings } from '#server/settings.ts';
import { EMPTY_REPORT, isRunning, openExportRecord, type ExportRecord } from './export-record.ts';
import { exportsFolder, workFolderOf, type ExportJob, type ExportOutcome, type ExportProgress } from './run-export.ts';

const PROCESS = join(import.meta.dirname, '../export-process.ts');
/** Megabytes of JavaScript memory for an export. A site with a thousand posts needs less than 192. */
const HEAP_MB = 384;
/** Milliseconds between two entries of the progress in the database. */
const HEARTBEAT_MS = 2000;

export type ExportService = ReturnType<typeof openExportService>;

interface Parts {
  settings: Settings;
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Makes the zip file of the site, in a process of its own. There is one export at a time, and the newest one stays. */
export function openExportService({ settings, database, log }: Parts) {
  const record = openExportRecord(database);
  const folder = exportsFolder(settings);
  let running: { abort: AbortController; done: Promise<void> } | undefined;

  const workFolder = join(workFolderOf(settings), 'panel');

  const pathOf = (id: string) => join(folder, `${id}.zip`);

  /** Removes the export of the panel and what an interrupted one left. The command may be using its own copy. */
  async function removeFiles(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => /\.zip(\.part)?$/.test(name)).map((name) => join(folder, name));
    for (const path of [...files, workFolder]) await rm(path, { recursive: true, force: true });
  }

  async function begin(formsTo: string): Promise<void> {
    const at = new Date();
    const id = newId();
    const started = await record.change((before) => (isRunning(before) ? null : newRecord(id, at, formsTo)));
    if (!started) throw new Failure('unavailable', { message: exportTexts.busy });
    const abort = new AbortController();
    const done = make(id, at, formsTo, abort).catch((err: unknown) =>
      log.error({ err }, 'The result of an export could not be stored'),
    );
    running = { abort, done };
  }

  async function make(id: string, at: Date, formsTo: string, abort: AbortController): Promise<void> {
    let progress: ExportProgress = { report: EMPTY_REPORT, expectedPages: 0 };
    const heartbeat = setInterval(() => {
      // While the database cannot be written, the export goes on.
      void beat(id, progress).then(
        (isWanted) => {
          if (!isWanted) abort.abort();
        },
        () => undefined,
      );
    }, HEARTBEAT_MS);
    const outcome = await work({ id, at, formsTo, signal: abort.signal, onProgress: (now) => (progress = now) })
      .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }))
      .finally(() => clearInterval(heartbeat));
    if ('failure' in outcome) await removeFiles();
    await end(id, at, outcome);
  }

  /** Stores the progress. False if the export should stop. */
  function beat(id: string, progress: ExportProgress): Promise<boolean> {
    return record.change((now) =>
      now?.id === id && !now.isStopped ? { ...now, ...progress, aliveAt: new Date().toISOString() } : null,
    );
  }

  interface Work {
    id: string;
    at: Date;
    formsTo: string;
    signal: AbortSignal;
    onProgress: (progress: ExportProgress) => void;
  }

  async function work({ id, at, formsTo, signal, onProgress }: Work): Promise<ExportOutcome> {
    await removeFiles();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const part = `${pathOf(id)}.part`;
    const job: ExportJob = {
      settings,
      kind: 'zip',
      path: part,
      workFolder,
      formsTo,
      at: at.getTime(),
    };
    const outcome = await runInProcess<ExportOutcome>(PROCESS, job, {
      signal,
      heapMb: HEAP_MB,
      onProgress: (progress) => onProgress(progress as ExportProgress), // our own process sends nothing else
    });
    if (!outcome) return { failure: signal.aborted ? exportTexts.stopped : exportTexts.interrupted };
    if ('report' in outcome) await rename(part, pathOf(id));
    return outcome;
  }

  async function end(id: string, at: Date, outcome: ExportOutcome): Promise<void> {
    const isDone = 'report' in outcome;
    const bytes = isDone ? (await stat(pathOf(id))).size : 0;
    const result = isDone ? { report: outcome.report, bytes, name: fileNameFor(at) } : { failure: outcome.failure };
    await record.change((now) => (now?.id === id ? { ...now, ...result, endedAt: new Date().toISOString() } : null));
  }

  /** `site.example-2026-11-28.zip` */
  function fileNameFor(at: Date): string {
    const host = new URL(settings.siteUrl).host.replace(/[^a-z0-9.-]/g, '-');
    return `${host}-${at.toISOString().slice(0, 10)}.zip`;
  }

  /** Stops the export, or deletes its file. Returns what happened, as a sentence. */
  async function stopOrDelete(): Promise<string> {
    const now = await record.read();
    if (!now) throw new Failure('not-found', { message: exportTexts.none });
    if (isRunning(now)) {
      await record.change((before) => before && { ...before, isStopped: true });
      // Another process notices it with its next heartbeat.
      running?.abort.abort();
      await running?.done;
      return exportTexts.stopping;
    }
    await removeFiles();
    await record.clear();
    return exportTexts.deleted;
  }

  async function current(): Promise<StaticExport> {
    const now = await record.read();
    return toStaticExport(now, now !== null && (await isHere(now)));
  }

  async function isHere({ id, name }: ExportRecord): Promise<boolean> {
    if (name === '') return false;
    return stat(pathOf(id)).then(
      () => true,
      () => false,
    );
  }

  /** The finished file and its name for people. */
  async function file(): Promise<{ path: string; name: string }> {
    const now = await record.read();
    if (!now || now.name === '') throw new Failure('not-found', { message: exportTexts.none });
    if (!(await isHere(now))) throw new Failure('not-found', { message: exportTexts.elsewhere });
    return { path: pathOf(now.id), name: now.name };
  }

  return {
    begin,
    stopOrDelete,
    current,
    file,
    async close() {
      running?.abort.abort();
      await running?.done;
    },
  };
}

function newRecord(id: string, at: Date, formsTo: string): ExportRecord {
  const startedAt = at.toISOString();
  return {
    ...{ id, startedAt, aliveAt: startedAt, endedAt: '', formsTo, expectedPages: 0, report: EMPTY_REPORT },
    ...{ name: '', bytes: 0, failure: '', isStopped: false },
  };
}

function toStaticExport(record: ExportRecord | null, isHere: boolean): StaticExport {
  const { id: _, aliveAt: __, isStopped: ___, ...facts } = record ?? newRecord('', new Date(0), '');
  if (!record) return { ...facts, startedAt: '', state: 'none', isHere };
  if (isRunning(record)) return { ...facts, state: 'running', isHere };
  const failure = record.endedAt === '' ? exportTexts.interrupted : record.failure;
  return { ...facts, failure, state: failure ? 'failed' : 'done', isHere };
}

/** Removes what an export left that was interrupted, by the panel or the command: it may contain a copy of the database. */
export async function removeInterruptedExport(settings: Pick<Settings, 'dataDir'>): Promise<void> {
  await rm(workFolderOf(settings), { recursive: true, force: true });
}
