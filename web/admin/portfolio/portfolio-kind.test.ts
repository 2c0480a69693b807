import { expect, test } from 'vitest';
import { itemState, saveLabel, uploadTexts } from './portfolio-kind.ts';

test('an item is a draft, hidden, or shown', () => {
  expect(itemState({ status: 'draft', isVisible: true })).toBe('draft');
  expect(itemState({ status: 'published', isVisible: false })).toBe('hidden');
  expect(itemState({ status: 'published', isVisible: true })).toBe('published');
});

test('the save button names its effect', () => {
  expect(saveLabel('draft', null)).toBe('Save draft');
  expect(saveLabel('published', null)).toBe('Publish');
  expect(saveLabel('published', 'hidden')).toBe('Publish');
  expect(saveLabel('published', 'published')).toBe('Save');
  expect(saveLabel('hidden', 'published')).toBe('Save');
});

test('uploads say what they are for', () => {
  expect(uploadTexts('coverImageUrl')).toEqual({ done: 'Cover uploaded.', failed: 'Cover upload failed.' });
  expect(uploadTexts('gallery.0.imageUrl')).toEqual({
    done: 'Gallery images uploaded.',
    failed: 'Gallery upload failed.',
  });
});
