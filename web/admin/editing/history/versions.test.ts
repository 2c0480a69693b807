import { expect, test } from 'vitest';
import { hero } from '#contract/sections/hero.ts';
import { foldVersions, groupByDay, versionSummary } from './versions.ts';

const now = new Date(2026, 10, 21, 10, 44);
const version = { version: 2, at: '', userId: '', userName: '', restores: 0, fields: [] as string[] };

test('versions are grouped by the day on which they were saved, newest first', () => {
  const at = (day: number, hour: number) => ({ ...version, at: new Date(2026, 10, day, hour).toISOString() });
  const days = groupByDay(foldVersions([at(21, 9), at(21, 8), at(20, 23), at(18, 9)]), now);
  expect(days.map(([day, { length }]) => [day, length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Wed 18 Nov', 1],
  ]);
});

test('a version names its changed fields by their form labels', () => {
  const deed = (fields: string[], restores = 0) =>
    versionSummary(foldVersions([{ ...version, fields, restores }])[0]!, hero.record);
  expect(deed(['titleLine1'])).toBe('changed title line 1');
  expect(deed(Object.keys(hero.fields.shape).slice(0, 5))).toMatch(/^changed .+, .+, .+ and 2 more$/);
  expect(deed([])).toBe('original content');
  expect(deed(['titleLine1'], 1)).toBe('restored an earlier version');
});

test('saves of one person within ten minutes are one row with all their fields; a restored version stays alone', () => {
  const at = (minute: number, userId: string, field: string, restores = 0) => ({
    ...version,
    ...{ at: new Date(2026, 10, 21, 9, minute).toISOString(), userId, restores, fields: [field] },
  });
  const rows = foldVersions([
    ...[at(40, 'a', 'title'), at(35, 'a', 'lead'), at(20, 'a', 'title')],
    ...[at(19, 'b', 'title'), at(18, 'b', 'title', 2), at(17, 'b', 'title')],
  ]);
  expect(rows.map(({ count, fields }) => [count, fields.join()])).toEqual([
    [2, 'title,lead'],
    [1, 'title'],
    [1, 'title'],
    [1, 'title'],
    [1, 'title'],
  ]);
  expect(rows[0]?.first.fields).toEqual(['lead']);
});
