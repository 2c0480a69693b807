import { expect, test } from 'vitest';
import { visibilityPublishing, visibilityState } from '#web/admin/editing/publishing/visibility-publishing.ts';
import { portfolio } from '#contract/collections/portfolio.ts';
import { uploadTexts } from './portfolio-kind.ts';

test('an item is a draft, hidden or published', () => {
  expect(visibilityState(portfolio, { status: 'draft', isVisible: true })).toBe('draft');
  expect(visibilityState(portfolio, { status: 'published', isVisible: false })).toBe('hidden');
  expect(visibilityState(portfolio, { status: 'published', isVisible: true })).toBe('published');
});

test('the save button names its effect; the save shortcut asks before it changes who can see an item', () => {
  const item = (status: string, isVisible: boolean) => ({ title: 'Salt', slug: 'salt', status, isVisible });
  const states = [item('draft', true), item('published', false), item('published', true)];
  const table = states.map((saved) =>
    states.map((typed) => {
      const { label, question, publish } = visibilityPublishing(portfolio, typed, saved);
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
