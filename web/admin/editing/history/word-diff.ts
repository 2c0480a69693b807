import { diffArrays } from 'diff';

export interface DiffSegment {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Above this number of edits, marking each would be slow and unreadable. */
const MAX_EDITS = 1000;

/** The additions and deletions between two texts, word by word. */
export function wordDiff(before: string, now: string): DiffSegment[] {
  const changes = diffArrays(splitWords(before), splitWords(now), { comparator: isSameWord, maxEditLength: MAX_EDITS });
  if (!changes) return wholeReplaced(before, now);
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

function wholeReplaced(before: string, now: string): DiffSegment[] {
  const segments: DiffSegment[] = [
    { text: before, kind: 'removed' },
    { text: now, kind: 'added' },
  ];
  return segments.filter(({ text }) => text !== '');
}

/** Each word with the space before it. */
function splitWords(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? [];
}

function isSameWord(a: string, b: string): boolean {
  return a.trim() === b.trim();
}
