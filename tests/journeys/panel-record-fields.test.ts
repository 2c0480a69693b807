import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shareCut } from '#contract/pictures.ts';
import { rules } from '#contract/rule-texts.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { change, controlOf, fileInput, picture } from '../support/section-form.ts';
import { staffAt } from '../support/staff.ts';

const WAIT = { timeout: 30_000 };
const poll = <T>(read: () => Promise<T>) => expect.poll(read, WAIT);
const addressOf = (page: Page, path: string) => page.locator(`#field-${path.replaceAll('.', '-')}-address`);
const icon = { path: 'iconKey', info: { label: 'Icon', widget: 'icon' } } as const;

async function started() {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const read = async (path: string) => (await sendTo(url, 'GET', path, { token })).body;
  const shown = async (path: string) => (await fetch(url + path)).text();
  return { url, read, shown };
}

test('a service saves cover (upload or URL), share picture, icon and order; + New resets the form and hides Delete', async () => {
  const { url, read, shown } = await started();
  const before = await read('/services/care-plans');
  const page = await staffAt(url, `/service/${before._id}`);
  await fileInput(page, 'coverImageUrl').setInputFiles(await picture(1));
  await noticeShown(page, 'Cover uploaded.');
  await poll(() => addressOf(page, 'coverImageUrl').inputValue()).not.toBe(before.coverImageUrl);
  await change(page, icon, 1);
  await controlOf(page, 'order').fill('0');
  await page.getByRole('button', { name: /^Search result/ }).click();
  await fileInput(page, 'seo.ogImage').setInputFiles(await picture(2));
  await poll(() => addressOf(page, 'seo.ogImage').inputValue()).not.toBe(before.seo.ogImage);
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Service saved.');
  const after = await read('/services/care-plans');
  expect(after.iconKey).not.toBe(before.iconKey);
  expect(after.order).toBe(0);
  const html = await shown('/services/care-plans');
  expect(html).toContain(`src="${after.coverImageUrl}"`);
  expect(html).toMatch(new RegExp(`property="og:image" content="[^"]*${shareCut(after.seo.ogImage)}"`));
  await page.reload();
  await poll(() => addressOf(page, 'coverImageUrl').inputValue()).toBe(after.coverImageUrl);
  await expect.poll(() => controlOf(page, 'order').inputValue()).toBe('0');

  await page
    .locator('details', { has: addressOf(page, 'coverImageUrl') })
    .locator('summary')
    .click();
  await addressOf(page, 'coverImageUrl').fill(before.coverImageUrl);
  const preview = page.locator('[aria-labelledby=field-coverImageUrl-label] img');
  await poll(() => preview.getAttribute('src')).toContain(before.coverImageUrl);
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Service saved.');
  expect((await read('/services/care-plans')).coverImageUrl).toBe(before.coverImageUrl);
  await page.getByRole('button', { name: 'Delete service…' }).waitFor();
  await page.getByRole('button', { name: '+ New' }).click();
  await poll(() => controlOf(page, 'title').inputValue()).toBe('');
  await expect.poll(() => page.getByRole('button', { name: 'Delete service…' }).count()).toBe(0);
});

test('a portfolio item saves its project date and its order', async () => {
  const { url, read, shown } = await started();
  const { _id } = await read('/portfolio/camp-khuri');
  const page = await staffAt(url, `/portfolio/${_id}`);
  await controlOf(page, 'projectDate').fill('2019-03-07');
  await controlOf(page, 'order').fill('3');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  const after = await read('/portfolio/camp-khuri');
  expect(after).toMatchObject({ projectDate: '2019-03-07T00:00:00.000Z', order: 3 });
  expect(await shown('/portfolio/camp-khuri')).toContain('2019');
  await page.reload();
  await poll(() => controlOf(page, 'projectDate').inputValue()).toBe('7 Mar 2019');
  await controlOf(page, 'projectDate').fill('31 Feb 2026');
  await page.keyboard.press('Control+s');
  await page.getByText(rules.date).waitFor();
  expect((await read('/portfolio/camp-khuri')).projectDate).toBe(after.projectDate);
});

test('a portfolio item saves its result, figures, quote, makers and colours, and refuses text that cannot be read', async () => {
  const { url, read, shown } = await started();
  const { _id } = await read('/portfolio/camp-khuri');
  const page = await staffAt(url, `/portfolio/${_id}`);
  await controlOf(page, 'result').fill('Every tent taken by October');
  await controlOf(page, 'results.0.value').fill('83 %');
  await controlOf(page, 'quote.text').fill('Nobody calls from the wrong dune.');
  await controlOf(page, 'makers').fill('Asha Rao,');
  await controlOf(page, 'colors.ground').fill('#204060');
  await controlOf(page, 'colors.ink').fill('#305070');
  await controlOf(page, 'colors.accent').fill('');
  await page.keyboard.press('Control+s');
  await page.getByText(rules.inkContrast).waitFor();
  await controlOf(page, 'colors.ink').fill('fffdf9');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  expect((await read('/portfolio/camp-khuri')).colors).toEqual({ ground: '#204060', ink: '#fffdf9', accent: '' });
  const html = await shown('/portfolio/camp-khuri');
  for (const text of [
    'Every tent taken by October',
    '83\u00a0%',
    'Nobody calls from the wrong dune.',
    'Asha Rao',
    'fill="#204060"',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('style="');
});

test('a post saves its publication time', async () => {
  const { url, read, shown } = await started();
  const { _id } = await read('/blog/two-scripts-one-page');
  const page = await staffAt(url, `/blog/${_id}`);
  await controlOf(page, 'publishedAt').fill('2019-03-07T12:00');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  expect((await read('/blog/two-scripts-one-page')).publishedAt).toMatch(/^2019-03-07T/);
  expect(await shown('/blog/two-scripts-one-page')).toContain('2019-03-07');
  await page.reload();
  await poll(() => controlOf(page, 'publishedAt').inputValue()).toBe('7 Mar 2019, 12:00');
});

test('a review saves its role and its visibility', async () => {
  const { url, read, shown } = await started();
  const [first] = await read('/reviews');
  const page = await staffAt(url, `/reviews/${first._id}`);
  await controlOf(page, 'role').fill('Keeper of the well');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Review updated.');
  expect(await shown('/about')).toContain('Keeper of the well');
  await page.reload();
  await poll(() => controlOf(page, 'role').inputValue()).toBe('Keeper of the well');
  await controlOf(page, 'isVisible').press('Space');
  await page.keyboard.press('Control+s');
  await poll(() => shown('/about')).not.toContain('Keeper of the well');
});

test('a new testimonial publishes its role and its picture description as entered', async () => {
  const { url, shown } = await started();
  const page = await staffAt(url, '/testimonials/new');
  await controlOf(page, 'name').fill('Asha Rao');
  await controlOf(page, 'role').fill('Keeper of the well');
  await controlOf(page, 'feedback').fill('They answer the telephone.');
  await fileInput(page, 'imageUrl').setInputFiles(await picture(5));
  await poll(() => addressOf(page, 'imageUrl').inputValue()).toMatch(/^\/uploads\//);
  await controlOf(page, 'imageAlt').fill('Asha beside her well');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Testimonial created.');
  const home = await shown('/');
  for (const text of ['Keeper of the well', 'Asha beside her well']) expect(home).toContain(text);
});
