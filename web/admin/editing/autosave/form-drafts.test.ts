import { expect, test } from 'vitest';
import { draftKey, deleteDraft, saveDraft, readDraft } from './form-drafts.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draft = { version: 3, base: { title: 'Old' }, values: { title: 'New' }, at: '2026-11-21T10:31:00.000Z' };

test('a draft can be read until it is deleted', () => {
  const store = memory();
  expect(saveDraft(store, 'k', draft)).toBe(true);
  expect(readDraft(store, 'k')).toEqual(draft);
  deleteDraft(store, 'k');
  expect(readDraft(store, 'k')).toBeNull();
});

test('foreign data under the same key is not read as a draft', () => {
  const store = memory();
  for (const odd of ['not json', 'null', '[]', '{"version":"3"}', '{"version":1,"base":{},"values":[],"at":"x"}']) {
    store.setItem('k', odd);
    expect(readDraft(store, 'k')).toBeNull();
  }
});

test('full or blocked storage is reported and throws no error', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = { getItem: full, setItem: full, removeItem: full };
  expect(saveDraft(store, 'k', draft)).toBe(false);
  expect(readDraft(store, 'k')).toBeNull();
  expect(() => deleteDraft(store, 'k')).not.toThrow();
});

test("two users of one computer do not see each other's unsaved work", () => {
  expect(draftKey('u1', 'hero')).not.toBe(draftKey('u2', 'hero'));
});
