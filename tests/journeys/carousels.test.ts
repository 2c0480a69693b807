import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CAROUSEL_SPACING, REVIEWS_ADVANCE_MS } from '#contract/constants.ts';
import { visitor } from '../support/browser.ts';
import { starterSite } from '../support/running.ts';

const reviews = (page: Page) => page.getByRole('group', { name: 'Client reviews' });
const testimonials = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
const counter = (carousel: Locator) => carousel.getByText(/^\d of \d$/);

/** Scrolls to a carousel and waits until it is hydrated. */
async function hydrate(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await carousel.and(carousel.page().locator('[data-ready]')).waitFor();
}

/** Opens a page, hydrates its carousel, and stops the page's clock. */
async function openPaused(page: Page, path: string, carousel: (page: Page) => Locator): Promise<Locator> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'load' });
  await hydrate(carousel(page));
  await page.mouse.move(2, 2);
  await expect.poll(() => counter(carousel(page)).innerText()).not.toBe('');
  await page.clock.pauseAt(Date.now() + 60_000);
  await flushEffects(page);
  return carousel(page);
}

/** Long enough for a frame and the effects after it. */
const FRAME_MS = 50;

/** Lets the page render and run its effects, which come a frame later, while its clock stands still. */
async function flushEffects(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage('');
      }),
  );
  await page.clock.runFor(FRAME_MS);
}

/** Advances the page's clock and lets the page render before and after it. */
async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await flushEffects(page);
  await page.clock.runFor(milliseconds);
  await flushEffects(page);
}

/** The number of fully visible slides, the offset of the first from the edge, and the space between two. */
function measureSlides(carousel: Locator) {
  return carousel.evaluate((root) => {
    const box = root.querySelector('ul')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const all = [...root.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
    const visible = all.filter(({ left, right }) => left < box.right - 1 && right > box.left + 1);
    return {
      fullyVisible: visible.filter(({ left, right }) => left > box.left - 2 && right < box.right + 2).length,
      offset: Math.round((visible[0]?.left ?? NaN) - box.left),
      space: Math.round((all[1]?.left ?? NaN) - (all[0]?.right ?? NaN)),
    };
  });
}

test('the reviews advance every three seconds, and wait during hover or keyboard focus', async () => {
  const page = await visitor(starterSite(), { reducedMotion: false });
  const carousel = await openPaused(page, '/about', reviews);
  const at = () => counter(carousel).innerText();
  const start = Number.parseInt(await at(), 10);
  const later = (steps: number) => `${((start - 1 + steps) % 6) + 1} of 6`;
  await advanceClock(page, REVIEWS_ADVANCE_MS);
  await expect.poll(at).toBe(later(1));
  await advanceClock(page, REVIEWS_ADVANCE_MS);
  await expect.poll(at).toBe(later(2));

  await carousel.scrollIntoViewIfNeeded();
  await carousel.hover();
  await advanceClock(page, 3 * REVIEWS_ADVANCE_MS);
  await expect.poll(at).toBe(later(2));
  await page.mouse.move(2, 2);
  await advanceClock(page, REVIEWS_ADVANCE_MS);
  await expect.poll(at).toBe(later(3));

  await page.getByRole('button', { name: 'Give your review' }).focus();
  await page.keyboard.press('Tab');
  await advanceClock(page, 3 * REVIEWS_ADVANCE_MS);
  await expect.poll(at).toBe(later(3));
});

test('the reviews can be paused with a button, and do not advance with reduced motion', async () => {
  const lively = await visitor(starterSite(), { reducedMotion: false });
  const moving = await openPaused(lively, '/about', reviews);
  await moving.getByRole('button', { name: 'Pause the slides' }).click();
  await lively.mouse.move(2, 2);
  const before = await counter(moving).innerText();
  await advanceClock(lively, 3 * REVIEWS_ADVANCE_MS);
  await expect.poll(() => counter(moving).innerText()).toBe(before);

  const calm = await visitor(starterSite());
  const still = await openPaused(calm, '/about', reviews);
  await advanceClock(calm, 3 * REVIEWS_ADVANCE_MS);
  await expect.poll(() => counter(still).innerText()).toBe('1 of 6');
  await expect.poll(() => still.getByRole('button', { name: 'Pause the slides' }).count()).toBe(0);
});

test('touching the reviews holds them until release; scrolling the page over them does not', async () => {
  const page = await visitor(starterSite(), { reducedMotion: false, touch: true, width: 390 });
  const carousel = await openPaused(page, '/about', reviews);
  const at = () => counter(carousel).innerText();
  const list = carousel.getByRole('group', { name: 'Slides' });
  await list.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await list.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 100];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });

  await touch('touchStart', { x, y });
  await touch('touchMove', { x: x - 60, y });
  const paused = await at();
  await advanceClock(page, 3 * REVIEWS_ADVANCE_MS);
  expect(await at()).toBe(paused);
  await touch('touchMove', { x: x - 61, y });
  await touch('touchEnd');
  await advanceClock(page, 1000);
  const left = await at();
  await advanceClock(page, REVIEWS_ADVANCE_MS);
  await expect.poll(at).not.toBe(left);

  const before = await page.evaluate(() => scrollY);
  await touch('touchStart', { x, y });
  for (const moved of [20, 60, 100]) await touch('touchMove', { x, y: y - moved });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  const scrolled = await at();
  await advanceClock(page, REVIEWS_ADVANCE_MS);
  await expect.poll(at).not.toBe(scrolled);
  await carousel.getByRole('button', { name: 'Pause the slides' }).waitFor();
});

test('one, two or three reviews show side by side and stay aligned when the window is resized', async () => {
  const page = await visitor(starterSite());
  await page.goto('/about');
  await hydrate(reviews(page));
  for (const [width, slides] of [
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [320, 1],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const expected = { fullyVisible: slides, offset: 0, space: CAROUSEL_SPACING };
    await expect.poll(() => measureSlides(reviews(page)), { message: `at ${width} px` }).toEqual(expected);
    // These fade, so that the edge cuts no card.
    await expect
      .poll(() => reviews(page).locator('li[data-away]').count(), { message: `at ${width} px` })
      .toBe(6 - slides);
  }
});

test('the testimonials loop in both directions, and a face opens its testimonial', async () => {
  const page = await visitor(starterSite());
  await page.goto('/');
  const carousel = testimonials(page);
  await hydrate(carousel);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await carousel.getByText('6 of 6').waitFor();
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await carousel.getByText('1 of 6').waitFor();
  const faces = carousel.getByRole('button', { name: /^What .* says$/ });
  await faces.nth(3).click();
  await carousel.getByText('4 of 6').waitFor();
  await expect.poll(() => faces.nth(3).getAttribute('aria-current')).toBe('true');
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(() => measureSlides(carousel)).toMatchObject({ fullyVisible: 1, offset: 0 });
});

test('without JavaScript the slides are a list that scrolls sideways, and the next slide is partly visible', async () => {
  for (const width of [320, 390, 768]) {
    const page = await visitor(starterSite(), { scripts: false, width });
    await page.goto('/');
    for (const carousel of [reviews(page), testimonials(page)]) {
      await expect.poll(() => carousel.getByRole('button').count()).toBe(0);
      const list = carousel.getByRole('group', { name: 'Slides' });
      await list.scrollIntoViewIfNeeded();
      const second = carousel.getByRole('listitem').nth(width < 768 ? 1 : 2);
      const box = await list.boundingBox();
      const next = await second.boundingBox();
      if (!box) throw new Error('The list is not shown');
      if (next && width < 768) expect(box.x + box.width - next.x, `peeps in at ${width} px`).toBeGreaterThan(12);
      await list.hover();
      // One goes on turning the wheel until the list follows: while pictures come in, the browser may drop a turn.
      const turn = async () => {
        await page.mouse.wheel(width, 0);
        return (await carousel.getByRole('listitem').first().boundingBox())?.x;
      };
      await expect.poll(turn).toBeLessThan(-20);
    }
  }
});
