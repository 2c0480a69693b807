import { expect, test } from 'vitest';
import { linksOf } from './content-links.ts';
import { serviceSection } from './sections/service-section.ts';

test('a card links to a service page, unless it has a link or words for its row on the Services page', () => {
  const card = { title: 'Wells', description: 'Deep ones.', slug: 'wells' };
  const links = (more: object) =>
    linksOf(serviceSection.fields, serviceSection.fields.parse({ cards: [{ ...card, ...more }] }));
  expect(links({})).toEqual([{ href: '/services/wells', field: 'cards.0.slug' }]);
  expect(links({ href: '/contact' })).toEqual([{ href: '/contact', field: 'cards.0.href' }]);
  expect(links({ details: 'We dig in winter.' })).toEqual([]);
});
