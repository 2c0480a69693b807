import { expect, test } from 'vitest';
import { itemPublishing, itemState } from './item-publishing.ts';
import { uploadTexts } from './portfolio-kind.ts';

test('an item is a draft, hidden or published', () => {
  expect(itemState({ status: 'draft', isVisible: true })).toBe('draft');
  expect(itemState({ status: 'published', isVisible: false })).toBe('hidden');
  expect(itemState({ status: 'published', isVisible: true })).toBe('published');
});

test('the save button names its effect; the save shortcut asks before it changes who can see an item', () => {
  const item = (status: string, isVisible: boolean) => ({ title: 'Salt', slug: 'salt', status, isVisible });
  const states = [item('draft', true), item('published', false), item('published', true)];
  const table = states.map((saved) =>
    states.map((typed) => {
      const { label, question, publish } = itemPublishing(typed, saved);
      return [label, question && `${question.confirm}?`, publish?.label].filter(Boolean).join(' ');
    }),
  );
  expect(table).toEqual([
    ['Save draft Publish…', 'Save', 'Publish Publish?'],
    ['Save draft Publish…', 'Save', 'Publish Publish?'],
    ['Unpublish Unpublish?', 'Hide Hide?', 'Save'],
  ]);
});

test('upload messages name the picture they are for', () => {
  expect(uploadTexts('coverImageUrl')).toEqual({ done: 'Cover uploaded.', failed: 'Cover upload failed.' });
  expect(uploadTexts('gallery.0.imageUrl')).toEqual({
    done: 'Gallery images uploaded.',
    failed: 'Gallery upload failed.',
  });
});
