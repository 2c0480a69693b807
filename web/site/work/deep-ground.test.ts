import { expect, test } from 'vitest';
import { deepGround } from './deep-ground.ts';

test('a light colour becomes dark enough for white text and keeps its hue', () => {
  expect(deepGround('#ece3d9')).toBe('#5c5854');
  expect(deepGround('#c98a5c')).toBe('#775033');
});

test('a dark colour stays', () => {
  expect(deepGround('#0d2420')).toBe('#0d2420');
});

test('anything else becomes the night', () => {
  for (const color of [undefined, '', 'red', '#fff']) expect(deepGround(color)).toBe('#1a1c36');
});
