import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import {
  IMPORT_LISTS,
  IMPORT_OUTCOMES,
  type ImportLine,
  type ImportRun,
  type ImportState,
} from '#contract/records/import.ts';
import { isWebAddress } from '#contract/links.ts';
import type { AuditLog } from '#server/audit-log/audit-log.ts';
import { requireDiskSpace } from '#server/db/data-folder.ts';
import type { NewAuditEntry } from '#server/audit-log/store.ts';
import { appendChunk } from '#server/http/chunked-upload.ts';
import { Failure, invalidField } from '#server/http/failure.ts';
import type { RouteTable } from '#server/http/own-path.ts';
import { openAddressing } from './addressing.ts';
import { ImportError } from './import-error.ts';
import { importFiles, type StoredImport } from './import-files.ts';
import { openImportedRecords } from './imported-records.ts';
import { picturesIn, type PictureParts } from './picture-import.ts';
import { prepareImport, type Addressing, type Prepared } from './prepare.ts';
import { isZip } from './read-export.ts';
import { readApart } from './read-apart.ts';
import { runImport, stepsOf, type RunParts } from './run-import.ts';
import type { Source } from './source.ts';
import { openZip, type Zip } from './zip.ts';

const BUSY = 'An import is running. Please wait until it is done.';
const NO_FILE = 'Upload an export first.';
const UNREADABLE = 'The file could not be read. Please upload it again.';
const OTHER_SITE_ADDRESS = 'Enter the full address of the old site (https://…)';
/** Steps between two invalidations of the cached pages. */
const STEPS_PER_BUMP = 25;

export interface ImportParts extends Pick<RunParts, 'create' | 'createRedirect'> {
  settings: { dataDir: string; adminBase: string };
  pictureParts: PictureParts;
  pathOwner: Addressing['pathOwner'];
  auditLog: AuditLog;
  log: FastifyBaseLogger;
  /** Makes cached pages stale. */
  onWritten: () => Promise<void>;
}

type Client = Pick<NewAuditEntry, 'user_id' | 'user_name' | 'ip_address' | 'user_agent'>;
type Imports = ReturnType<typeof openImports>;
export type { Imports };

interface Running {
  stored: StoredImport;
  /** Stops it between two steps. */
  stop: AbortController;
  done: number;
  of: number;
  work: Promise<void>;
}

const NOTHING: StoredImport = {
  ...{
    phase: 'none',
    fileName: '',
    program: '',
    siteUrl: '',
    failure: '',
    hosts: [],
    readAt: '',
    endedAt: '',
    lines: [],
  },
};

/** Imports of exports of other programs: one at a time, on the machine that got the file. */
export function openImports(parts: ImportParts) {
  const files = importFiles(parts.settings);
  const closing = new AbortController();
  let running: Running | null = null;

  async function current(): Promise<StoredImport> {
    if (running) return running.stored;
    const stored = await files.load();
    if (!stored) return NOTHING;
    // Nothing runs in this process: the one before has stopped in the middle.
    const phase = { reading: 'unreadable', running: 'interrupted' } as const;
    return stored.phase === 'reading' || stored.phase === 'running'
      ? { ...stored, phase: phase[stored.phase], failure: stored.phase === 'reading' ? UNREADABLE : '' }
      : stored;
  }

  function requireIdle(): void {
    if (running) throw new Failure('unavailable', { message: BUSY });
  }

  async function state(): Promise<ImportState> {
    const { lines, ...stored } = await current();
    const progress = { done: running?.done ?? 0, of: running?.of ?? 0 };
    return { ...stored, counts: countLines(lines), progress };
  }

  /** Runs work in the background. It returns what to store when it ends. */
  function begin(stored: StoredImport, work: (own: Running) => Promise<Partial<StoredImport>>): void {
    const own: Running = { stored, stop: new AbortController(), done: 0, of: 0, work: Promise.resolve() };
    running = own;
    own.work = work(own)
      .catch((err: unknown): Partial<StoredImport> => {
        if (!closing.signal.aborted && !own.stop.signal.aborted) parts.log.error({ err }, 'An import stopped');
        return stored.phase === 'reading' ? { phase: 'unreadable', failure: UNREADABLE } : { phase: 'interrupted' };
      })
      .then((end) => files.save({ ...stored, ...end }))
      .catch((err: unknown) => parts.log.error({ err }, 'The state of an import could not be stored'))
      .finally(() => (running = null));
  }

  async function receive(
    request: FastifyRequest,
    { id, offset, bytes, name }: { id: string; offset: number; bytes: number; name: string },
  ): Promise<number> {
    requireIdle();
    const path = files.partPath(id);
    if (offset === 0) await files.dropParts();
    const received = await appendChunk(request, { path, offset, bytes, requireSpace: requireDiskSpace });
    if (received < bytes) return received;
    requireIdle();
    begin({ ...NOTHING, phase: 'reading', fileName: name }, async (own) => {
      await files.accept(path);
      await files.save(own.stored);
      return read(own, request.server);
    });
    return received;
  }

  /** Makes the list of what comes and what does not. */
  async function read(own: Running, routes: RouteTable): Promise<Partial<StoredImport>> {
    try {
      return await withPrepared(uploaded(own, routes), async ({ source: { program, siteUrl }, prepared }) => ({
        ...{ phase: 'ready', program, siteUrl, lines: prepared.lines, hosts: hostsOf(prepared) },
        readAt: new Date().toISOString(),
      }));
    } catch (error) {
      if (error instanceof ImportError) return { phase: 'unreadable', failure: error.message };
      throw error;
    }
  }

  function uploaded({ stop }: Running, routes: RouteTable): Uploaded {
    return { ...parts, path: files.upload, routes, closing: AbortSignal.any([closing.signal, stop.signal]) };
  }

  async function run(options: ImportRun, routes: RouteTable, client: Client): Promise<ImportState> {
    requireIdle();
    const stored = await current();
    if (!['ready', 'interrupted', 'done'].includes(stored.phase) || !(await files.hasUpload()))
      throw invalidField('file', NO_FILE);
    const siteUrl = stored.siteUrl || options.siteUrl;
    if (siteUrl ? !isWebAddress(siteUrl) : options.hosts.includes(''))
      throw invalidField('siteUrl', OTHER_SITE_ADDRESS);
    requireIdle();
    begin({ ...stored, phase: 'running' }, async (own) => {
      await files.save(own.stored);
      return runIn(own, { ...options, siteUrl }, { routes, client });
    });
    return state();
  }

  async function runIn(
    own: Running,
    options: ImportRun,
    { routes, client }: { routes: RouteTable; client: Client },
  ): Promise<Partial<StoredImport>> {
    const { pictureParts, create, createRedirect, onWritten } = parts;
    const upload = uploaded(own, routes);
    return withPrepared(upload, async ({ source, prepared, zip }) => {
      own.of = stepsOf(prepared);
      own.stored.lines = prepared.lines;
      const { siteUrl } = options;
      const hosts = withOldSite(options.hosts, siteUrl);
      const origin = { zip, files: picturesIn(zip), hosts, siteUrl, closing: upload.closing };
      const imported = openImportedRecords(pictureParts.database, source.program);
      const onProgress = async (done: number) => {
        own.done = done;
        if (done % STEPS_PER_BUMP === 0) await onWritten();
      };
      try {
        await runImport({ source, prepared, options, origin, pictureParts, imported, create, createRedirect, onProgress }); // prettier-ignore
        return { phase: 'done', endedAt: new Date().toISOString() };
      } finally {
        own.stored.hosts = hostsOf(prepared);
        await onWritten();
        await parts.auditLog.store.add({ ...entryOf(own.stored), ...client });
      }
    });
  }

  return {
    state,
    receive,
    run,
    lines: async (asked: LinesQuery) => pageOfLines((await current()).lines, asked),
    /** Stops a run between two items. It goes on when somebody runs it again. */
    async stop(): Promise<ImportState> {
      running?.stop.abort();
      await running?.work;
      return state();
    },
    async remove(): Promise<ImportState> {
      requireIdle();
      await files.clear();
      return state();
    },
    purge: async () => (running ? undefined : files.purge()),
    /** Stops a run at the end of the process. */
    async close(): Promise<void> {
      closing.abort();
      await running?.work;
    },
  };
}

interface Uploaded extends Pick<ImportParts, 'settings' | 'pictureParts' | 'pathOwner'> {
  path: string;
  routes: RouteTable;
  closing: AbortSignal;
}

/** Reads the uploaded file, finds out what becomes of it, and does some work with that. */
async function withPrepared<T>(
  { settings, pictureParts, pathOwner, path, routes, closing }: Uploaded,
  work: (found: { source: Source; prepared: Prepared; zip: Zip | null }) => Promise<T>,
): Promise<T> {
  const source = await readApart(path, closing);
  const zip = (await isZip(path)) ? await openZip(path) : null;
  try {
    const { database, storage } = pictureParts;
    const addressing = openAddressing({ database, adminBase: settings.adminBase, routes, pathOwner });
    const imported = openImportedRecords(database, source.program);
    const prepared = await prepareImport(source, { ...addressing, imported, storage, files: picturesIn(zip) });
    return await work({ source, prepared, zip });
  } finally {
    await zip?.close();
  }
}

/** The entry of the audit log for a whole run, also for one that stopped. */
function entryOf({ fileName, lines }: StoredImport) {
  const detail = (['posts', 'pages', 'pictures', 'redirects'] as const)
    .map((list) => `${list}: ${countLines(lines)[list].done}`)
    .join(', ');
  return { action: 'create', kind: 'imports', record_id: '', title: fileName, detail, version: null };
}

interface LinesQuery {
  list: string;
  outcome: string;
  page: number;
  limit: number;
}

function pageOfLines(lines: readonly ImportLine[], { list, outcome, page, limit }: LinesQuery) {
  const found = lines.filter(
    (line) => (list === 'all' || line.list === list) && (outcome === 'all' || line.outcome === outcome),
  );
  const items = found.slice((page - 1) * limit, page * limit);
  return { items, page, totalPages: Math.max(1, Math.ceil(found.length / limit)), total: found.length, limit };
}

/** The hosts of pictures that posts and pages still need, those with the most pictures first. */
function hostsOf({ records, pictures }: Prepared): ImportState['hosts'] {
  const needed = records.flatMap(({ line, pictures: own }) =>
    line.outcome === 'done' ? [] : own.map(({ key }) => key),
  );
  const counts = new Map<string, number>();
  for (const key of new Set(needed)) {
    const { address, isInFile = true, imageUrl } = pictures.get(key) ?? {};
    if (address && !isInFile && imageUrl === '') counts.set(address.host, (counts.get(address.host) ?? 0) + 1);
  }
  return Array.from(counts, ([host, count]) => ({ host, pictures: count })).toSorted((a, b) => b.pictures - a.pictures);
}

/** The empty name of the old site stands for the host of the address that somebody entered. */
function withOldSite(hosts: readonly string[], siteUrl: string): string[] {
  return hosts.map((host) => host || (URL.canParse(siteUrl) ? new URL(siteUrl).host : '')).filter(Boolean);
}

function countLines(lines: readonly ImportLine[]): ImportState['counts'] {
  const none = () => Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0]));
  const counts = Object.fromEntries(IMPORT_LISTS.map((list) => [list, none()])) as ImportState['counts']; // one for each
  for (const { list, outcome } of lines) counts[list][outcome] += 1;
  return counts;
}
