import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { pricing } from '#contract/sections/pricing.ts';
import { Promo } from './promo.tsx';
import { AFTER, BEFORE } from './traffic-chart.tsx';

const shown = (promo = {}) =>
  renderToStaticMarkup(
    <StaticRouter location="/pricing">
      <Promo promo={pricing.write.parse({ promo }).promo} />
    </StaticRouter>,
  );

test('the promotional block shows its claim and links to /contact', () => {
  const html = shown();
  expect(html).toContain('Avg. 245% Traffic Lift');
  expect(html).toContain('href="/contact"');
});

test('an edited claim is shown without the figures that belong to the first one', () => {
  const html = shown({ claim: 'Two in three come back', note: 'Counted in 2026.' });
  expect(html).toContain('Two in three come back');
  expect(html).toContain('Counted in 2026.');
  expect(html).not.toMatch(/245%|5\.2×|5\.2 times/);
});

test('the block can be hidden', () => {
  expect(shown({ isVisible: false })).toBe('');
});

test('the chart data match the claim', () => {
  const sum = (months: number[]) => months.reduce((total, visits) => total + visits, 0);
  const lift = sum(AFTER) / sum(BEFORE) - 1;
  expect(Math.round(lift * 100)).toBe(245);
});
