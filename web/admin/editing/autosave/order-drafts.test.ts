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

test('an unsaved order survives a closed tab until it is saved', () => {
  const storage = store();
  saveOrderDraft(storage, 'k', ['a', 'b'], ['b', 'a']);
  expect(readOrderDraft(storage, 'k', ['a', 'b'])).toEqual(['b', 'a']);
  deleteOrderDraft(storage, 'k');
  expect(readOrderDraft(storage, 'k', ['a', 'b'])).toBeNull();
});

test('an unsaved order is not restored if someone else has saved another order meanwhile', () => {
  const storage = store();
  saveOrderDraft(storage, 'k', ['a', 'b', 'c'], ['b', 'a', 'c']);
  expect(readOrderDraft(storage, 'k', ['c', 'a', 'b'])).toBeNull();
});

test('full or unreadable storage throws no error', () => {
  const full = store();
  full.setItem = () => {
    throw new Error('full');
  };
  full.getItem = () => '{';
  expect(() => saveOrderDraft(full, 'k', ['a'], ['a'])).not.toThrow();
  expect(readOrderDraft(full, 'k', ['a'])).toBeNull();
});
