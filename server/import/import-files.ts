import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORT_DAYS, type ImportLine, type ImportState } from '#contract/records/import.ts';

const PART = '.part';
const DAY_MS = 86_400_000;

/** What is stored about the uploaded export. */
export interface StoredImport extends Omit<ImportState, 'counts' | 'progress'> {
  lines: ImportLine[];
}

/** The folder of the uploaded export on this machine, and of what is known about it. */
export function importFiles({ dataDir }: { dataDir: string }) {
  const folder = join(dataDir, 'import');
  const paths = { upload: join(folder, 'export'), state: join(folder, 'state.json') };
  /** Where an upload is for a moment, while it replaces the one before. */
  const accepted = `${folder}.new`;
  const clear = () => rm(folder, { recursive: true, force: true });
  return {
    folder,
    ...paths,
    partPath: (id: string) => join(folder, id + PART),
    clear,
    /** Deletes uploads that did not arrive to their end: only the last one may still do. */
    async dropParts(): Promise<void> {
      const found = await readdir(folder).catch(() => []);
      for (const name of found) if (name.endsWith(PART)) await rm(join(folder, name), { force: true });
      await rm(accepted, { force: true });
    },
    /** Keeps one finished upload, and deletes all others. */
    async accept(part: string): Promise<void> {
      await rename(part, accepted);
      await clear();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(accepted, paths.upload);
    },
    async load(): Promise<StoredImport | null> {
      try {
        return JSON.parse(await readFile(paths.state, 'utf8')) as StoredImport; // only `save` writes it
      } catch {
        return null;
      }
    },
    async save(stored: StoredImport): Promise<void> {
      const part = `${paths.state}.new`;
      await writeFile(part, JSON.stringify(stored), { mode: 0o600, flush: true });
      await rename(part, paths.state);
    },
    hasUpload: () => stat(paths.upload).then(() => true, () => false), // prettier-ignore
    /** Deletes an export that nobody imported for some days: it contains comments and addresses of people. */
    async purge(): Promise<void> {
      for (const path of [folder, accepted]) {
        const found = await stat(path).catch(() => null);
        if (found && Date.now() - found.mtimeMs > IMPORT_DAYS * DAY_MS)
          await rm(path, { recursive: true, force: true });
      }
    },
  };
}
