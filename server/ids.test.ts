import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('an id is a version 7 UUID that starts with its timestamp', () => {
  const now = Date.now() + 1_000_000;
  const id = newId(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
});

test('ids sort in creation order, also within one millisecond and after the clock is set back', () => {
  const now = Date.now() + 2_000_000;
  const inOneMillisecond = Array.from({ length: 10_000 }, () => newId(now));
  const afterClockWasSetBack = Array.from({ length: 100 }, () => newId(now - 5000));
  const ids = [...inOneMillisecond, ...afterClockWasSetBack];
  expect(ids).toEqual([...new Set(ids)].sort());
});
