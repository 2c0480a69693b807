import { expect, test } from 'vitest';
import { starterSite } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

/** In bytes of brotli, which every browser takes. */
const BUDGET = 210_000;

test('the first screen of the panel loads at most 210 KB of compressed script', async () => {
  const url = starterSite();
  const page = await staffAt(url, '');
  await page.getByRole('region', { name: 'To do' }).getByRole('link').first().waitFor();
  await page.getByRole('region', { name: 'First steps' }).waitFor();
  await page.getByRole('region', { name: 'System Status' }).getByText('All systems are nominal').waitFor();
  await page.untilQuiet();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(scripts.map((script) => compressedSize(page, script)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

type Page = Awaited<ReturnType<typeof staffAt>>;

async function compressedSize(page: Page, script: string): Promise<number> {
  const reply = await page.request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers()['content-encoding']).toBe('br');
  return Number(reply.headers()['content-length']);
}
