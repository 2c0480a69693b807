import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DatabaseSync } from 'node:sqlite';
import { listedFileName } from '#contract/files.ts';
import { parseVariantName } from '#contract/pictures.ts';
import type { FastifyInstance } from 'fastify';
import { openDatabase, type Database } from '#server/db/open.ts';
import { databasePath } from '#server/db/sqlite.ts';
import { readParts } from '#server/media/file-parts.ts';
import { openFileStore } from '#server/media/file-store.ts';
import { openStorage, type OpenFile, type Storage } from '#server/media/storage.ts';
import { openVariants } from '#server/media/variants.ts';
import { isPublicPathColumn, resolveRedirect } from '#server/records/permalinks.ts';
import type { Settings } from '#server/settings.ts';
import { sql } from 'kysely';
import type { LargeContent } from './export-target.ts';

/** A reply to a visitor, not compressed. */
export interface SourceReply {
  status: number;
  /** Without parameters. */
  type: string;
  /** The target of a redirect; '' for none. */
  location: string;
  body: Buffer;
}

/** The site as visitors get it, without a port. */
export interface ExportSource {
  siteUrl: string;
  adminBase: string;
  get: (url: string) => Promise<SourceReply>;
  /** The content of the PDF or video at an address; null for other addresses. */
  largeFile: (url: string) => Promise<LargeContent | null>;
  /** The old addresses that redirect visitors, and their targets; '' for a page that is gone. */
  redirects: () => Promise<{ from: string; to: string }[]>;
  close: () => Promise<void>;
}

/** Builds the server, without a port. The files of `server/` itself put it together. */
export type BuildServer = (parts: {
  settings: Settings;
  database: Database;
  storage: Storage;
  pages: 'built';
}) => Promise<FastifyInstance>;

/** The reply of the site; null if it fails. One page or file must not end an export. */
export function readOrNull(source: Pick<ExportSource, 'get'>, url: string): Promise<SourceReply | null> {
  return source.get(url).catch(() => null);
}

/**
 * Opens the site for an export, in a process of its own. On SQLite it is a copy of one moment in `folder`, because the
 * server has locked the database.
 */
export async function openExportSource(settings: Settings, folder: string, build: BuildServer): Promise<ExportSource> {
  const { siteUrl, adminBase, dataDir, databaseUrl } = settings;
  const database = await openDatabase({
    databaseUrl,
    dataDir: databaseUrl ? dataDir : await copyDatabase(dataDir, join(folder, 'copy')),
  });
  const storage = await openStorage(settings);
  const app = await build({ settings: { ...settings, logLevel: 'silent' }, database, storage, pages: 'built' });
  const variants = openVariants({ storage, log: app.log });
  app.addHook('onClose', () => database.close());

  /** A variant of a picture, which the server makes when somebody needs it; null for other files. */
  async function variantAt(url: string): Promise<SourceReply | null> {
    const name = url.startsWith('/uploads/') ? url.slice('/uploads/'.length) : '';
    if (!parseVariantName(name)) return null;
    const file = (await variants.open(name)) ?? (await variants.makeNow(name));
    return file && { status: 200, type: '', location: '', body: await contentOf(file) };
  }

  return {
    siteUrl,
    adminBase,
    async get(url) {
      const variant = await variantAt(url);
      if (variant) return variant;
      const { statusCode, headers, rawPayload } = await app.inject({ method: 'GET', url });
      const [type = ''] = (headers['content-type'] ?? '').split(';');
      return { status: statusCode, type, location: headers.location ?? '', body: rawPayload };
    },
    async largeFile(url) {
      const file = await openFileStore(database).parts(listedFileName(url));
      if (!file) return null;
      const whole = { start: 0, end: file.bytes - 1 };
      return { bytes: file.bytes, read: () => readParts(storage, file.parts, whole) };
    },
    redirects: () => publicRedirects(database.db),
    async close() {
      await variants.close();
      await app.close();
    },
  };
}

/** The redirects that visitors get: the address of a page that is hidden at the moment stays unknown. */
export async function publicRedirects(db: Database['db']): Promise<{ from: string; to: string }[]> {
  const rows = await db
    .selectFrom('redirects')
    .select('from_path as from')
    .where(sql<boolean>`not ${isPublicPathColumn('from_path')}`)
    .orderBy('from_path')
    .execute();
  const found: { from: string; to: string }[] = [];
  for (const { from } of rows) {
    const to = await resolveRedirect(db, from);
    if (to !== null) found.push({ from, to });
  }
  return found;
}

/** Copies the embedded database while the server uses it. Returns the folder of the copy. */
async function copyDatabase(dataDir: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(databasePath(dataDir), { readOnly: true, timeout: 10_000 });
  try {
    file.prepare('vacuum into ?').run(databasePath(folder));
  } finally {
    file.close();
  }
  return folder;
}

async function contentOf(file: OpenFile): Promise<Buffer> {
  return Buffer.isBuffer(file) ? file : buffer(file.content);
}
