import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

/** The names of the parts that move from one page to the next, once the next transition has finished. */
const MOVED = `new Promise((resolve) => {
  const start = Document.prototype.startViewTransition;
  document.startViewTransition = (update) => {
    const transition = start.call(document, update);
    transition.ready.then(async () => {
      const animations = document.getAnimations().map(({ effect }) => effect.pseudoElement ?? '');
      const names = animations.flatMap((name) => name.match(/group\\((.+)\\)/)?.[1] ?? []);
      await transition.finished;
      resolve(names.sort());
    });
    return transition;
  };
})`;

test('a cover moves from its card to its page and back', async () => {
  const page = await visitor(starterSite(), { reducedMotion: false });
  await page.goto('/portfolio');
  const movedThere = page.evaluate(MOVED);
  await page.locator('main h3 a').first().click();
  expect(await movedThere).toEqual(['cover', 'header', 'root']);
  await page.waitForURL(/portfolio\/./);
  await page.locator('h1').waitFor();
  const movedBack = page.evaluate(MOVED);
  await page.goBack();
  expect(await movedBack).toEqual(['cover', 'header', 'root']);
  await page.waitForURL(/portfolio$/);
});

test('with reduced motion pages change at once', async () => {
  const page = await visitor(starterSite());
  await page.goto('/portfolio');
  const isAnimated = page.evaluate(
    `new Promise((resolve) => { document.startViewTransition = () => resolve(true); addEventListener('shown', () => resolve(false)); })`,
  );
  await page.locator('main h3 a').first().click();
  await page.waitForURL(/portfolio\/./);
  await page
    .getByRole('link', { name: /portfolio/i })
    .first()
    .waitFor();
  await page.evaluate(() => dispatchEvent(new Event('shown')));
  expect(await isAnimated).toBe(false);
});
