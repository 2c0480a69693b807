import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { pricing as section } from '#contract/sections/pricing.ts';
import { columnsFor, PlansView } from './plans.tsx';

const stamps = { version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };

function shown(plans: object[], rest: object = {}): string {
  const pricing = { ...section.fields.parse({ ...rest, plans }), ...stamps };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/pricing">
        <PlansView pricing={pricing} />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index + 1}`);
const entries = (html: string) => [...html.matchAll(/<li class="_feature[^>]*>/g)].map(([tag]) => tag);

test('shows the first six of more features, with a button for the rest', () => {
  const html = shown([{ title: 'Growth', features: numbered(9) }]);
  expect(entries(html).map((tag) => tag.includes('hidden'))).toEqual([...Array(6).fill(false), ...Array(3).fill(true)]);
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>Read more \(3 more\)<\/button>/);
});

test("six features are all shown, without a 'Read more' button", () => {
  const html = shown([{ title: 'Growth', features: numbered(6) }]);
  expect(html).not.toContain('Read more');
  expect(html).not.toContain('hidden=""');
});

test('features may be strings or objects with text, and empty ones are skipped', () => {
  const html = shown([{ title: 'Growth', features: ['A map', { text: 'A form' }, ' '] }]);
  expect(html).toContain('A map</li>');
  expect(html).toContain('A form</li>');
  expect(entries(html)).toHaveLength(2);
});

test('what a plan leaves out is listed below its features; without it there is no heading', () => {
  const html = shown([{ title: 'Growth', features: ['A map'], excludes: ['A shop', ' '] }]);
  expect(html).toMatch(/A map<\/li>.*Not included<.*aria-label="Not in Growth".*A shop<\/li>/s);
  expect(html.match(/<li class="_excluded/g)).toHaveLength(1);
  expect(shown([{ title: 'Growth', features: ['A map'] }])).not.toContain('Not included');
});

test('an icon with a drawing of ours is drawn, any other emoji is shown as it is', () => {
  expect(shown([{ title: 'Growth', icon: '⛺' }])).toMatch(/<use href="[^"]*#tent"/);
  expect(shown([{ title: 'Growth' }])).toMatch(/<use href="[^"]*#briefcase"/);
  expect(shown([{ title: 'Growth', icon: '🦚' }])).toContain('>🦚</span>');
});

test('a price is shown in thousands and in full, with its period; Custom shows neither', () => {
  const html = shown([{ title: 'Growth', price: 165 }], { periodLabel: '/week' });
  expect(html).toMatch(/>Rs 165K<\/span><span[^>]*> ₹1,65,000<\/span><span[^>]*> \/week</);
  const custom = shown([{ title: 'Growth', price: 0 }], { periodLabel: '/week' });
  expect(custom).toContain('>Custom<');
  expect(custom).not.toContain('/week');
  expect(custom).not.toContain('₹');
});

test('a button with no text shows Get started', () => {
  expect(shown([{ title: 'Growth', buttonLabel: '' }])).toContain('>Get started</a>');
  expect(shown([{ title: 'Growth', buttonLabel: 'Choose Growth' }])).toContain('>Choose Growth</a>');
});

test('in the server HTML a plan links to its own URL, else to /contact', () => {
  expect(shown([{ title: 'Growth' }])).toMatch(/<a [^>]*href="\/contact"/);
  expect(shown([{ title: 'Growth', buttonHref: '/services' }])).toMatch(/<a [^>]*href="\/services"/);
});

test('a plan shows its ribbon and its button colour', () => {
  const html = shown([{ title: 'Growth', ribbon: 'Most chosen', buttonColor: 'bg-rose-700' }]);
  expect(html).toContain('>Most chosen</p>');
  expect(html).toMatch(/<a class="[^"]* bg-rose-700"/);
  expect(shown([{ title: 'Growth' }])).not.toContain('_ribbon');
});

test('a highlighted plan looks different, the others do not', () => {
  expect(shown([{ title: 'Growth', highlighted: true }])).toContain('_highlighted');
  expect(shown([{ title: 'Growth' }])).not.toContain('_highlighted');
});

test('a hidden plan is not shown, even to staff, whose response includes it', () => {
  expect(shown([{ title: 'Growth' }, { title: 'Secret', isVisible: false }])).not.toContain('Secret');
});

test('questions stand above plans with different limits, and are left out without limits', () => {
  const html = shown([
    { title: 'Growth', maxPages: 5 },
    { title: 'Whole', shop: 'with' },
  ]);
  expect(html).toMatch(/Which plan fits\?.*<legend[^>]*>Pages<.*>Up to 5<.*<legend[^>]*>Online shop<.*Growth/s);
  expect(html).not.toContain('Languages');
  expect(shown([{ title: 'Growth' }, { title: 'Whole' }])).not.toContain('Which plan fits');
});

test('without plans the section is not rendered', () => {
  expect(shown([])).toBe('');
});

test('the server HTML has no style attribute, which the browser would block', () => {
  expect(shown([{ title: 'Growth', highlighted: true, ribbon: 'New', features: numbered(9) }])).not.toContain('style=');
});

test('chooses three or four columns so that the rows of plans are as full as possible', () => {
  expect([1, 2, 3, 4, 5, 6, 8, 9, 12].map(columnsFor)).toEqual([1, 2, 3, 4, 3, 3, 4, 3, 4]);
});
