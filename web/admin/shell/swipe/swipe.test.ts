import { expect, test } from 'vitest';
import { decidedSide, isSwipe, maySwipe, pulledBy } from './swipe.ts';

const both = { right: true, left: true };

test('a finger that moves mostly up or down scrolls, and at first nothing is decided', () => {
  expect(isSwipe(6, 3)).toBeNull();
  expect(isSwipe(12, 11)).toBe(false);
  expect(isSwipe(-30, 9)).toBe(true);
});

test('a swipe counts from 72 px on', () => {
  expect([decidedSide(71), decidedSide(72), decidedSide(-90)]).toEqual([null, 'right', 'left']);
});

test('a row follows the finger, holds back once decided, and does not move to a side without an act', () => {
  expect(pulledBy(40, both)).toBe(40);
  expect(pulledBy(-172, both)).toBe(-107);
  expect(pulledBy(40, { ...both, right: false })).toBe(0);
});

test('the edges of the window stay with the browser, which goes back there', () => {
  expect([maySwipe(10, 390), maySwipe(200, 390), maySwipe(380, 390)]).toEqual([false, true, false]);
});
