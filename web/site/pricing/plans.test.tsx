import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { pricing as section } from '#contract/sections/pricing.ts';
import { columnsFor, PlansView } from './plans.tsx';

const stamps = { version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };

function shown(plans: object[], rest: object = {}): string {
  const pricing = { ...section.fields.parse({ ...rest, plans }), ...stamps };
  return renderToStaticMarkup(
    <StaticRouter location="/pricing">
      <PlansView pricing={pricing} />
    </StaticRouter>,
  );
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index + 1}`);
const entries = (html: string) => [...html.matchAll(/<li class="_feature[^>]*>/g)].map(([tag]) => tag);

test('of more than six features the first six are shown, with the way to the rest', () => {
  const html = shown([{ title: 'Growth', features: numbered(9) }]);
  expect(entries(html).map((tag) => tag.includes('hidden'))).toEqual([...Array(6).fill(false), ...Array(3).fill(true)]);
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>Read more \(3 more\)<\/button>/);
});

test('six features are not folded', () => {
  const html = shown([{ title: 'Growth', features: numbered(6) }]);
  expect(html).not.toContain('Read more');
  expect(html).not.toContain('hidden=""');
});

test('features may be words or objects with words, and empty ones leave no gap', () => {
  const html = shown([{ title: 'Growth', features: ['A map', { text: 'A form' }, ' '] }]);
  expect(html).toContain('A map</li>');
  expect(html).toContain('A form</li>');
  expect(entries(html)).toHaveLength(2);
});

test('a price stands with its period, Custom stands alone', () => {
  const html = shown([{ title: 'Growth', price: 45 }], { periodLabel: '/week' });
  expect(html).toMatch(/>Rs 45K<\/span><span[^>]*> \/week</);
  const custom = shown([{ title: 'Growth', price: 0 }], { periodLabel: '/week' });
  expect(custom).toContain('>Custom<');
  expect(custom).not.toContain('/week');
});

test('a button with no text shows Get started', () => {
  expect(shown([{ title: 'Growth', buttonLabel: '' }])).toContain('>Get started</a>');
  expect(shown([{ title: 'Growth', buttonLabel: 'Choose Growth' }])).toContain('>Choose Growth</a>');
});

test('as it is served, a plan is a link to its own page or to /contact', () => {
  expect(shown([{ title: 'Growth' }])).toMatch(/<a [^>]*href="\/contact"/);
  expect(shown([{ title: 'Growth', buttonHref: '/services' }])).toMatch(/<a [^>]*href="\/services"/);
});

test('a plan wears its ribbon and the colour of its button', () => {
  const html = shown([{ title: 'Growth', ribbon: 'Most chosen', buttonColor: 'bg-rose-700' }]);
  expect(html).toContain('>Most chosen</p>');
  expect(html).toMatch(/<a class="[^"]* bg-rose-700"/);
  expect(shown([{ title: 'Growth' }])).not.toContain('_ribbon');
});

test('a highlighted plan looks different, the others do not', () => {
  expect(shown([{ title: 'Growth', highlighted: true }])).toContain('_highlighted');
  expect(shown([{ title: 'Growth' }])).not.toContain('_highlighted');
});

test('a hidden plan is not shown, not even to staff, who receive it', () => {
  expect(shown([{ title: 'Growth' }, { title: 'Secret', isVisible: false }])).not.toContain('Secret');
});

test('without a plan to show the section is left out', () => {
  expect(shown([])).toBe('');
});

test('the server sends no style attribute, which the browser would refuse', () => {
  expect(shown([{ title: 'Growth', highlighted: true, ribbon: 'New', features: numbered(9) }])).not.toContain('style=');
});

test('rows of plans are filled as well as three or four columns can', () => {
  expect([1, 2, 3, 4, 5, 6, 8, 9, 12].map(columnsFor)).toEqual([1, 2, 3, 4, 3, 3, 4, 3, 4]);
});
