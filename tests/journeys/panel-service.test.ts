import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsLightAndDark } from '../support/browser.ts';
import { addBlock, kinds, menu, more } from '../support/block-form.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { field, open, pageAt, row, rows, save } from '../support/service-form.ts';
import { DESKTOP, PHONE, resizePanel, fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { staffAt } from '../support/staff.ts';

const slugState = (page: Page) => page.locator('[data-slug-state]').getAttribute('data-slug-state');

/** Answers the check of one slug when it is told to. */
async function holdCheck(page: Page, slug: string, available: boolean) {
  const gate = Promise.withResolvers<undefined>();
  await page.route(`**/api/services/admin/slug/${slug}/available`, async (route) => {
    await gate.promise;
    await route.fulfill({ json: { available } }).catch(() => undefined); // nobody may be waiting for it any more
  });
  return () => gate.resolve(undefined);
}

describe('the slug', () => {
  test('follows the title until it is edited, is normalised, and is required', async () => {
    const page = await staffAt(starterSite(), '/service/new');
    await save(page).click();
    await page.getByText('Title is required.').waitFor();
    await page.getByText('Slug is required.').waitFor();
    await field(page, 'Title').fill('Café & Co');
    await poll(() => field(page, 'Address').inputValue()).toBe('cafe-co');
    await field(page, 'Address').fill('My Own  Words!');
    await field(page, 'Title').fill('Something else');
    await field(page, 'Title').blur();
    await expect.poll(() => field(page, 'Address').inputValue()).toBe('my-own-words');
    await poll(() => slugState(page)).toBe('ok');
    page.on('dialog', (dialog) => void dialog.accept());
  });

  test('is checked while it is typed, and a late response does not override a newer one', async () => {
    const page = await staffAt(starterSite(), '/service/new');
    const answerSlow = await holdCheck(page, 'slow', false);
    const slowAsked = page.waitForRequest('**/slug/slow/available');
    await field(page, 'Address').fill('slow');
    await page.getByText('Checking…').waitFor();
    await expect.poll(() => slugState(page)).toBe('checking');
    await slowAsked;
    const slugChecked = page.waitForResponse('**/slug/fast/available');
    await field(page, 'Address').fill('fast');
    expect(await (await slugChecked).json()).toEqual({ available: true });
    await poll(() => slugState(page)).toBe('ok');
    answerSlow();
    await page.evaluate(() => fetch('/api/footer').then((reply) => reply.text())); // asked later, and answered
    await field(page, 'Title').fill('Fast');
    await expect.poll(() => slugState(page)).toBe('ok');
    await page.getByText('Available', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Slug is already taken.').count()).toBe(0);
  });

  test('shows an error if it is taken, blocks saving, and offers a free slug or a link to the other page', async () => {
    const url = starterSite();
    const page = await staffAt(url, '/service/new');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await field(page, 'Title').fill('Brand identity');
    await page.getByText('Slug is already taken.').first().waitFor();
    await expect.poll(() => slugState(page)).toBe('taken');
    await page.keyboard.press('Control+s');
    await page.getByText('1 field needs attention').waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'brand-identity-2' }).click();
    await expect.poll(() => field(page, 'Address').inputValue()).toBe('brand-identity-2');
    await poll(() => slugState(page)).toBe('ok');
    await page.getByText('1 field needs attention').waitFor({ state: 'hidden' });
    await field(page, 'Address').fill('brand-identity');
    await page.getByRole('link', { name: 'the other page' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await row(page, 'Brand identity').locator('[aria-current]').waitFor();
    await poll(() => slugState(page)).toBe('ok');
  });
});

test('an unpublished service is marked in the list and returns 404 to visitors; publishing restores it', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  await page.getByRole('checkbox', { name: 'Published' }).press('Space');
  await page.getByText('Will be removed from the site as soon as you press Update Service.').waitFor();
  await save(page).click();
  await row(page, 'Care plans').getByText('/services/care-plans (unpublished)').waitFor();
  const { status, text } = await pageAt(url, '/services/care-plans');
  expect(status).toBe(404);
  expect(text).toContain('Service not found.');
  await page.getByRole('checkbox', { name: 'Published' }).press('Space');
  await save(page).click();
  await row(page, 'Care plans').getByText('/services/care-plans', { exact: true }).waitFor();
  expect((await pageAt(url, '/services/care-plans')).status).toBe(200);
});

test('deleting a service asks for confirmation and then shows the form for a new service', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Online shops');
  await page.getByRole('button', { name: 'Delete service…' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Delete this service?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete service…' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await noticeShown(page, 'Service deleted.');
  await poll(() => rows(page).count()).toBe(5);
  await poll(() => field(page, 'Title').inputValue()).toBe('');
  await poll(() => save(page).innerText()).toContain('Create Service');
  expect((await pageAt(url, '/services/online-shops')).status).toBe(410);
});

test('without a choice the covers stand above the form of a new service; the search finds words and addresses', async () => {
  const page = await staffAt(starterSite(), '/service');
  const covers = page.getByRole('region', { name: 'Choose a service, or start a new one' });
  await poll(() => covers.locator('img').count()).toBe(6);
  await expect.poll(() => save(page).innerText()).toContain('Create Service');
  await page.getByLabel('Search services').fill('care-pl');
  await poll(() => rows(page).count()).toBe(1);
  await covers.getByRole('link', { name: 'Care plans' }).click();
  await poll(() => field(page, 'Title').inputValue()).toBe('Care plans');
  await poll(() => covers.count()).toBe(0);
});

test('moving a row in the list renumbers the services', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  const first = await rows(page).first().getByRole('link').textContent();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Move / })
    .press('ArrowDown');
  await poll(async () => await rows(page).nth(1).getByRole('link').textContent()).toBe(first);
  const orders = async () =>
    (await sendTo(url, 'GET', '/services')).body.map(({ slug, order }: { slug: string; order: number }) => [
      slug,
      order,
    ]);
  await poll(orders).toEqual([
    ['web-development', 0],
    ['web-design', 1],
    ['online-shops', 2],
    ['brand-identity', 3],
    ['search-and-content', 4],
    ['care-plans', 5],
  ]);
});

test('an unsaved new service can be restored after a reload', async () => {
  const page = await staffAt(starterSite(), '/service');
  await field(page, 'Title').fill('Begun and left');
  await addBlock(page, 'Process');
  await page.getByText('A copy is kept on this device.').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing' }).last().click();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Begun and left');
  await expect.poll(() => kinds(page)).toEqual(['Process']);
});

test('each failure shows its own message and keeps the typed text', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  await field(page, 'Subtitle').fill('Typed while the line was down');
  await page.route('**/api/services/admin/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await save(page).click();
  await page.getByText('Failed to save service.').waitFor();
  await expect.poll(() => field(page, 'Subtitle').inputValue()).toBe('Typed while the line was down');
  await page.getByRole('button', { name: 'Delete service…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await noticeShown(page, 'Failed to delete.');
  await page.unroute('**/api/services/admin/*');
  await save(page).click();
  await noticeShown(page, 'Service saved.');
  await page.route('**/api/services/admin/*', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await row(page, 'Web design').getByRole('link').click();
  await page.getByText('Failed to load service').first().waitFor();
  await page.goto('/admin/service');
  await page.getByText('Failed to load (admin)').first().waitFor();
  await page.untilQuiet();
  page.takeReports();
});

test('a card without a service page offers to create it; deleting a service page lists what links to it', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/services', { before: hidePreview });
  await page.getByRole('button', { name: 'Add card' }).click();
  const card = page.locator('[data-open]');
  await card.getByLabel('Title', { exact: true }).fill('Photography & film');
  const hint = card.getByText('There is no page /services/photography-film yet.');
  await hint.waitFor();
  const opening = page.context().waitForEvent('page');
  await hint.getByRole('link', { name: 'Create it in a new tab' }).click();
  const tab = await opening;
  await poll(() => field(tab, 'Title').inputValue()).toBe('Photography & film');
  await poll(() => field(tab, 'Address').inputValue()).toBe('photography-film');
  await save(tab).click();
  await noticeShown(tab, 'Service saved.');
  // Coming back to the tab: without a screen, both tabs count as visible all the time.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await hint.waitFor({ state: 'detached' });
  await tab.goto('/admin/service');
  await open(tab, 'Care plans');
  await tab.getByRole('button', { name: 'Delete service…' }).click();
  const question = tab.getByRole('dialog');
  await question.getByText(/places link to this service/).waitFor();
  const named = await question.getByRole('listitem').allInnerTexts();
  expect(named).toEqual(expect.arrayContaining(['Services (page section)', 'Footer (page section)']));
  await question.getByRole('button', { name: 'Cancel' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
});

test('without services the list shows an empty state', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const page = await staffAt(url, '/service');
  await page.getByText('No services yet.').waitFor();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('');
});

test('the list takes at most 60 % of the height and scrolls on its own', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  for (let count = 0; count < 12; count += 1) {
    await sendTo(url, 'POST', '/services/admin', {
      token,
      body: { title: `Service ${count}`, slug: `service-${count}` },
    });
  }
  const page = await staffAt(url, '/service');
  await row(page, 'Service 11').waitFor();
  const list = page.getByRole('list', { name: 'All Services' }).locator('..');
  const { height, hidden } = await list.evaluate((element) => ({
    height: element.getBoundingClientRect().height / innerHeight,
    hidden: element.scrollHeight - element.clientHeight,
  }));
  expect(height).toBeCloseTo(0.6, 1);
  expect(hidden).toBeGreaterThan(50);
});

test('the service list, form and every editor meet WCAG 2.2 AA on a desktop and on a phone, light and dark', async () => {
  const page = await staffAt(starterSite(), '/service');
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await row(page, 'Care plans').waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await resizePanel(page, DESKTOP);
  await open(page, 'Care plans');
  const count = (await kinds(page)).length;
  for (let index = 0; index < count; index += 1) {
    await page.locator(`#field-blocks-${index}-fold`).click();
    await poll(() => page.getByRole('status', { name: /is loading$/ }).count()).toBe(0);
    expect(await faultsLightAndDark(page), `block ${index} at 1280 px`).toEqual([]);
  }
  await page.getByRole('button', { name: /^FAQs/ }).last().click();
  await page.getByRole('button', { name: /^Search result/ }).click();
  await poll(() => page.getByRole('status', { name: /is loading$/ }).count()).toBe(0);
  expect(await faultsLightAndDark(page), 'editors at 1280 px').toEqual([]);
  expect(await fits(), 'editors at 1280 px').toBe(true);
  await resizePanel(page, PHONE);
  expect(await faultsLightAndDark(page), 'editors at 390 px').toEqual([]);
  expect(await fits(), 'editors at 390 px').toBe(true);
  await more(page, 'Problems, block 1').click();
  await menu(page, 'Move down').waitFor();
  await page.keyboard.press('Escape');
  await resizePanel(page, DESKTOP);
  await page.getByRole('button', { name: '+ New', exact: true }).click();
  await poll(() => field(page, 'Title').inputValue()).toBe('');
  await field(page, 'Title').fill('Web design');
  await page.getByText('Slug is already taken.').first().waitFor();
  expect(await faultsLightAndDark(page), 'a taken slug').toEqual([]);
  page.on('dialog', (dialog) => void dialog.accept());
});

test('moving an open service keeps its unsaved text and causes no save conflict', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Brand identity');
  await field(page, 'Subtitle').fill('Typed before the move');
  const before = (await sendTo(url, 'GET', '/services/brand-identity')).body;
  await page.getByRole('button', { name: 'Move Brand identity' }).press('ArrowUp');
  await noticeShown(page, 'Order saved.');
  await poll(() => field(page, 'Order').inputValue()).toBe(String(before.order - 1));
  await expect.poll(() => field(page, 'Subtitle').inputValue()).toBe('Typed before the move');
  await save(page).click();
  await noticeShown(page, 'Service saved.');
  await expect.poll(() => page.getByText('Someone else').count()).toBe(0);
  const { body } = await sendTo(url, 'GET', '/services/brand-identity');
  expect(body).toMatchObject({ subtitle: 'Typed before the move', order: before.order - 1 });
});

test('a typed order number sets the position, and the other services are renumbered', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  const before = await slugsOf(url);
  await open(page, 'Care plans');
  await field(page, 'Order').fill('0');
  await save(page).click();
  await noticeShown(page, 'Service saved.');
  await poll(() => rows(page).first().innerText()).toContain('Care plans');
  expect(await slugsOf(url)).toEqual(['care-plans', ...before.filter((slug) => slug !== 'care-plans')]);
  const { body } = await sendTo(url, 'GET', '/services');
  expect((body as { order: number }[]).map(({ order }) => order)).toEqual(before.map((_, index) => index));
});

test("'+ New' asks before leaving unsaved text and resets the form; creating the service deletes its draft", async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await field(page, 'Title').fill('Kept words');
  await page.getByText('A copy is kept on this device.').waitFor();
  await page.getByRole('button', { name: '+ New', exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Continue editing' }).last().click();
  await poll(() => field(page, 'Title').inputValue()).toBe('Kept words');
  await field(page, 'Address').fill('kept-words');
  await save(page).click();
  await noticeShown(page, 'Service saved.');
  await row(page, 'Kept words').locator('[aria-current]').waitFor();
  await expect.poll(() => rows(page).last().innerText()).toContain('Kept words');
  await page.getByRole('button', { name: '+ New', exact: true }).click();
  await page.getByRole('button', { name: 'Create Service' }).waitFor();
  await poll(() => field(page, 'Title').inputValue()).toBe('');
  await page.reload();
  await field(page, 'Title').waitFor();
  await expect.poll(() => page.getByText('Continue where you left off?').count()).toBe(0);
  const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  expect(drafts).toEqual([]);
});

async function slugsOf(url: string): Promise<string[]> {
  const { body } = await sendTo(url, 'GET', '/services');
  return (body as { slug: string }[]).map(({ slug }) => slug);
}
