import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import type { Font } from 'harfbuzzjs';

const FOLDER = '@fontsource/bricolage-grotesque/files/bricolage-grotesque';
/** The letters of most languages in Latin script, then the rest of them. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];

/** A text set in one line: how wide it is, and its outlines as SVG, from the start of its baseline. */
export interface SetText {
  width: number;
  svg: string;
}

export interface Typeface {
  /** The text as far as the typeface has letters for it. */
  known(text: string): string;
  set(text: string, size: number, tracking?: number): SetText;
}

/** The brand's typeface as outlines, because a server has no fonts. */
export async function openTypeface(weight: 600 | 700): Promise<Typeface> {
  const { Blob, Face, Font, Buffer: Line, shape } = await import('harfbuzzjs');
  const fonts = await Promise.all(
    SUBSETS.map(async (subset) => new Font(new Face(new Blob(await sfntOf(subset, weight))))),
  );
  const fontFor = (sign: string) => fonts.find((font) => font.nominalGlyph(sign.codePointAt(0) ?? 0));

  function shaped(font: Font, text: string) {
    const line = new Line();
    line.addText(text);
    line.guessSegmentProperties();
    shape(font, line);
    const positions = line.getGlyphPositions();
    return line.getGlyphInfos().map(({ codepoint }, index) => ({ glyph: codepoint, at: positions[index] }));
  }

  return {
    known: (text) =>
      Array.from(text.normalize('NFC'))
        .filter((sign) => fontFor(sign))
        .join(''),
    set(text, size, tracking = 0) {
      let x = 0;
      const outlines: string[] = [];
      for (const { font, run } of runsOf(text, fontFor)) {
        const scale = size / font.face.upem;
        for (const { glyph, at } of shaped(font, run)) {
          const path = font.glyphToPath(glyph);
          if (path) outlines.push(`<path transform="translate(${round(x)} 0) scale(${scale} ${-scale})" d="${path}"/>`);
          x += (at?.xAdvance ?? 0) * scale + tracking * size;
        }
      }
      return { width: x, svg: outlines.join('') };
    },
  };
}

/** Neighbouring signs of one font together, so that they are spaced as a word. */
function runsOf(text: string, fontFor: (sign: string) => Font | undefined): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const sign of text) {
    const font = fontFor(sign);
    const last = runs.at(-1);
    if (font && last?.font === font) last.run += sign;
    else if (font) runs.push({ font, run: sign });
  }
  return runs;
}

async function sfntOf(subset: string, weight: number): Promise<ArrayBuffer> {
  const file = fileURLToPath(import.meta.resolve(`${FOLDER}-${subset}-${weight}-normal.woff`));
  return sfntOfWoff(await readFile(file));
}

/** Unpacks a WOFF 1.0 file: its tables are those of an SFNT, each deflated by itself (w3.org/TR/WOFF). */
function sfntOfWoff(woff: Buffer): ArrayBuffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => woff.subarray(44 + 20 * index));
  const bodies = tables.map((entry) => {
    const packed = woff.subarray(entry.readUInt32BE(4), entry.readUInt32BE(4) + entry.readUInt32BE(8));
    return packed.length < entry.readUInt32BE(12) ? inflateSync(packed) : packed;
  });
  const head = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  let offset = head.length;
  for (const [index, entry] of tables.entries()) {
    const at = 12 + 16 * index;
    const length = bodies[index]?.length ?? 0;
    entry.copy(head, at, 0, 4);
    entry.copy(head, at + 4, 16, 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(length, at + 12);
    offset += padded(length);
  }
  const parts = bodies.flatMap((body) => [body, Buffer.alloc(padded(body.length) - body.length)]);
  return Uint8Array.from(Buffer.concat([head, ...parts])).buffer;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
