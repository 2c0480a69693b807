import { expect, test } from 'vitest';
import { deleteOrderDraft, saveOrderDraft, readOrderDraft } from './order-drafts.ts';

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('an order that is not saved is there again after the tab was closed, until it is saved', () => {
  const storage = store();
  saveOrderDraft(storage, 'k', ['a', 'b'], ['b', 'a']);
  expect(readOrderDraft(storage, 'k', ['a', 'b'])).toEqual(['b', 'a']);
  deleteOrderDraft(storage, 'k');
  expect(readOrderDraft(storage, 'k', ['a', 'b'])).toBeNull();
});

test('it is not put over an order that someone else has saved meanwhile', () => {
  const storage = store();
  saveOrderDraft(storage, 'k', ['a', 'b', 'c'], ['b', 'a', 'c']);
  expect(readOrderDraft(storage, 'k', ['c', 'a', 'b'])).toBeNull();
});

test('where nothing can be kept, nothing breaks', () => {
  const full = store();
  full.setItem = () => {
    throw new Error('full');
  };
  full.getItem = () => '{';
  expect(() => saveOrderDraft(full, 'k', ['a'], ['a'])).not.toThrow();
  expect(readOrderDraft(full, 'k', ['a'])).toBeNull();
});
