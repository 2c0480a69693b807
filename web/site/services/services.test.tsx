import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { serviceSection as section } from '#contract/sections/service-section.ts';
import { Services } from './services.tsx';

const card = { title: 'Web design', description: 'Pages like you.' };

function shown(content: object): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <Services
        content={section.fields.parse({ cards: [card], ...content })}
        look="cards"
        data={{}}
        place={{ anchor: 'services', level: 2 }}
      />
    </StaticRouter>,
  );
}

test('the cards end with the call to action', () => {
  expect(shown({ heading: 'Services', cta: { label: 'See prices', href: '/pricing' } })).toContain('See prices');
});

test('a card links to its own URL in a new tab, else to the page with its slug', () => {
  expect(shown({ cards: [{ ...card, href: 'https://shop.example/' }] })).toMatch(
    /href="https:\/\/shop.example\/" target="_blank"/,
  );
  expect(shown({ cards: [card] })).toContain('href="/services/web-design"');
});

test('a hidden card is not shown, even to staff, whose response includes it', () => {
  expect(shown({ heading: 'Services', cards: [{ ...card, isVisible: false }] })).not.toContain('Web design');
});

test('the second headline line has the gradient; without headline lines the plain heading is the title', () => {
  expect(shown({ headLine1: 'All of it,', headLine2Gradient: 'none of the weight' })).toMatch(
    /<span class="_gradient[^>]*>none of the weight/,
  );
  expect(shown({ heading: 'What we do' })).toMatch(/<h2[^>]*>What we do<\/h2>/);
});

test('a section without cards is not rendered', () => {
  expect(shown({ heading: 'Services', cards: [] })).toBe('');
});

test('a card shows its own picture instead of a drawing, with its description', () => {
  const html = shown({ cards: [{ ...card, imageUrl: '/uploads/tulips.webp', imageAlt: 'Tulips in a boat' }] });
  expect(html).toContain('src="/uploads/tulips.webp" alt="Tulips in a boat"');
  expect(html).not.toContain('<svg viewBox');
  expect(shown({ cards: [{ ...card, imageUrl: '/uploads/tulips.webp', imageAltSource: 'decorative' }] })).toContain(
    'src="/uploads/tulips.webp" alt=""',
  );
});

test('a card without an icon has no drawing; an icon of another trade has its own', () => {
  expect(shown({ cards: [{ ...card, iconKey: 'none' }] })).not.toMatch(/<use|<img/);
  const html = shown({ cards: [{ ...card, iconKey: 'FaSeedling' }] });
  expect(html).toContain('#FaSeedling');
  expect(html).not.toContain('code-after');
});

test('a card shows its price, and leads to its row on the Services page if it has words for that', () => {
  const html = shown({ cards: [{ ...card, price: 'From £28', details: 'Tell us a colour.' }] });
  expect(html).toContain('From £28');
  expect(html).toContain('href="/services#service-web-design"');
  expect(html).not.toContain('Tell us a colour.');
});
