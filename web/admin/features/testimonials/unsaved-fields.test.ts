import { expect, test } from 'vitest';
import { createUnsavedFields } from './unsaved-fields.ts';

test('what is typed is known field by field until it is saved, and each change is told once', () => {
  const words = createUnsavedFields();
  let told = 0;
  words.subscribe(() => told++);
  words.set('a', 'name', 'As');
  words.set('a', 'feedback', 'They answer.');
  words.set('a', 'name', 'As');
  words.set('b', 'name', 'Bela');
  expect(told).toBe(3);
  expect([...words.now()]).toEqual([
    ['a', { name: 'As', feedback: 'They answer.' }],
    ['b', { name: 'Bela' }],
  ]);
  words.set('a', 'name', undefined);
  words.set('b', 'name', undefined);
  expect([...words.now()]).toEqual([['a', { feedback: 'They answer.' }]]);
});
