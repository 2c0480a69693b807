import { expect, test } from 'vitest';
import { saveDraft } from './form-drafts.ts';
import { deleteUnsavedWork, unsavedWorkKeys, listUnsavedWork } from './unsaved-work-list.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const draft = (at: string, values: Record<string, unknown> = {}) => ({ version: 1, base: {}, values, at });

test('unsaved work is listed newest first, each item with its screen and a link to it', () => {
  const store = storage();
  saveDraft(store, 'draft:mira:service-section', draft('2026-11-20T08:00:00Z'));
  saveDraft(store, 'draft:mira:blog/42', draft('2026-11-21T08:00:00Z', { title: 'Two scripts, one page' }));
  saveDraft(store, 'draft:mira:portfolio/new', draft('2026-11-19T08:00:00Z', { title: ' ' }));
  expect(listUnsavedWork(store, 'mira').map(({ to, screen, title }) => [to, screen, title])).toEqual([
    ['/blog/42', 'Blog', '“Two scripts, one page”'],
    ['/services', 'Services', 'Services'],
    ['/portfolio/new', 'Portfolio', 'A new project'],
  ]);
});

test('the unsaved work of one account is not offered to another', () => {
  const store = storage();
  saveDraft(store, 'draft:mira:hero', draft('2026-11-20T08:00:00Z'));
  store.setItem('order:mira:reviews', '{}');
  expect(listUnsavedWork(store, 'aarav')).toEqual([]);
  expect(unsavedWorkKeys(store, 'mira')).toEqual(['draft:mira:hero', 'order:mira:reviews']);
});

test('text typed into several rows of a list is one item, discarded as a whole', () => {
  const store = storage();
  store.setItem('typed:mira:testimonials/1/name', '{}');
  store.setItem('typed:mira:testimonials/2/role', '{}');
  const [work, ...others] = listUnsavedWork(store, 'mira');
  expect(others).toEqual([]);
  expect(work?.to).toBe('/testimonials');
  deleteUnsavedWork(store, work?.keys ?? []);
  expect(store.length).toBe(0);
});

test('a reply and a note of one enquiry are one item, with a link to the enquiry', () => {
  const store = storage();
  store.setItem('typed:mira:enquiries/7/reply', '{}');
  store.setItem('typed:mira:enquiries/7/note', '{}');
  expect(listUnsavedWork(store, 'mira')).toMatchObject([{ to: '/enquiries?enquiry=7', screen: 'Enquiries' }]);
  expect(listUnsavedWork(store, 'aarav')).toEqual([]);
});

test('foreign or unreadable storage entries are left out', () => {
  const store = storage();
  store.setItem('auth', 'x');
  store.setItem('draft:mira:hero', 'not a draft');
  store.setItem('draft:mira:unknown', JSON.stringify(draft('2026-11-20T08:00:00Z')));
  expect(listUnsavedWork(store, 'mira')).toEqual([]);
});
