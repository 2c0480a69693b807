import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { z } from 'zod';
import { parsePictureName } from '#contract/pictures.ts';
import { isAttachmentName } from '#server/media/attachment-names.ts';
import { isPartName } from '#server/media/file-parts.ts';

/**
 * The layout of a backup: a plain tar file that any tool can read. In this order:
 * `marquee-backup.json` (what it is) · `tables/NAME/00001.jsonl.gz` … (a row a line) · `uploads/NAME` ·
 * `checksums.json` (SHA-256 of every part) · `whole.sha256` (SHA-256 of all bytes before it).
 */
export const FORMAT_VERSION = 1;
export const HEADER_FILE = 'marquee-backup.json';
export const CHECKSUMS_FILE = 'checksums.json';
const WHOLE_FILE_HASH = 'whole.sha256';
export const UPLOADS_FOLDER = 'uploads/';
/** `whole.sha256` and the end of a tar file. */
export const TRAILER_BYTES = 2048;

/**
 * Whether a backup contains a file of the storage: pictures, the parts of PDFs and videos, and the files of mails. Variants
 * are made again on request.
 */
export function isBackedUpFile(name: string): boolean {
  return parsePictureName(name) !== null || isAttachmentName(name) || isPartName(name);
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z][a-z_]{0,59}$/);
const count = z.number().int().min(0);

/** The content of `marquee-backup.json`. Later formats may differ, but always contain their number. */
export const header = z.object({
  format: z.literal(FORMAT_VERSION),
  /** The version of the product that made it. */
  version: z.string(),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The migrations that its rows have been through, in order. */
  migrations: z.array(z.string().max(100)).min(1).max(1000),
  /** Its tables in order, with the columns that order their rows. */
  tables: z.record(identifier, z.array(identifier).min(1).max(10)),
});
export type Header = z.output<typeof header>;

/** The content of `checksums.json`. */
export const checksums = z.object({
  /** The checksum of every part before it, as stored in the file. */
  parts: z.record(z.string(), z.object({ bytes: count, sha256 })),
  /** The number of each table's rows, and the checksum of its uncompressed lines. */
  tables: z.record(z.string(), z.object({ rows: count, sha256 })),
});
export type Checksums = z.output<typeof checksums>;

/** One file as an entry of a tar file, without the end of a tar file. */
export async function tarEntry(name: string, content: Buffer, at: Date): Promise<Buffer> {
  const archive = await tarArchive(name, content, at);
  return archive.subarray(0, archive.length - 1024);
}

/** The exact end of a backup whose earlier bytes have this hash. */
export function fileTrailer(hash: string): Promise<Buffer> {
  return tarArchive(WHOLE_FILE_HASH, Buffer.from(hash), new Date(0));
}

async function tarArchive(name: string, content: Buffer, mtime: Date): Promise<Buffer> {
  const made = pack();
  made.entry({ name, mode: 0o600, mtime, size: content.length }, content);
  made.finalize();
  return buffer(made);
}
