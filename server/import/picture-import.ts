import { UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import { Failure } from '#server/http/failure.ts';
import { connectionFault, fetchOutside } from '#server/http/request-outside.ts';
import { addPicture } from '#server/media/add-picture.ts';
import type { Storage } from '#server/media/storage.ts';
import type { UploadQueue } from '#server/media/upload-queue.ts';
import type { Variants } from '#server/media/variants.ts';
import type { Database } from '#server/db/open.ts';
import { ImportError } from './import-error.ts';
import { pathInFolder, type PictureAddress } from './old-addresses.ts';
import type { Zip, ZipEntry } from './zip.ts';

const TIMEOUT_MS = 20_000;
/** From http to https, and once more. */
const MOVES_MAX = 3;
const MOVED = [301, 302, 303, 307, 308];

export interface PictureParts {
  database: Database;
  storage: Storage;
  variants: Variants;
  uploads: UploadQueue;
  /** Whether pictures may come from this machine and its network, for tests. */
  allowsInternal: boolean;
}

/** The pictures in a zip, by what finds them. */
export function picturesIn(zip: Zip | null): Map<string, ZipEntry> {
  return new Map((zip?.entries ?? []).map((entry) => [pathInFolder(entry.name), entry]));
}

export interface PictureOrigin {
  zip: Zip | null;
  files: ReadonlyMap<string, ZipEntry>;
  /** The hosts that somebody confirmed. No other one is asked. */
  hosts: readonly string[];
  /** The address of the old site, for pictures that have only a path. */
  siteUrl: string;
  closing: AbortSignal;
}

/** Takes a picture from the file or from its host, encodes it again like an upload, and returns its address here. */
export async function importPicture(
  picture: PictureAddress,
  origin: PictureOrigin,
  { database, storage, variants, uploads, allowsInternal }: PictureParts,
): Promise<string> {
  const entry = entryOf(picture, origin.files);
  const read = () =>
    entry && origin.zip
      ? origin.zip.read(entry, UPLOAD_MAX_BYTES)
      : fetchPicture(fullAddress(picture, origin.siteUrl), origin, allowsInternal);
  const encoded = await uploads.convert(read);
  const fileName = pathInFolder(picture.address.split(/[?#]/, 1)[0] ?? '');
  return (await addPicture({ database, storage, variants }, encoded, fileName)).imageUrl;
}

export function entryOf(picture: PictureAddress, files: ReadonlyMap<string, ZipEntry>): ZipEntry | undefined {
  return picture.isOnOldSite ? files.get(pathInFolder(picture.address)) : undefined;
}

function fullAddress({ address, isOnOldSite }: PictureAddress, siteUrl: string): URL {
  return isOnOldSite ? new URL(address, siteUrl) : new URL(address);
}

/** Follows a redirect only to a host that was confirmed too. */
async function fetchPicture(first: URL, { hosts, closing }: PictureOrigin, allowsInternal: boolean): Promise<Buffer> {
  let url = first;
  for (let moves = 0; moves < MOVES_MAX; moves++) {
    if (!hosts.includes(url.host)) throw new ImportError(`It has moved to ${url.host}, which was not confirmed.`);
    if (!['http:', 'https:'].includes(url.protocol)) throw new ImportError('Its address is no web address.');
    const signal = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
    const { status, location, content } = await fetchOutside(url, {
      ...{ signal, allowsInternal, maxBytes: UPLOAD_MAX_BYTES },
    });
    if (status === 200) return content;
    if (!MOVED.includes(status) || !URL.canParse(location, url)) throw new ImportError(`The site answered ${status}.`);
    url = new URL(location, url);
  }
  throw new ImportError('It was redirected too often.');
}

/** Why a picture did not come, for staff. */
export function pictureFault(error: unknown): string {
  return error instanceof Failure || error instanceof ImportError ? error.message : connectionFault(error, 'site');
}
