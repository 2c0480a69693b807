import { expect, test } from 'vitest';
import { metaOf } from '#contract/field-meta.ts';
import { sections } from '#contract/sections/index.ts';
import { iconLabel } from './icon-label.ts';
import { slugAsTyped } from './slug-as-typed.ts';
import { suggestLink } from './suggest-link.ts';
import { summarizeEntry } from './summary.ts';

test.each([
  ['https//dune.example/work', 'https://dune.example/work'],
  ['https:/dune.example', 'https://dune.example'],
  ['www.dune.com/about', 'https://www.dune.com/about'],
  ['hello@dune.example', 'mailto:hello@dune.example'],
  ['+91 151 000 0000', 'tel:+911510000000'],
])('for the link %s it offers %s', (typed, meant) => {
  expect(suggestLink(typed)).toBe(meant);
});

test.each(['', '/contact', '#faq', 'contact', 'https://dune.example', 'mailto:a@b.co', 'tel:+91151'])(
  'the link %s is left alone',
  (typed) => {
    expect(suggestLink(typed)).toBeNull();
  },
);

test('a slug can be typed word by word', () => {
  expect(slugAsTyped('Web ')).toBe('web-');
  expect(slugAsTyped('web-d')).toBe('web-d');
  expect(slugAsTyped('-')).toBe('');
});

test('icons are called as people call them', () => {
  expect(iconLabel('FaLinkedinIn')).toBe('LinkedIn');
  expect(iconLabel('FaBullhorn')).toBe('Bullhorn');
  expect(iconLabel('star')).toBe('Star');
});

test.each(['__proto__', 'constructor', ''])('an icon key that nobody knows, such as "%s", is still words', (key) => {
  expect(typeof iconLabel(key)).toBe('string');
});

test('an entry is summed up by its first field and what comes after it', () => {
  const element = metaOf(sections.contact.fields.shape.cards).element ?? sections.contact.fields;
  const card = {
    iconKey: 'FaEnvelope',
    title: 'Write',
    textHtml: '<a href="mailto:a@b.co">a@b.co</a>',
    isVisible: true,
  };
  expect(summarizeEntry(element, card)).toEqual({ title: 'Write', detail: 'a@b.co', icon: 'FaEnvelope' });
  expect(summarizeEntry(element, { ...card, title: '' }).title).toBe('');
});
