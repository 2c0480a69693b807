import { expect, test } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { fieldPathOfId } from './field-path.ts';

const about = sections.about.fields;

test.each(['title', 'cta.href', 'cards.1.icon', 'stats.0'])(
  'the control id of %s maps back to its field path',
  (path) => {
    expect(fieldPathOfId(about, fieldId(path))).toBe(path);
  },
);

test('the id of a part of a field maps to the path of that field', () => {
  expect(fieldPathOfId(about, 'field-cards-2-fold')).toBe('cards.2');
  expect(fieldPathOfId(about, 'field-title-label')).toBe('title');
  expect(fieldPathOfId(about, 'field-cards-add')).toBe('cards');
});

test('an id that belongs to no field has no path', () => {
  expect(fieldPathOfId(about, 'save')).toBe('');
  expect(fieldPathOfId(about, 'field-unknown')).toBe('');
  expect(fieldPathOfId(about, '')).toBe('');
});
