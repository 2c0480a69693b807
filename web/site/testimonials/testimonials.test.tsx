import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { Testimonials } from './testimonials.tsx';

const testimonial: Testimonial = {
  _id: '1',
  name: 'Asha & Co',
  role: '',
  feedback: 'They listened. Then they built it.',
  imageUrl: '',
  imageAlt: '',
  isVisible: true,
  order: 0,
  version: 1,
  createdAt: '',
  updatedAt: '',
};
const content = { eyebrow: 'Testimonials', heading: 'What people say a year later', showsWhenEmpty: true };
const place = { anchor: 'testimonials', level: 2 } as const;
const htmlOf = (testimonials: Testimonial[], showsWhenEmpty = true) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Testimonials content={{ ...content, showsWhenEmpty }} look="standard" data={{ testimonials }} place={place} />
    </QueryClientProvider>,
  );

test('without testimonials the section says so', () => {
  expect(htmlOf([])).toContain('No testimonials yet.');
});

test('or the section is left out until there are some', () => {
  expect(htmlOf([], false)).toBe('');
  expect(htmlOf([testimonial], false)).toContain('Asha &amp; Co');
});

test('a client without a picture gets an avatar generated from the name', () => {
  expect(htmlOf([testimonial])).toContain('/api/avatars/female?seed=Asha%20%26%20Co');
});

test('on a site without drawings the first letter of the name stands in place of that avatar', () => {
  expect(htmlOf([testimonial])).toMatch(/<span[^>]*data-letter=""[^>]*>A<\/span>/);
  expect(htmlOf([{ ...testimonial, imageUrl: '/uploads/a.webp' }])).not.toContain('data-letter');
});

test('a client with a picture is shown with that picture and its alt text', () => {
  const html = htmlOf([{ ...testimonial, imageUrl: '/uploads/a.webp', imageAlt: 'Asha at work' }]);
  expect(html).toContain('src="/uploads/a.webp" alt="Asha at work"');
});
