import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fulfillUnavailable } from '../support/unavailable.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { screenFaultsWideAndNarrow, fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { DOT, staffAt } from '../support/staff.ts';

const POST = 'Two scripts, one page';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const saveButton = (page: Page) => page.locator('#save');
const button = (page: Page, name: string) => page.getByRole('region', { name: 'Save' }).getByRole('button', { name });
const confirmDialog = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title });
const detailsPanel = (page: Page) => page.getByRole('complementary', { name: 'Details' });
const rows = (page: Page) => page.getByRole('list', { name: 'Blog' }).getByRole('listitem');
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });

async function statusOf(url: string, path: string): Promise<number> {
  return (await fetch(url + path)).status;
}

test('a post stays a draft until published; every field is public with the next visit; deleting asks first', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/blog/new');
  await field(page, 'Title').fill('Sand in the gears');
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('sand-in-the-gears');
  await expect.poll(() => detailsPanel(page).getByRole('radio', { name: 'Draft' }).isChecked()).toBe(true);
  await expect.poll(() => saveButton(page).innerText()).toContain('Save draft');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  await page.waitForURL(/\/blog\/[0-9a-f-]{36}$/);
  await rows(page).first().getByText('Draft', { exact: true }).waitFor();
  await expect.poll(() => rows(page).first().innerText()).toContain('Sand in the gears');
  expect(await statusOf(url, '/blog/sand-in-the-gears')).toBe(404);
  expect(await (await fetch(`${url}/blog`)).text()).not.toContain('Sand in the gears');

  await field(page, 'Address').fill('Sand & Gears');
  await field(page, 'Short summary').fill('What dust does to machines.');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('It creeps in everywhere.');
  await field(page, 'Author').fill('Kabir Solanki');
  await field(page, 'Tags').fill('Dust');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Search title' }).fill('Dust in machines');
  await page.getByRole('textbox', { name: 'Search description' }).fill('How dust is kept out.');
  await detailsPanel(page).locator('input[type=file]').first().setInputFiles(DOT);
  await noticeShown(page, 'Cover uploaded.');
  // Nothing is public before a person has said so.
  await button(page, 'Publish…').click();
  const dialog = confirmDialog(page, 'Publish this post?');
  await dialog.getByText('Everyone can then read “Sand in the gears” at /blog/sand-gears').waitFor();
  await page.keyboard.press('Control+s');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await statusOf(url, '/blog/sand-gears')).toBe(404);
  await button(page, 'Publish…').click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await rows(page).first().getByText('Published', { exact: true }).waitFor();

  const shown = await (await fetch(`${url}/blog/sand-gears`)).text();
  for (const text of [
    'Sand in the gears',
    'It creeps in everywhere.',
    'Kabir Solanki',
    'Dust in machines',
    'How dust is kept out.',
  ])
    // prettier-ignore
    expect(shown).toContain(text);
  const stored = (await sendTo(url, 'GET', '/blog/sand-gears')).body;
  expect(stored).toMatchObject({ status: 'published', tags: ['Dust'], excerpt: 'What dust does to machines.' });
  expect(stored.coverImageUrl).toMatch(/^\/uploads\//);
  await page.reload();
  await field(page, 'Author').waitFor();
  await expect.poll(() => field(page, 'Author').inputValue()).toBe('Kabir Solanki');

  // Pressed twice before the question is there, it asks once.
  await page.getByRole('button', { name: 'Delete post…' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const deleting = confirmDialog(page, 'Delete this post?');
  await deleting.getByRole('button', { name: 'Cancel' }).click();
  await deleting.waitFor({ state: 'detached' });
  expect(await statusOf(url, '/blog/sand-gears')).toBe(200);
  await page.getByRole('button', { name: 'Delete post…' }).click();
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await noticeShown(page, 'Deleted.');
  await page.getByRole('heading', { name: 'Choose a post, or start a new one' }).waitFor();
  await expect.poll(() => rows(page).first().innerText()).not.toContain('Sand in the gears');
  expect(await statusOf(url, '/blog/sand-gears')).toBe(410);
});

test('a scheduled post waits for its time; a server error shows beside its field and the input stays', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/blog/new');
  await saveButton(page).click();
  await page.getByText('Title & slug required').first().waitFor();
  await field(page, 'Title').fill(POST);
  await detailsPanel(page).getByText('Scheduled', { exact: true }).click();
  await saveButton(page).getByText('Schedule').click();
  await page.getByText('Slug is already taken.').first().waitFor();
  page.takeReports(); // the browser reports the 409
  await expect.poll(() => field(page, 'Title').inputValue()).toBe(POST);
  await field(page, 'Address').fill('two-scripts-again');
  await page.keyboard.press('Control+s');
  await confirmDialog(page, 'Schedule this post?')
    .getByText(/is published automatically at .* your time\.$/)
    .waitFor();
  await confirmDialog(page, 'Schedule this post?').getByRole('button', { name: 'Schedule' }).click();
  await noticeShown(page, 'Saved.');
  await page.getByRole('button', { name: 'Scheduled 1' }).waitFor();
  expect(await statusOf(url, '/blog/two-scripts-again')).toBe(404);
  const token = await logIn(url);
  const { body } = await sendTo(url, 'GET', '/blog/two-scripts-again', { token });
  expect(body.status).toBe('published');
  expect(Date.parse(body.publishedAt)).toBeGreaterThan(Date.now());
  await detailsPanel(page).getByText('Published', { exact: true }).click();
  await detailsPanel(page)
    .getByText('Will be public at /blog/two-scripts-again as soon as you press Publish.')
    .waitFor();
  await detailsPanel(page)
    .getByText(/^Once saved, it shows the date /)
    .waitFor();
  await page.keyboard.press('Control+s');
  await confirmDialog(page, 'Publish this post?').getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf(url, '/blog/two-scripts-again')).toBe(404);
  await saveButton(page).getByText('Publish').click();
  await poll(() => statusOf(url, '/blog/two-scripts-again')).toBe(200);
  await detailsPanel(page).getByText('Everyone can read it at /blog/two-scripts-again.').waitFor();
  await detailsPanel(page)
    .getByText(/^Public since /)
    .waitFor();
  await detailsPanel(page).getByText('Draft', { exact: true }).click();
  await detailsPanel(page).getByText('Will be removed from the site as soon as you press Unpublish.').waitFor();
  await page.keyboard.press('Control+s');
  await confirmDialog(page, 'Take this post off the site?').getByRole('button', { name: 'Unpublish' }).click();
  await poll(() => statusOf(url, '/blog/two-scripts-again')).toBe(404);
});

test('a post cannot be scheduled in the past, and a past time never publishes it', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/blog/new');
  await field(page, 'Title').fill('Yesterday’s news');
  await detailsPanel(page).getByText('Scheduled', { exact: true }).click();
  await field(page, 'Published at').fill('2024-02-03T09:00');
  const late = page.getByText('This time is in the past. Choose a later time, or publish now.', { exact: true });
  await late.waitFor();
  await expect.poll(() => detailsPanel(page).getByRole('radio', { name: 'Scheduled' }).isChecked()).toBe(true);
  for (const press of [() => saveButton(page).getByText('Schedule').click(), () => page.keyboard.press('Control+s')]) {
    await press();
    await page.getByRole('button', { name: '1 field needs attention' }).waitFor();
  }
  const token = await logIn(url);
  expect((await sendTo(url, 'GET', '/blog/yesterday-s-news', { token })).status).toBe(404);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing' }).last().click();
  await expect.poll(() => detailsPanel(page).getByRole('radio', { name: 'Scheduled' }).isChecked()).toBe(true);
  await detailsPanel(page).getByText('Published', { exact: true }).click();
  await expect.poll(() => late.count()).toBe(0);
  await saveButton(page).getByText('Publish').click();
  await poll(() => statusOf(url, '/blog/yesterday-s-news')).toBe(200);
  const { body } = await sendTo(url, 'GET', '/blog/yesterday-s-news');
  expect(body.publishedAt > '2024-03').toBe(true);
});

test('leaving with unsaved text asks first, and the autosaved copy is offered again', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/blog/new');
  await field(page, 'Title').fill('Half a thought');
  await page.getByRole('link', { name: new RegExp(POST) }).click();
  const leaving = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).last().click();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Half a thought');
  await page.getByRole('link', { name: new RegExp(POST) }).click();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await poll(() => field(page, 'Title').inputValue()).toBe(POST);
  await field(page, 'Short summary').fill('Said anew');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing' }).last().click();
  await expect.poll(() => field(page, 'Short summary').inputValue()).toBe('Said anew');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByRole('button', { name: 'Continue editing' }).last().click();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Half a thought');
});

test('changes of two editors to different fields of a post are merged', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: post } = await sendTo(url, 'GET', '/blog/two-scripts-one-page', { token });
  const page = await staffAt(url, `/blog/${post._id}`);
  await field(page, 'Short summary').fill('My excerpt');
  await sendTo(url, 'PUT', `/blog/${post._id}`, { token, body: { author: 'Someone else' } });
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  page.takeReports(); // the browser reports the 412
  const { body } = await sendTo(url, 'GET', '/blog/two-scripts-one-page');
  expect(body).toMatchObject({ excerpt: 'My excerpt', author: 'Someone else', version: 3 });
});

test('posts are found by text and status, with the keyboard, and each has its own URL', async () => {
  const page = await staffAt(starterSite(), '/blog');
  await page.getByRole('button', { name: 'All 14' }).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.fill('upi counter');
  await poll(() => rows(page).count()).toBe(1);
  await page.waitForURL(/\?q=upi\+counter$/);
  await page.getByRole('button', { name: 'Drafts 0' }).click();
  await page.getByRole('heading', { name: 'No results' }).waitFor();
  await page.getByRole('button', { name: 'Published: 1' }).click();
  await poll(() => rows(page).count()).toBe(1);
  await search.fill('xyzzy');
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await poll(() => rows(page).count()).toBe(14);

  await search.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const second = await rows(page).nth(1).locator('span span').first().textContent();
  await poll(() => field(page, 'Title').inputValue()).toBe(second);
  await expect.poll(() => rows(page).nth(1).getByRole('link').getAttribute('aria-current')).toBe('true');
  const address = page.url();
  await rows(page).first().getByRole('link').click();
  await poll(() => field(page, 'Title').inputValue()).not.toBe(second);
  await page.goBack();
  await poll(() => field(page, 'Title').inputValue()).toBe(second);
  expect(page.url()).toBe(address);
});

test('a failed post list shows an error and loads again on retry; an unknown post is not found', async () => {
  const unavailable = (page: Page) => page.route('**/api/blog?*', fulfillUnavailable);
  const page = await staffAt(starterSite(), '/blog/0', { before: unavailable });
  await page.getByRole('heading', { name: 'Failed to load posts' }).waitFor({ timeout: 30_000 });
  await page.getByRole('heading', { name: 'Blog not found.' }).waitFor();
  await page.untilQuiet();
  page.takeReports();
  await page.unroute('**/api/blog?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).first().waitFor();
});

test('on a phone the list and the form are separate screens', async () => {
  const page = await staffAt(starterSite(), '/blog', { width: 390 });
  await page.getByRole('link', { name: new RegExp(POST) }).click();
  await poll(() => field(page, 'Title').inputValue()).toBe(POST);
  await expect.poll(() => rows(page).count()).toBe(0);
  await page.getByRole('link', { name: 'All posts' }).click();
  await rows(page).first().waitFor();
  await expect.poll(() => page.getByLabel('Title', { exact: true }).count()).toBe(0);
});

test('the previews show the public URL, and tag suggestions show how many posts use each tag', async () => {
  const { url } = await startOn(sqlite, { SITE_URL: 'https://dune.example' });
  const page = await staffAt(url, '/blog');
  await rows(page).first().getByRole('link').click();
  const listing = page.getByRole('figure', { name: 'Search result preview' });
  await listing.getByText('dune.example › blog › ').waitFor();
  await page.getByText('Shared link', { exact: true }).click();
  await page.getByRole('figure', { name: 'Shared link preview' }).getByText('dune.example', { exact: true }).waitFor();
  const { tags } = (await sendTo(url, 'GET', '/blog?limit=1')).body as { tags: { tag: string; count: number }[] };
  const known = tags.find(({ tag }) => tag === 'Forms');
  const input = page.getByLabel('Tags', { exact: true }).first();
  await input.fill('Form');
  await page.getByRole('option', { name: `Forms ${known?.count}`, exact: true }).click();
  await page.getByRole('button', { name: 'Remove Forms' }).waitFor();
});

test('the blog screen meets WCAG 2.2 AA at 1280 and 390 px, light and dark', async () => {
  const page = await staffAt(starterSite(), '/blog');
  const address =
    (await page
      .getByRole('link', { name: new RegExp(POST) })
      .first()
      .getAttribute('href')) ?? '';
  expect(await fullPageFaultsWideAndNarrow(page), '/blog').toEqual([]);
  for (const path of [address.replace('/admin', ''), '/blog/new', '/blog?q=nothing-says-this']) {
    expect(await screenFaultsWideAndNarrow(page, path), path).toEqual([]);
  }
});
