/**
 * The PDFs and videos of the site: their kinds and limits, their names, and their addresses. The server, the panel and the
 * site share these rules. Plain values without a validator.
 */
import { slugify } from './slug.ts';

const MB = 1024 * 1024;

/** The kinds of files by the ending of their names. */
export const FILE_KINDS = {
  pdf: { mediaType: 'application/pdf', maxBytes: 20 * MB },
  mp4: { mediaType: 'video/mp4', maxBytes: 200 * MB },
  webm: { mediaType: 'video/webm', maxBytes: 200 * MB },
} as const;
export type FileKind = keyof typeof FILE_KINDS;
export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as FileKind[];

/** What can be uploaded in chunks: a picture, or a file of one of the kinds. */
export const CHUNKED_KINDS = ['picture', ...FILE_KIND_NAMES] as const;
export type ChunkedKind = (typeof CHUNKED_KINDS)[number];

const FILES = '/files/';
const NAME = /^([0-9a-f]{32})\.(pdf|mp4|webm)$/;
const ADDRESS = /^\/files\/([0-9a-f]{32})\/[^/?#]*\.(pdf|mp4|webm)(?:[?#].*)?$/;
/** The longest part of a file's name in its address, in characters. */
const SLUG_MAX = 80;

/** Parses the name under which a file is listed: `<hash>.<kind>`; null for any other name. */
export function parseFileName(name: string): { hash: string; kind: FileKind } | null {
  const [, hash, kind] = NAME.exec(name) ?? [];
  return hash ? { hash, kind: kind as FileKind } : null; // the pattern knows these kinds only
}

/** The kind of file that a name of a file on somebody's device promises; null for others. */
export function fileKindOf(fileName: string): FileKind | null {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FILE_KIND_NAMES.find((kind) => kind === ending || (kind === 'mp4' && ending === 'm4v')) ?? null;
}

export function isVideo(kind: FileKind): boolean {
  return kind !== 'pdf';
}

/** The address of a file, with a readable name for those who save it: `/files/<hash>/price-list.pdf`. */
export function fileAddress(name: string, fileName: string): string {
  const { hash = '', kind = '' } = parseFileName(name) ?? {};
  const slug = slugify(fileName.replace(/\.\w{1,5}$/, ''))
    .slice(0, SLUG_MAX)
    .replace(/-$/, '');
  return `${FILES}${hash}/${slug || 'file'}.${kind}`;
}

/** The name under which a file is listed, within its address on this site; '' for any other address. */
export function listedFileName(address: string): string {
  const [, hash, kind] = ADDRESS.exec(address) ?? [];
  return hash ? `${hash}.${kind ?? ''}` : '';
}

const POSTER = /#poster=(\/uploads\/[\w.-]+)$/;

/** A video's address with the picture that stands in its place until somebody starts it: as with a picture's focus. */
export function withPoster(address: string, poster: string): string {
  const [plain = ''] = poster.split('#');
  return plain === '' ? address : `${address}#poster=${plain}`;
}

/** The poster in a video's address; '' for none. */
export function posterIn(address: string): string {
  return POSTER.exec(address)?.[1] ?? '';
}
