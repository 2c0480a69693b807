import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const shown = (before: string, now: string) => wordDiff(before, now).map(({ kind, text }) => `${kind}:${text}`);

test('a replaced word is shown as removed and added, the rest as it was', () => {
  expect(shown('hold their ground', 'hold their shape')).toEqual([
    'same:hold their',
    'removed: ground',
    'added: shape',
  ]);
});

test('a first word that stays is not marked because of the space before it', () => {
  expect(shown('Old words. We make sites', 'We make sites')).toEqual(['removed:Old words.', 'same:We make sites']);
});

test('a text that was emptied is all removed', () => {
  expect(shown('/portfolio', '')).toEqual(['removed:/portfolio']);
});

test('of a very long text only the word that came is marked', () => {
  const long = 'word '.repeat(7000).trim();
  expect(wordDiff(long, `${long} more`).map(({ kind }) => kind)).toEqual(['same', 'added']);
});

test('two long texts that have nothing in common stand one after the other', () => {
  const [old, now] = ['old ', 'new '].map((word) => word.repeat(7000));
  expect(shown(old ?? '', now ?? '')).toEqual([`removed:${old}`, `added:${now}`]);
});
