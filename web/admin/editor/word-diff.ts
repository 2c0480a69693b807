export interface Piece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Above this many words the comparison would cost more than it tells. */
const MAX_WORDS = 600;

/** What was added to and removed from a text, word by word. */
export function wordDiff(before: string, now: string): Piece[] {
  const old = wordsOf(before);
  const next = wordsOf(now);
  if (old.length > MAX_WORDS || next.length > MAX_WORDS) return whole(before, now);
  const common = commonLengths(old, next);
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && isSameWord(old[i], next[j])) {
      push(pieces, 'same', next[j]);
      i += 1;
      j += 1;
    } else if (i < old.length && (j === next.length || at(common, i + 1, j) >= at(common, i, j + 1))) {
      push(pieces, 'removed', old[i]);
      i += 1;
    } else {
      push(pieces, 'added', next[j]);
      j += 1;
    }
  }
  return pieces;
}

function whole(before: string, now: string): Piece[] {
  const pieces: Piece[] = [
    { text: before, kind: 'removed' },
    { text: now, kind: 'added' },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function wordsOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

/** For every pair of places, how many words the two rests have in common, in order. */
function commonLengths(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = table[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = isSameWord(a[i], b[j])
        ? at(table, i + 1, j + 1) + 1
        : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function isSameWord(a = '', b = ''): boolean {
  return a.trim() === b.trim();
}

function at(table: number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}

function push(pieces: Piece[], kind: Piece['kind'], text = '') {
  const last = pieces.at(-1);
  if (last?.kind === kind) last.text += text;
  else pieces.push({ text, kind });
}
