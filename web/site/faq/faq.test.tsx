import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faq as section } from '#contract/sections/faq.ts';
import { Faq } from './faq.tsx';

const faqs = Array.from({ length: 8 }, (_, index) => ({
  question: `Question ${index + 1}?`,
  answer: `Answer ${index + 1}.`,
}));

function shown(content: object, look: 'scene' | 'quiet' = 'scene'): string {
  const place = { anchor: 'faq', level: 2 } as const;
  return renderToStaticMarkup(
    <Faq content={section.fields.parse({ faqs, ...content })} look={look} data={{}} place={place} />,
  );
}

test('every answer is in the server HTML and opens without JavaScript', () => {
  const html = shown({ heading: 'Questions', faqs });
  for (const { question, answer } of faqs) {
    expect(html).toMatch(new RegExp(`<details[^>]*><summary[^>]*>${question.replace('?', '\\?')}.*${answer}`));
  }
  expect(html).toContain('Show 2 more');
});

test('a hidden question is not shown, even to staff, whose response includes it', () => {
  expect(shown({ faqs: [faqs[0], { ...faqs[1], isVisible: false }] })).not.toContain('Answer 2.');
});

test('shows the yellow arrow if there is no side image', () => {
  expect(shown({ heading: 'Questions' })).toMatch(/src="[^"]*faq-arrow[^"]*" alt="Yellow arrow"/);
  expect(shown({ heading: 'Questions', sideImageUrl: '/uploads/tent.webp' })).not.toContain('faq-arrow');
});

test('a decorative side image is silent, also where the section has words of its own for the arrow', () => {
  const html = shown({ heading: 'Questions', sideImageUrl: '/uploads/tent.webp', sideImageAltSource: 'decorative' });
  expect(html).toContain('src="/uploads/tent.webp" alt=""');
  expect(html).not.toContain('Yellow arrow');
  expect(shown({ heading: 'Questions', sideImageAltSource: 'decorative' })).not.toContain('Yellow arrow');
});

test('the quiet form has the same heading, lead, search, picture and questions', () => {
  const html = shown({ heading: 'Questions', lead: 'Eight of them.', faqs }, 'quiet');
  for (const part of ['Questions', 'Eight of them.', 'type="search"', 'alt="Yellow arrow"', 'Answer 8.']) {
    expect(html).toContain(part);
  }
});

test('an FAQ without questions is not rendered', () => {
  expect(shown({ heading: 'Questions', faqs: [] })).toBe('');
  expect(shown({ heading: 'Questions', faqs: [{ ...faqs[0], isVisible: false }] })).toBe('');
});

test('words on the side image are shown on the large picture, not on the small one of the quiet form', () => {
  const content = { heading: 'Questions', sideNote: 'Still awake?' };
  expect(shown(content)).toContain('Still awake?');
  expect(shown(content, 'quiet')).not.toContain('Still awake?');
});
