import { expect, test } from 'vitest';
import { mergedText, conflictTexts } from './conflict-texts.ts';

const newer = { userId: 'u1', userName: 'Asha Rao', at: '2026-11-21T10:39:00.000Z' };

test('who saved the newer version is named, with the first name where there is little room', () => {
  expect(conflictTexts('Hero', newer, 'me')).toMatchObject({
    heading: 'Asha Rao saved Hero while you were editing',
    take: 'Take all Asha’s',
    theirs: 'Asha’s',
  });
  expect(mergedText('Hero', newer, 'me')).toMatch(/^Asha Rao saved Hero too\./);
});

test('one’s own save in another window is told as one’s own', () => {
  expect(conflictTexts('Hero', newer, 'u1').heading).toBe('You saved Hero elsewhere while you were editing it here');
  expect(mergedText('Hero', newer, 'u1')).toMatch(/^You saved Hero elsewhere too\./);
});

test('nobody is named where it is not known who it was, and no title or long word stands for a name', () => {
  expect(conflictTexts('Hero', null, 'me').heading).toBe('Someone saved Hero while you were editing');
  expect(conflictTexts('Hero', { ...newer, userName: 'Dr. Rao' }, 'me').theirs).toBe('Theirs');
  expect(conflictTexts('Hero', { ...newer, userName: 'x'.repeat(60) }, 'me').take).toBe('Take all theirs');
});
