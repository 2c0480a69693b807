import { expect, test } from 'vitest';
import { raiseVersionsAbove, type LowestVersion } from './raise-versions.ts';

const rowOf = (id: string, version: number) => ({ id, version });

test('a record and its history move above the highest version of its kind; higher ones stay', () => {
  const lowest: LowestVersion[] = [
    { kind: 'blog', record: 'a', version: 2 },
    { kind: 'blog', record: 'b', version: 9 },
    { kind: 'users', record: 'a', version: 2 },
  ];
  const lift = raiseVersionsAbove(new Map([['blog', 8]]), lowest);
  expect(lift('blog_posts', rowOf('a', 4))).toEqual(rowOf('a', 11));
  const saved = { kind: 'blog', record_id: 'a', version: 3, restored_version: 2, changed_fields: '[]' };
  expect(lift('history', saved)).toEqual({ ...saved, version: 10, restored_version: 9 });
  expect(lift('history', { ...saved, restored_version: null })).toEqual({
    ...saved,
    version: 10,
    restored_version: null,
  });
  expect(lift('trash', { kind: 'blog', ...rowOf('a', 4) })).toEqual({ kind: 'blog', ...rowOf('a', 11) });
  expect(lift('audit_log', { id: 'x', kind: 'blog', record_id: 'a', version: 4 })).toMatchObject({ version: 11 });
  expect(lift('blog_posts', rowOf('b', 9))).toEqual(rowOf('b', 9));
  expect(lift('users', rowOf('a', 2))).toEqual(rowOf('a', 2));
});

test('version numbers stay small after 400 daily restores', () => {
  let versions = new Map([['old', 40]]);
  for (let day = 1; day <= 400; day++) {
    versions.set(`new-${day}`, 1).set('old', (versions.get('old') ?? 0) + 5);
    const highest = new Map([['blog', Math.max(...versions.values())]]);
    const lowest = [...versions].map(([record, version]) => ({ kind: 'blog', record, version }));
    const lift = raiseVersionsAbove(highest, lowest);
    versions = new Map(
      [...versions].map(([id, version]) => [id, Number(lift('blog_posts', rowOf(id, version)).version)]),
    );
  }
  expect(Math.max(...versions.values())).toBeLessThan(10_000);
});
