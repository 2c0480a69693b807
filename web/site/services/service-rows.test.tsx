import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { portfolio } from '#contract/collections/portfolio.ts';
import { services } from '#contract/collections/services.ts';
import { serviceSection } from '#contract/sections/service-section.ts';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { ServiceIndex } from './service-index.tsx';
import { ServiceRows } from './service-rows.tsx';

const stamps = { _id: '1', version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const card = { title: 'Wells', description: 'Deep ones.', slug: 'wells' };
const project = { title: 'Baori', slug: 'baori', result: '61 with water in June' };

function shown(cards: object[], service: object = {}, projects: object[] = [project]): string {
  const listed = [
    { ...z.strictObject(services.fields).parse({ title: 'Wells', slug: 'wells', ...service }), ...stamps },
  ];
  const items = projects.map((one) => ({ ...z.strictObject(portfolio.fields).parse(one), ...stamps }));
  const parsed = serviceSection.fields.parse({ cards }).cards;
  return renderToStaticMarkup(
    <StaticRouter location="/services">
      <ServiceIndex cards={parsed} services={listed} />
      <ServiceRows cards={parsed} services={listed} projects={items} />
    </StaticRouter>,
  );
}

test('a row shows the cover, the price, the time and the example project of the service page', () => {
  const facts = { coverImageUrl: '/uploads/well.webp', priceFrom: 'Rs 90K', duration: '5 weeks', project: 'baori' };
  const html = shown([card], facts);
  expect(html).toContain('src="/uploads/well.webp"');
  expect(html).toMatch(/href="\/services\/wells"[^>]*>Wells<.*From<.*Rs 90K<.*How long<.*5 weeks</s);
  expect(html).toMatch(/href="\/portfolio\/baori"[^>]*>Baori<\/a><span[^>]*>61 with water in June</);
});

test('facts that the service page does not have are left out', () => {
  const html = shown([card]);
  expect(html).toContain('Deep ones.');
  for (const word of ['From', 'How long', 'For example', '<img', '_facts']) expect(html).not.toContain(word);
  expect(shown([card], { project: 'gone' })).not.toContain('For example');
});

test('a row without a service page shows the picture, price and words of its card, and leads to the contact page', () => {
  const own = { title: 'Bouquets', description: 'By ten.', slug: 'bouquets' };
  const words = { price: 'From £28', details: 'Tell us a colour.', imageUrl: '/uploads/tulips.webp' };
  const html = shown([{ ...own, ...words }]);
  for (const part of ['From £28', 'Tell us a colour.', 'src="/uploads/tulips.webp"']) expect(html).toContain(part);
  expect(html).not.toContain('href="/services/bouquets"');
  expect(html).toMatch(/href="\/contact"[^>]*>Bouquets</);
  expect(shown([{ ...card, ...words }], { priceFrom: 'Rs 90K' })).toMatch(/href="\/services\/wells".*Rs 90K/s);
});

test('a row without a picture shows the icon of its card, or only words', () => {
  expect(shown([{ ...card, iconKey: 'FaCut' }])).toContain('#FaCut');
  expect(shown([{ ...card, iconKey: 'none' }])).not.toMatch(/<use|<img/);
});

test('a card with its own URL shows nothing of the service page with the same slug', () => {
  const html = shown([{ ...card, href: 'https://wells.example/' }], { priceFrom: 'Rs 90K' });
  expect(html).toContain('href="https://wells.example/"');
  expect(html).not.toContain('Rs 90K');
});

test('hidden cards are not shown, even to staff', () => {
  expect(shown([{ ...card, isVisible: false }])).toBe('');
});

test('an index links each service to its row, with its price; one service needs no index', () => {
  const html = shown([card, { ...card, title: 'Pumps', slug: 'pumps' }], { priceFrom: 'Rs 90K' });
  expect(html).toMatch(
    /<nav.*href="\/services#service-wells"[^>]*>.*Wells<.*from Rs 90K<.*href="\/services#service-pumps".*<\/nav>/s,
  );
  expect(html).toContain('<li id="service-wells"');
  expect(shown([card])).not.toContain('<nav');
});
