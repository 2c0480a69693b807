import type { FileKind } from '#contract/files.ts';

/** Brands of MP4 files with a video. Pictures (AVIF, HEIC), sound alone (M4A) and QuickTime have others. */
const VIDEO_BRANDS = /^(isom|iso[2-9a-c]|mp4[12]|avc1|hvc1|hev1|av01|dash|M4V |MSNV|mmp4|cmf[2cs]|3gp[4-7])$/;
const OTHER_BRANDS = /^(avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1|miaf|M4A |M4B |qt {2}|crx |jp2 |jpx )$/;
/** Bytes in which readers of PDF accept its signature. Ours accepts it at the beginning only. */
const PDF_START = '%PDF-';
const EBML = '\x1a\x45\xdf\xa3';
/** The element of EBML that names the type of the document. */
const DOC_TYPE = '\x42\x82';
const HEAD_BYTES = 4096;
/** A box `ftyp` lists a few brands. */
const BRANDS_MAX = 64;

/** The kind of file that begins with these bytes, by its content alone; null for any other. */
export function kindOfContent(head: Buffer): FileKind | null {
  const text = head.toString('latin1', 0, HEAD_BYTES);
  if (text.startsWith(PDF_START)) return 'pdf';
  if (text.startsWith(EBML)) return docTypeOf(head.subarray(0, HEAD_BYTES)) === 'webm' ? 'webm' : null;
  return text.slice(4, 8) === 'ftyp' && hasVideoBrand(head) ? 'mp4' : null;
}

/** The major brand decides. The others decide where it is one of neither list. */
function hasVideoBrand(head: Buffer): boolean {
  const end = Math.min(head.readUInt32BE(0), head.length, 16 + 4 * BRANDS_MAX);
  const major = head.toString('latin1', 8, 12);
  if (OTHER_BRANDS.test(major)) return false;
  if (VIDEO_BRANDS.test(major)) return true;
  for (let at = 16; at + 4 <= end; at += 4) if (VIDEO_BRANDS.test(head.toString('latin1', at, at + 4))) return true;
  return false;
}

/** The type that the header of an EBML file names: `webm`, `matroska`; '' for none. */
function docTypeOf(head: Buffer): string {
  const at = head.indexOf(DOC_TYPE, EBML.length, 'latin1');
  if (at < 0) return '';
  const size = head.readUInt8(Math.min(at + 2, head.length - 1)) & 0x7f; // a length below 127 has one byte
  return head.toString('latin1', at + 3, at + 3 + size).replace(/\0+$/, '');
}
