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
])('for the link %s the suggestion is %s', (typed, meant) => {
  expect(suggestLink(typed)).toBe(meant);
});

test.each(['', '/contact', '#faq', 'contact', 'https://dune.example', 'mailto:a@b.co', 'tel:+91151'])(
  'the link %s gets no suggestion',
  (typed) => {
    expect(suggestLink(typed)).toBeNull();
  },
);

test('a slug keeps its trailing hyphen while it is typed word by word', () => {
  expect(slugAsTyped('Web ')).toBe('web-');
  expect(slugAsTyped('web-d')).toBe('web-d');
  expect(slugAsTyped('-')).toBe('');
});

test('icon labels are common names', () => {
  expect(iconLabel('FaLinkedinIn')).toBe('LinkedIn');
  expect(iconLabel('FaBullhorn')).toBe('Bullhorn');
  expect(iconLabel('star')).toBe('Star');
});

test.each(['__proto__', 'constructor', ''])('an unknown icon key such as "%s" still has a label', (key) => {
  expect(typeof iconLabel(key)).toBe('string');
});

test('the summary of an entry is its first text field and the next one that is not empty', () => {
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

test('a link of the menu without a text of its own is named by its page', () => {
  const element = metaOf(sections.menus.fields.shape.header).element ?? sections.menus.fields;
  const link = { label: '', href: '/about', isVisible: true, entries: [] };
  expect(summarizeEntry(element, link)).toMatchObject({ title: '/about', linkAsTitle: '/about' });
  expect(summarizeEntry(element, { ...link, label: 'Who we are' })).toMatchObject({
    title: 'Who we are',
    detail: '/about',
  });
});
