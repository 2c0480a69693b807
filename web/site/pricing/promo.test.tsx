import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { Promo } from './promo.tsx';
import { AFTER, BEFORE } from './traffic-chart.tsx';

const html = renderToStaticMarkup(
  <StaticRouter location="/pricing">
    <Promo />
  </StaticRouter>,
);

test('the promotional block shows its claim and links to /contact', () => {
  expect(html).toContain('Avg. 245% Traffic Lift');
  expect(html).toContain('href="/contact"');
});

test('the chart data match the claim', () => {
  const sum = (months: number[]) => months.reduce((total, visits) => total + visits, 0);
  const lift = sum(AFTER) / sum(BEFORE) - 1;
  expect(Math.round(lift * 100)).toBe(245);
});
