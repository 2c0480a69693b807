import { expect, test } from 'vitest';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { publicValues } from './public-values.ts';

function shown(name: SectionName, typed: Record<string, unknown>, clean = (html: string) => html) {
  return publicValues(sections[name].fields, typed, clean);
}

test('a hidden entry is not in the preview', () => {
  const faqs = [
    { id: '1', question: 'Seen?', answer: 'Yes.', isVisible: true, order: 0 },
    { id: '2', question: 'Hidden?', answer: 'Yes.', isVisible: false, order: 1 },
  ];
  expect(shown('faq', { faqs })).toMatchObject({ faqs: [{ question: 'Seen?' }] });
});

test('an empty field shows the default text of the site', () => {
  expect(shown('footer', { brandName: '' })).toMatchObject({ brandName: 'Your Brand', contactTitle: 'Contact' });
});

test('values that a save would refuse are previewed as far as possible', () => {
  const long = 'x'.repeat(500);
  const hero = shown('hero', { titleLine1: long, bgOverlayOpacity: 7, cta: { label: 'Go', href: 'javascript:x' } });
  expect(hero).toMatchObject({ titleLine1: long, bgOverlayOpacity: 1, cta: { label: 'Go', href: '' } });
});

test('a picture URL that the public page would not get is left out', () => {
  expect(shown('hero', { bgImageUrl: 'data:text/html,x' })).toMatchObject({ bgImageUrl: '' });
  expect(shown('hero', { bgImageUrl: '/uploads/a.webp' })).toMatchObject({ bgImageUrl: '/uploads/a.webp' });
});

test('formatted text is sanitized in every field', () => {
  const cards = [{ title: 'Call', textHtml: '<b>dirty</b>' }];
  const clean = (html: string) => html.replace('dirty', 'clean');
  expect(shown('contact', { cards }, clean)).toMatchObject({ cards: [{ textHtml: '<b>clean</b>' }] });
});
