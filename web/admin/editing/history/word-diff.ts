import { diffArrays } from 'diff';

export interface Piece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** With more words added and removed than this, marking each would tell nothing, and take long. */
const MAX_EDITS = 1000;

/** What was added to and removed from a text, word by word. */
export function wordDiff(before: string, now: string): Piece[] {
  const changes = diffArrays(wordsOf(before), wordsOf(now), { comparator: isSameWord, maxEditLength: MAX_EDITS });
  if (!changes) return whole(before, now);
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

function whole(before: string, now: string): Piece[] {
  const pieces: Piece[] = [
    { text: before, kind: 'removed' },
    { text: now, kind: 'added' },
  ];
  return pieces.filter(({ text }) => text !== '');
}

/** Each with the space before it. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

function isSameWord(a: string, b: string): boolean {
  return a.trim() === b.trim();
}
