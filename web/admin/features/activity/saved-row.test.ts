import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/records/audit-entry.ts';
import { activityLines } from './activity-text.ts';
import { savedRowOf } from './saved-row.ts';

const at = (second: number) => new Date(2026, 10, 21, 10, 0, second).toISOString();
const entry = (second: number): AuditEntry => ({
  ...{ _id: String(second), at: at(second), userId: 'meera', userName: 'Meera', action: 'update', kind: 'sections' },
  ...{ record: 'hero', title: '', detail: '', version: second, fields: ['titleLine1'], address: '', agent: '' },
});
const version = (second: number, userId = 'meera') => ({
  ...{ version: second, at: at(second), userId, userName: '', restores: 0, fields: [`field${second}`] },
});

test('saves of the log are found again in the history, unless somebody else saved in between', () => {
  const [line] = activityLines([entry(40), entry(10)], '');
  if (!line) throw new Error('There is no line.');
  const saves = [version(50), version(40), version(10), version(2)];
  expect(savedRowOf(saves, line)).toMatchObject({
    ...{ version: { version: 40 }, first: { version: 10 }, count: 2, fields: ['field40', 'field10'] },
  });
  expect(savedRowOf([version(40), version(20, 'ila'), version(10)], line)).toBeNull();
  expect(savedRowOf([version(40)], line)).toBeNull();
});
