import { expect, test } from 'vitest';
import { starterSite } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

const BUDGET = 250_000;

test('the first screen of the panel loads at most 250 KB of compressed script', async () => {
  const url = starterSite();
  const page = await staffAt(url, '');
  await page.getByRole('region', { name: 'To do' }).getByRole('link').first().waitFor();
  await page.getByRole('region', { name: 'First steps' }).waitFor();
  await page.getByRole('region', { name: 'System Status' }).getByText('All systems are nominal').waitFor();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
  );
  expect(scripts.length).toBeGreaterThan(0);
  // As gzip, which every client takes; brotli is smaller.
  const sizes = await Promise.all(scripts.map((script) => compressedSize(page, script)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

type Page = Awaited<ReturnType<typeof staffAt>>;

async function compressedSize(page: Page, script: string): Promise<number> {
  const reply = await page.request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect(reply.headers()['content-encoding']).toBe('gzip');
  return Number(reply.headers()['content-length']);
}
