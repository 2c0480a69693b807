import { expect, test } from 'vitest';
import { createUnsavedFields } from './unsaved-fields.ts';

test('tracks unsaved values per field until they are saved, and notifies subscribers once per change', () => {
  const words = createUnsavedFields();
  let notified = 0;
  words.subscribe(() => notified++);
  words.set('a', 'name', 'As');
  words.set('a', 'feedback', 'They answer.');
  words.set('a', 'name', 'As');
  words.set('b', 'name', 'Bela');
  expect(notified).toBe(3);
  expect([...words.now()]).toEqual([
    ['a', { name: 'As', feedback: 'They answer.' }],
    ['b', { name: 'Bela' }],
  ]);
  words.set('a', 'name', undefined);
  words.set('b', 'name', undefined);
  expect([...words.now()]).toEqual([['a', { feedback: 'They answer.' }]]);
});
