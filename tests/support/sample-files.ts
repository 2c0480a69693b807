import { FILE_KINDS } from '#contract/files.ts';

const HEADS = {
  pdf: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'),
  mp4: Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
  webm: Buffer.from('\x1a\x45\xdf\xa3\x93\x42\x86\x81\x01\x42\x82\x84webm\x42\x87\x81\x04', 'latin1'),
  avif: Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  m4a: Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A isom', 'latin1'),
  mkv: Buffer.from('\x1a\x45\xdf\xa3\x97\x42\x86\x81\x01\x42\x82\x88matroska\x42\x87\x81\x04', 'latin1'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7'),
};

/** A file that begins as one of this kind, with other bytes at each place, so that no part can stand for another. */
export function sampleFile(kind: keyof typeof HEADS, bytes = 1000): Buffer {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32LE((at * 2_654_435_761) % 0xffff_ffff, at);
  HEADS[kind].copy(content);
  return content;
}

/** The largest size of a kind, and one byte more. */
export const tooLargeBytes = (kind: keyof typeof FILE_KINDS) => FILE_KINDS[kind].maxBytes + 1;
