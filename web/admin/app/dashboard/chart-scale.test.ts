import { expect, test } from 'vitest';
import { dayAndMonthLabel, chartScale } from './chart-scale.ts';

test('the chart scale ends at a round number that is not below the highest bar', () => {
  const tops = [0, 1, 4, 5, 7, 8, 11, 30, 71, 100, 101, 950].map((max) => chartScale(max).top);
  expect(tops).toEqual([4, 4, 4, 6, 8, 8, 20, 40, 80, 100, 200, 1000]);
  expect(chartScale(7)).toEqual({ middle: 4, top: 8 });
});

test('a day has the same label in every time zone', () => {
  expect(dayAndMonthLabel('2026-11-21')).toBe('21 Nov');
});
