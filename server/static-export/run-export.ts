import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportReport } from '#contract/records/static-export.ts';
import { exportTexts } from '#contract/static-export-texts.ts';
import type { Settings } from '#server/settings.ts';
import { ExportError } from './export-error.ts';
import { openExportSource, type BuildServer } from './export-source.ts';
import { exportSite } from './export-site.ts';
import { createFolder, requireExportSpace, type ExportTarget } from './export-target.ts';
import { createZip } from './zip-file.ts';

/** What a process needs to export a site. */
export interface ExportJob {
  settings: Settings;
  kind: 'zip' | 'folder';
  /** The zip file or the folder. */
  path: string;
  /** A folder for the copy of the database. It is removed afterwards. */
  workFolder: string;
  formsTo: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface ExportProgress {
  report: ExportReport;
  expectedPages: number;
}

export type ExportOutcome = { report: ExportReport } | { failure: string };

interface RunOptions {
  build: BuildServer;
  onProgress?: (progress: ExportProgress) => void;
  /** Stops it before the next file. */
  signal?: AbortSignal | undefined;
}

/** Files between two looks at the free disk space. */
const SPACE_CHECK = 50;

/** Exports the site into a zip file or a folder. If it fails, nothing of it is left. */
export async function runExport(job: ExportJob, { build, onProgress, signal }: RunOptions): Promise<ExportReport> {
  const { settings, path, workFolder, formsTo } = job;
  const at = new Date(job.at);
  let target: ExportTarget | undefined;
  let source: Awaited<ReturnType<typeof openExportSource>> | undefined;
  let calls = 0;
  try {
    await requireExportSpace(dirname(path));
    source = await openExportSource(settings, workFolder, build);
    target = job.kind === 'zip' ? await createZip(path, at) : createFolder(path, String(job.at));
    const report = await exportSite({
      ...{ source, target, formsTo, at },
      async onProgress(progress) {
        if (signal?.aborted) throw new ExportError(exportTexts.stopped);
        if (calls++ % SPACE_CHECK === 0) await requireExportSpace(dirname(path));
        onProgress?.(progress);
      },
    });
    await target.finish();
    return report;
  } catch (error) {
    await target?.discard().catch(() => undefined);
    if (job.kind === 'zip') await rm(path, { force: true });
    throw error;
  } finally {
    await source?.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** The folder of the exports that the panel makes. */
export function exportsFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'exports');
}

/** The folder of the copies of the database, one folder for each export. */
export function workFolderOf(settings: Pick<Settings, 'dataDir'>): string {
  return join(exportsFolder(settings), 'work');
}
