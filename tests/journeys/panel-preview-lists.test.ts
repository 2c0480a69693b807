import { expect, test } from 'vitest';
import { poll } from '../support/poll.ts';
import { editing, focusedLabel, isOutlined, previewIn, siteOfFile } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { DOT, staffAt } from '../support/staff.ts';

const site = siteOfFile();

test('the preview shows a testimonial as it is typed and turns to its slide; a click in it focuses the field', async () => {
  const { page, preview } = await editing(site.url, '/testimonials');
  const { body: before } = await sendTo(site.url, 'GET', '/testimonials');
  const fifth = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem').nth(4);
  const feedback = fifth.getByRole('textbox', { name: /^Feedback of/ });
  await fifth.locator('button[aria-expanded=false]').first().click();
  await feedback.focus();
  await poll(() => isOutlined(preview, before[4].feedback.slice(0, 20))).toBe(true);
  await feedback.fill('Typed, seen, and not saved by anybody');
  await poll(() => isOutlined(preview, 'Typed, seen, and not saved by anybody')).toBe(true);
  await page.getByText('shows your unsaved changes').waitFor();
  expect((await sendTo(site.url, 'GET', '/testimonials')).body).toEqual(before);
  await feedback.press('Escape');
  await fifth.locator('button[aria-expanded=true]').first().click();
  await preview.locator('#testimonials').getByText(before[4].name).click();
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`testimonial-${before[4]._id}-name`);
  await preview.getByRole('button', { name: 'Next slide' }).first().click();
  await preview.getByText('6 of 6').first().waitFor();
  await poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
});

test('the preview turns to the slide of the focused testimonial as soon as the carousel is ready', async () => {
  const { page, preview } = await editing(site.url, '/testimonials');
  // As if the carousel had not started: it ignores its buttons.
  const carousel = await preview.locator('#testimonials [data-ready]').evaluateHandle((element) => {
    const ignore = (event: Event) => event.stopImmediatePropagation();
    addEventListener('click', ignore, true);
    element.removeAttribute('data-ready');
    const drawn = new Promise((resolve) => {
      const onMessage = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
      addEventListener('message', onMessage, { once: true });
    });
    const start = () => {
      removeEventListener('click', ignore, true);
      element.setAttribute('data-ready', '');
    };
    return { drawn, start };
  });
  const fifth = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem').nth(4);
  await fifth.locator('button[aria-expanded]').first().focus();
  await carousel.evaluate(({ drawn }) => drawn);
  await carousel.evaluate(({ start }) => start());
  const [, , , , { feedback }] = (await sendTo(site.url, 'GET', '/testimonials')).body;
  await poll(() => isOutlined(preview, feedback.slice(0, 20))).toBe(true);
});

test('the preview shows a picture while it uploads, and a new order before it is saved', async () => {
  const { page, preview } = await editing(site.url, '/testimonials');
  const { body: before } = await sendTo(site.url, 'GET', '/testimonials');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/upload/testimonials', async (route) => {
    await released;
    return route.abort();
  });
  const picture = preview.locator('#testimonials figure').first().locator('img').first();
  await page.getByRole('list', { name: 'Testimonials' }).locator('button[aria-expanded=false]').first().click();
  await page.locator('input[type=file]').first().setInputFiles(DOT);
  await poll(() => picture.getAttribute('src')).toMatch(/^data:image\/png/);
  release();
  await poll(() => picture.getAttribute('src')).toBe(before[0].imageUrl);
  page.takeReports();
  await page.getByRole('button', { name: `More for ${before[0].name}` }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  const first = preview.locator('#testimonials figcaption').first();
  await first.getByText(before[1].name).waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await first.getByText(before[0].name).waitFor();
});

test('the preview shows an approved, visible review as it is typed, and says why any other is missing', async () => {
  const page = await staffAt(site.url, '/reviews/new');
  await page.getByLabel('Name', { exact: true }).fill('Leela Devi');
  await page.getByLabel('Review', { exact: true }).fill('The first order came before lunch.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = await previewIn(page);
  await poll(() => isOutlined(preview, 'The first order came before lunch.')).toBe(true);
  const { body: before } = await sendTo(site.url, 'GET', '/reviews');
  await preview.getByText(`from ${Number(before.length) + 1} reviews`).waitFor();
  await preview.locator('#reviews').getByText(before[0].review).click();
  await page.getByRole('link', { name: `Edit the review of ${before[0].name}` }).waitFor();
  await preview.getByText('Leela Devi').click();
  await poll(() => focusedLabel(page)).toBe('Name');
  await page.getByRole('switch', { name: 'Approved' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByText('The page does not show this review: it is not approved.').waitFor();
  await preview.getByText('Leela Devi').waitFor({ state: 'detached' });
  expect((await sendTo(site.url, 'GET', '/reviews')).body).toEqual(before);
});

test('the review list previews the unsaved order; a click on a review opens its editor with the field focused', async () => {
  const page = await staffAt(site.url, '/reviews');
  const { body: before } = await sendTo(site.url, 'GET', '/reviews');
  await page.getByRole('button', { name: `Move ${before[0].name}` }).press('ArrowDown');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = await previewIn(page);
  const first = preview.locator('#reviews figcaption').first();
  await first.getByText(before[1].name).waitFor();
  await page.getByText('shows your unsaved changes').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await first.getByText(before[0].name).waitFor();
  await preview.locator('#reviews').getByText(before[0].review).click();
  await poll(() => focusedLabel(page)).toBe('Review');
  await expect.poll(() => page.getByLabel('Review', { exact: true }).inputValue()).toBe(before[0].review);
});

test('focusing the field of a question behind "Show more" reveals the question in the preview', async () => {
  const token = await logIn(site.url);
  const { body: faq } = await sendTo(site.url, 'GET', '/faq', { token });
  const more = Array.from({ length: 9 }, (_, index) => ({ question: `Number ${index}?`, answer: `Answer ${index}.` }));
  await sendTo(site.url, 'PUT', '/faq', { token, body: { ...faq, faqs: more } });
  const { page, preview } = await editing(site.url, '/faqsection');
  await preview.getByRole('button', { name: 'Show 3 more' }).waitFor();
  await expect.poll(() => preview.getByText('Number 8?').count()).toBe(0);
  await page
    .getByRole('button', { name: /Number 8\?/ })
    .first()
    .click();
  await page.locator('#field-faqs-8-answer').focus();
  await poll(() => isOutlined(preview, 'Answer 8.')).toBe(true);
  await sendTo(site.url, 'PUT', '/faq', { token, body: faq });
});

test('the link to the map follows the typed coordinates, and nothing is fetched from its host', async () => {
  const { page, preview } = await editing(site.url, '/contact', { keepsTab: false });
  const maps: string[] = [];
  page.on('request', (request) => request.url().includes('openstreetmap') && maps.push(request.url()));
  await page.getByRole('textbox', { name: /Latitude/ }).fill('27.123456');
  const link = preview.getByRole('link', { name: 'Open in maps' });
  await poll(() => link.getAttribute('href')).toContain('27.123456');
  expect(maps).toEqual([]);
});
