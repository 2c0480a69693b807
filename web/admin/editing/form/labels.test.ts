import { expect, test } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { compareByFormOrder, joinLabels, labelAt } from './labels.ts';

test('the label of a field in a group includes the name of the group', () => {
  expect(joinLabels('Main button', 'Link')).toBe('Main button link');
  expect(labelAt(sections.hero.fields, 'secondaryCta.href')).toBe('Second button link');
});

test('the label of a field in an entry says which entry it is in', () => {
  expect(labelAt(sections['service-section'].fields, 'cards.1.title')).toBe('Card 2, title');
  expect(labelAt(sections.footer.fields, 'social.0')).toBe('Social link 1');
});

test('an abbreviation keeps its capitals', () => {
  expect(joinLabels('Search', 'SEO title')).toBe('Search SEO title');
});

test('paths are sorted in the order of the form', () => {
  const paths = ['cards.10.title', 'cta.href', 'cards.2', 'cards.2.slug', 'cards.2.title', 'heading'];
  expect(paths.toSorted(compareByFormOrder(sections['service-section'].fields))).toEqual([
    'heading',
    'cta.href',
    'cards.2',
    'cards.2.title',
    'cards.2.slug',
    'cards.10.title',
  ]);
});
