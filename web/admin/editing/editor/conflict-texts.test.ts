import { expect, test } from 'vitest';
import { mergedText, conflictTexts } from './conflict-texts.ts';

const newer = { userId: 'u1', userName: 'Asha Rao', at: '2026-11-21T10:39:00.000Z' };

test('the author of the newer version is named, by first name where space is short', () => {
  expect(conflictTexts('Hero', newer, 'me')).toMatchObject({
    heading: 'Asha Rao saved Hero while you were editing',
    take: 'Take all Asha’s',
    theirs: 'Asha’s',
  });
  expect(mergedText('Hero', newer, 'me')).toMatch(/^Asha Rao saved Hero too\./);
});

test("the user's own save in another window is described as their own", () => {
  expect(conflictTexts('Hero', newer, 'u1').heading).toBe('You saved Hero elsewhere while you were editing it here');
  expect(mergedText('Hero', newer, 'u1')).toMatch(/^You saved Hero elsewhere too\./);
});

test('an unknown author is not named, and a title or a long word is not used as a first name', () => {
  expect(conflictTexts('Hero', null, 'me').heading).toBe('Someone saved Hero while you were editing');
  expect(conflictTexts('Hero', { ...newer, userName: 'Dr. Rao' }, 'me').theirs).toBe('Theirs');
  expect(conflictTexts('Hero', { ...newer, userName: 'x'.repeat(60) }, 'me').take).toBe('Take all theirs');
});
