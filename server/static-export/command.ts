import { mkdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isFormsAddress } from '#contract/records/static-export.ts';
import { leftOutTexts } from '#contract/static-export-texts.ts';
import { rules } from '#contract/rule-texts.ts';
import { newId } from '#server/ids.ts';
import type { Settings } from '#server/settings.ts';
import type { BuildServer } from './export-source.ts';
import { requireReplaceable } from './earlier-export.ts';
import { ExportError } from './export-error.ts';
import { runExport, workFolderOf } from './run-export.ts';

const USAGE = 'Enter the folder for the site: npm run export FOLDER [-- --forms-to=https://…]';

interface Options {
  /** Where forms post to; '' for nowhere. */
  formsTo: string;
  build: BuildServer;
  /** The folder that a relative path begins in. */
  base?: string;
  /** Stops the export. */
  signal?: AbortSignal;
}

/** Exports the site into a folder. Returns the text to print. */
export async function exportCommand(
  settings: Settings,
  folder: string | undefined,
  { formsTo, build, base = process.cwd(), signal }: Options,
): Promise<string> {
  if (!folder) throw new ExportError(USAGE);
  if (formsTo !== '' && !isFormsAddress(formsTo)) throw new ExportError(`--forms-to: ${rules.formsTo}`);
  const path = await folderAt(resolve(base, folder));
  await requireReplaceable(path);
  await mkdir(dirname(path), { recursive: true });
  const workFolder = join(workFolderOf(settings), newId());
  const job = { settings, kind: 'folder', path, workFolder, formsTo, at: Date.now() } as const;
  const { pages, files, redirects, leftOut } = await runExport(job, { build, signal });
  return [
    `${path}: ${pages} pages, ${files} files in all, ${redirects} redirects. README.txt in it says how to put it online.`,
    ...leftOut.flatMap(({ kind, count, where }) => [
      `${leftOutTexts[kind].title} (${count}): ${where.slice(0, 5).join(' ')}${count > 5 ? ' …' : ''}`,
    ]),
  ].join('\n');
}

/** The folder that a link leads to is replaced, and not the link. */
function folderAt(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}
