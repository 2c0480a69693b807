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

/** The words around a change that are kept. */
const AROUND = 3;

/** The same with long unchanged parts cut to a few words around the changes. */
export function briefDiff(segments: readonly DiffSegment[]): DiffSegment[] {
  return segments.map((segment, index) => {
    if (segment.kind !== 'same') return segment;
    const words = splitWords(segment.text);
    const head = index > 0 ? AROUND : 0;
    const tail = index < segments.length - 1 ? AROUND : 0;
    if (words.length <= head + tail + 1) return segment;
    const text = `${words.slice(0, head).join('')} …${tail > 0 ? words.slice(-tail).join('') : ''}`;
    return { ...segment, text: index === 0 ? text.trimStart() : text };
  });
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
