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

test('unsaved work is found again until it is dropped', () => {
  const store = memory();
  expect(saveDraft(store, 'k', draft)).toBe(true);
  expect(readDraft(store, 'k')).toEqual(draft);
  deleteDraft(store, 'k');
  expect(readDraft(store, 'k')).toBeNull();
});

test('what somebody else left under the same name is not taken for unsaved work', () => {
  const store = memory();
  for (const odd of ['not json', 'null', '[]', '{"version":"3"}', '{"version":1,"base":{},"values":[],"at":"x"}']) {
    store.setItem('k', odd);
    expect(readDraft(store, 'k')).toBeNull();
  }
});

test('a full or forbidden storage is told and breaks nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = { getItem: full, setItem: full, removeItem: full };
  expect(saveDraft(store, 'k', draft)).toBe(false);
  expect(readDraft(store, 'k')).toBeNull();
  expect(() => deleteDraft(store, 'k')).not.toThrow();
});

test('two people at one computer do not see each other’s unsaved work', () => {
  expect(draftKey('u1', 'hero')).not.toBe(draftKey('u2', 'hero'));
});
