/** How wide a text is in a size. */
export type Measure = (text: string, size: number) => number;

interface Room {
  width: number;
  height: number;
}

interface Lines {
  size: number;
  lines: string[];
}

const SIZES = [108, 92, 78, 66, 56, 48] as const;
const SMALLEST = 48;
export const LINE_HEIGHT = 1.02;

/** A title in the largest size in which it fits; one that fits in none is cut off. */
export function linesOf(title: string, { width, height }: Room, measure: Measure): Lines {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of SIZES) {
    const fits = (text: string) => measure(text, size) <= width;
    if (!words.every(fits)) continue;
    const lines = wrapped(words, fits);
    if (lines.length * size * LINE_HEIGHT <= height) return { size, lines };
  }
  const fits = (text: string) => measure(text, SMALLEST) <= width;
  const pieces = words.flatMap((word) => broken(word, fits));
  return { size: SMALLEST, lines: cut(wrapped(pieces, fits), Math.floor(height / (SMALLEST * LINE_HEIGHT)), fits) };
}

type Fits = (text: string) => boolean;

function wrapped(words: string[], fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word that is wider than the room, in pieces. */
function broken(word: string, fits: Fits): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [''];
  for (const sign of word) {
    const longer = (pieces.at(-1) ?? '') + sign;
    if (fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
}

function cut(lines: string[], most: number, fits: Fits): string[] {
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last && !fits(`${last}…`)) last = Array.from(last).slice(0, -1).join('').trimEnd();
  return [...lines.slice(0, most - 1), `${last}…`];
}
