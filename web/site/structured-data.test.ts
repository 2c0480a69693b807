import { QueryClient } from '#web/site/query-client/query-client.ts';
import { expect, test } from 'vitest';
import { blog } from '#contract/collections/blog.ts';
import { portfolio } from '#contract/collections/portfolio.ts';
import { services } from '#contract/collections/services.ts';
import { structuredData } from './structured-data.ts';

const SITE = 'https://dune.example';
const stamps = { _id: '1', version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z' };
const site = {
  name: 'Dune Digital',
  tagline: 'Sites that last.',
  ...{ logoUrl: '', shareImageUrl: '', latitude: 28.02, longitude: 73.31 },
  hours: [{ from: 'saturday', to: 'monday', opens: '10:00', closes: '18:00' }],
  hoursNote: 'By appointment',
  addressHtml: '<p>12 Kote Gate,<br>Bikaner &amp; around</p>',
  phone: '+91 151 000',
  email: 'hello@dune.example',
  social: [
    { href: 'https://social.example/dune', iconKey: 'FaGithub' },
    { href: '/contact', iconKey: 'FaGithub' },
  ],
};

function parts(path: string, answers: Record<string, unknown>) {
  const queries = new QueryClient();
  for (const [key, answer] of Object.entries(answers)) queries.setQueryData([key, {}, {}], answer);
  const graph = structuredData(queries, { path, siteUrl: SITE })['@graph'] as Record<string, unknown>[]; // the JSON as parsed
  return Object.fromEntries(graph.map((part) => [part['@type'], part]));
}

test('every page describes the business, and the home page also the website', () => {
  const found = parts('/', { 'GET /site': site });
  expect(found.LocalBusiness).toMatchObject({
    name: 'Dune Digital',
    address: '12 Kote Gate, Bikaner & around',
    telephone: '+91 151 000',
    sameAs: ['https://social.example/dune'],
    geo: { latitude: 28.02, longitude: 73.31 },
    logo: `${SITE}/icon-512.png`,
    openingHoursSpecification: [{ dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '10:00', closes: '18:00' }],
  });
  expect(JSON.stringify(found), 'the note is for people').not.toContain('By appointment');
  expect(found.WebSite).toMatchObject({ url: `${SITE}/`, publisher: { '@id': `${SITE}/#organization` } });
  expect(parts('/about', { 'GET /site': { ...site, addressHtml: '' } })).toHaveProperty('Organization');
});

test('a site without a place has no coordinates, and one with a logo and a picture shows those', () => {
  const picture = `/uploads/${'a'.repeat(32)}-1600x1000-cba47b.webp`;
  const own = { ...site, latitude: 0, longitude: 0, logoUrl: picture, shareImageUrl: picture };
  const { LocalBusiness: found } = parts('/', { 'GET /site': own });
  expect(found).not.toHaveProperty('geo');
  expect(found).toMatchObject({ logo: SITE + picture, image: SITE + picture.replace('.webp', '.share.jpg') });
});

test('no page carries stars or reviews for search engines, which forbid them for a business about itself', () => {
  const reviews = [{ ...stamps, name: 'Ila', stars: 5, review: 'Quick and kind.', isVerified: true }];
  const said = {
    'GET /reviews': reviews,
    'GET /testimonials': reviews,
    'GET /reviews/summary': { published: 1, received: 1 },
  };
  for (const path of ['/', '/about', '/services', '/portfolio', '/pricing', '/contact']) {
    const found = parts(path, { 'GET /site': site, ...said });
    expect(JSON.stringify(found), path).not.toMatch(/rating|review|stars/i);
  }
});

test('a post, a service and a project have structured data of their type, and breadcrumbs', () => {
  const post = blog.record.parse({ ...stamps, title: 'Sand', slug: 'sand', author: 'Ila', publishedAt: stamps.createdAt, tags: ['A', 'B'], coverImageUrl: '/uploads/a.webp' }); // prettier-ignore
  const found = parts('/blog/sand', { 'GET /blog/:slug': post });
  expect(found.BlogPosting).toMatchObject({
    headline: 'Sand',
    image: `${SITE}/uploads/a.webp`,
    datePublished: stamps.createdAt,
    dateModified: stamps.updatedAt,
    author: { name: 'Ila' },
    keywords: 'A, B',
  });
  expect(found.BreadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${SITE}/` },
      { position: 2, name: 'Blog', item: `${SITE}/blog` },
      { position: 3, name: 'Sand', item: `${SITE}/blog/sand` },
    ],
  });
  const service = services.record.parse({ ...stamps, title: 'Care', slug: 'care', excerpt: 'Kept well.', faqs: [{ q: 'When?', a: '<p>Monthly</p>' }] }); // prettier-ignore
  const care = parts('/services/care', { 'GET /services/:slug': service });
  expect(care.Service).toMatchObject({ name: 'Care', description: 'Kept well.' });
  expect(care.FAQPage).toMatchObject({ mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'Monthly' } }] });
  const item = portfolio.record.parse({ ...stamps, title: 'Khuri', slug: 'khuri', category: 'Booking' });
  expect(parts('/portfolio/khuri', { 'GET /portfolio/:slug': item }).CreativeWork).toMatchObject({
    name: 'Khuri',
    genre: 'Booking',
  });
});

test('lists only visible questions, and a page without data has no structured data', () => {
  const faqs = [
    { question: 'How long?', answer: 'Six weeks', isVisible: true },
    { question: 'Secret?', answer: 'Yes', isVisible: false },
  ];
  const found = parts('/pricing', { 'GET /faq': { faqs } });
  expect(JSON.stringify(found)).toContain('How long?');
  expect(JSON.stringify(found)).not.toContain('Secret?');
  expect(parts('/terms', {})).toEqual({});
});
