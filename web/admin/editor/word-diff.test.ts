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

test('a very long text is compared as a whole', () => {
  const long = 'word '.repeat(700);
  expect(wordDiff(long, `${long}more`).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
