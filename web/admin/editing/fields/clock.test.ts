import { afterEach, expect, test } from 'vitest';
import { metaOf } from '#contract/field-meta.ts';
import { site } from '#contract/sections/site.ts';
import { clockText, setClock, timeFromText } from './clock.ts';
import { summarizeEntry } from './summary.ts';

afterEach(() => setClock('en'));

test('times are written as the site writes them', () => {
  expect([clockText('09:00'), clockText('21:30')]).toEqual(['09:00', '21:30']);
  setClock('de');
  expect(clockText('21:30')).toBe('21:30');
  setClock('hi');
  expect(['00:05', '09:00', '12:00', '21:30'].map(clockText)).toEqual(['12:05 AM', '9:00 AM', '12:00 PM', '9:30 PM']);
  expect(clockText('noon')).toBe('noon');
});

test('every usual way to type a time is understood', () => {
  const times = ['9', '9:30', '9.30', '0930', '9:30 pm', '9pm', '12 a.m.', '12:15 PM', ' 21:30 '];
  expect(times.map(timeFromText)).toEqual([
    ...['09:00', '09:30', '09:30', '09:30', '21:30', '21:00', '00:00', '12:15', '21:30'],
  ]);
});

test('what is no time stays as typed, so that the form can say so', () => {
  for (const typed of ['', 'noon', '25:00', '9:75', '13 pm', '9:3']) expect(timeFromText(typed)).toBe(typed);
});

test('the row of an opening time says when it is closed, and else its times', () => {
  const { element } = metaOf(site.fields.shape.hours);
  const detailOf = (entry: object) => summarizeEntry(element!, { from: 'monday', to: 'friday', ...entry }).detail;
  expect(detailOf({ opens: '09:00', closes: '21:30', isClosed: false })).toBe('09:00 – 21:30');
  expect(detailOf({ opens: '09:00', closes: '21:30', isClosed: true })).toBe('Closed on these days');
});
