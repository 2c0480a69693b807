import { expect, test } from 'vitest';
import { briefDiff, wordDiff } from './word-diff.ts';

const shown = (before: string, now: string) => wordDiff(before, now).map(({ kind, text }) => `${kind}:${text}`);

test('a replaced word is shown as removed and added, the rest as unchanged', () => {
  expect(shown('hold their ground', 'hold their shape')).toEqual([
    'same:hold their',
    'removed: ground',
    'added: shape',
  ]);
});

test('an unchanged first word is not marked because of the space before it', () => {
  expect(shown('Old words. We make sites', 'We make sites')).toEqual(['removed:Old words.', 'same:We make sites']);
});

test('an emptied text is shown as removed in full', () => {
  expect(shown('/portfolio', '')).toEqual(['removed:/portfolio']);
});

test('in a very long text only the added word is marked', () => {
  const long = 'word '.repeat(7000).trim();
  expect(wordDiff(long, `${long} more`).map(({ kind }) => kind)).toEqual(['same', 'added']);
});

test('two long texts without common words are shown as one removal and one addition', () => {
  const [old, now] = ['old ', 'new '].map((word) => word.repeat(7000));
  expect(shown(old ?? '', now ?? '')).toEqual([`removed:${old}`, `added:${now}`]);
});

test('a brief difference keeps a few words around each change', () => {
  const brief = (before: string, now: string) =>
    briefDiff(wordDiff(before, now))
      .map(({ text, kind }) =>
        kind === 'removed' ? `-${text.trim()}-` : kind === 'added' ? ` +${text.trim()}+` : text,
      )
      .join('');
  expect(brief('one two three four five six seven old eight', 'one two three four five six seven new eight')).toBe(
    '… five six seven-old- +new+ eight',
  );
  expect(brief('Made to last', 'Made to outlast')).toBe('Made to-last- +outlast+');
});
