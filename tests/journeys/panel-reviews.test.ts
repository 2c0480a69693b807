import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { mailServer, tokenIn } from '../support/mail-server.ts';
import { poll } from '../support/poll.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { DESKTOP, resizePanel, fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { colleague, pickUp, staffAt } from '../support/staff.ts';

const pending = (page: Page) => page.getByRole('list', { name: 'Pending reviews' }).getByRole('listitem');
const approved = (page: Page) => page.getByRole('list', { name: 'Approved reviews' }).getByRole('listitem');
const names = async (page: Page) => (await approved(page).locator('strong').allTextContents()).slice(0, 3);

/** Only these reviews wait, as the site's form sends them but without its limit. */
async function submitted(url: string, count: number) {
  const token = await logIn(url);
  const { body: known } = await sendTo(url, 'GET', '/reviews/admin', { token });
  for (const { _id, isApproved } of known) if (!isApproved) await sendTo(url, 'DELETE', `/reviews/${_id}`, { token });
  for (let index = 1; index <= count; index++) {
    const review = `They answered on a Sunday, and the site was up before the day was over. ${index}`;
    const body = { name: `Client ${index}`, role: 'Baker', stars: 4, review, avatar: 'female' };
    await sendTo(url, 'POST', '/reviews', { token, body: { ...body, source: 'site', isApproved: false } });
  }
  return token;
}

const publicNames = async (url: string): Promise<string[]> =>
  (await sendTo(url, 'GET', '/reviews')).body.map(({ name }: { name: string }) => name);

/** Several rows are far from the edges, where dragging would scroll the page. */
const TALL = { width: 1280, height: 1300 };

test('pending reviews come first; approving publishes a review at the next request, hiding or unapproving removes it', async () => {
  const { url } = await startOn(sqlite);
  await submitted(url, 2);
  const page = await staffAt(url, '/reviews');
  await pending(page).first().waitFor();
  await expect.poll(() => pending(page).locator('strong').allInnerTexts()).toEqual(['Client 2', 'Client 1']);
  await expect.poll(() => pending(page).first().innerText()).toContain('From the site’s form');
  expect(await (await fetch(`${url}/`)).text()).not.toContain('Client 2');
  // Nobody sees it yet, so nothing says that it is visible.
  expect(await pending(page).getByText('Visible').count()).toBe(0);

  // By the keyboard alone: the next review has it when one is decided.
  await page.getByRole('button', { name: 'Approve: Client 2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Review updated.').waitFor();
  await poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Approve: Client 1');
  expect(await (await fetch(`${url}/`)).text()).toContain('Client 2');

  const visible = approved(page).filter({ hasText: 'Client 2' }).getByRole('switch');
  await visible.focus();
  await page.keyboard.press('Space');
  await poll(() => publicNames(url)).not.toContain('Client 2');
  await poll(() => visible.evaluate((element) => element.matches(':focus:enabled'))).toBe(true);
  await page.keyboard.press('Space');
  await poll(() => publicNames(url)).toContain('Client 2');
  await page.getByRole('button', { name: 'Unapprove: Client 2' }).click();
  await pending(page).filter({ hasText: 'Client 2' }).waitFor();
  expect(await publicNames(url)).not.toContain('Client 2');
});

test('bulk approval approves reviews one by one; a failure is reported, the rest continue, and a retry completes it', async () => {
  const { url } = await startOn(sqlite);
  const before = (await publicNames(url)).length;
  await submitted(url, 12);
  const page = await staffAt(url, '/reviews');
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/reviews/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    count++;
    if (count === 4) await released;
    if (count === 3)
      return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The site is resting.' } });
    return route.continue();
  });
  await page.getByRole('button', { name: 'Approve All Pending' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Approve all 12 reviews?').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(count).toBe(0);
  await page.getByRole('button', { name: 'Approve All Pending' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();

  await page.getByText('Approving 4 of 12…').waitFor();
  await page.getByText('10 left').waitFor();
  const rows = await pending(page).allInnerTexts();
  expect(rows[0]).toContain('Approved');
  expect(rows[2]).toContain('The site is resting.');
  expect(rows[2]).toContain('Try again');
  expect(rows[3]).toContain('Approving…');
  expect(rows[4]).toContain('Waiting');
  release();
  const outcome = page.getByRole('alert').filter({ hasText: 'Bulk approve failed. 11 of 12 were approved.' });
  await outcome.getByText('Not approved: Client 10.').waitFor();
  const done = [12, 11, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Client ${number}`);
  await outcome.getByText(`Approved: ${done.join(', ')}.`, { exact: true }).waitFor();
  page.takeReports(); // the browser reports the 503
  await expect.poll(() => pending(page).count()).toBe(1);
  expect(await publicNames(url)).not.toContain('Client 10');
  await page.getByRole('button', { name: 'Try again: Client 10' }).click();
  await page.getByText('All pending reviews approved.').waitFor();
  expect(await publicNames(url)).toHaveLength(before + 12);
});

test('bulk approval can be stopped after the review in progress', async () => {
  const { url } = await startOn(sqlite);
  await submitted(url, 5);
  const page = await staffAt(url, '/reviews');
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/reviews/*', async (route) => {
    if (route.request().method() === 'PUT' && ++count === 2) await released;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Approve All Pending' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Approving 2 of 5…').waitFor();
  await page.getByRole('button', { name: 'Stop after this one' }).click();
  release();
  await page.getByText('Stopped. 2 of 5 were approved.').waitFor();
  await poll(() => pending(page).locator('strong').allInnerTexts()).toEqual(['Client 3', 'Client 2', 'Client 1']);
});

test('reviews can be reordered by menu, arrow keys and keyboard dragging; Save Order publishes the order', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/reviews');
  await page.setViewportSize(TALL);
  await approved(page).first().waitFor();
  const [a = '', b = '', c = ''] = await names(page);
  const save = page.getByRole('button', { name: 'Save Order' });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.getByRole('button', { name: `More for ${b}` }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await poll(() => names(page)).toEqual([b, a, c]);
  await page.getByText('The order changed: 1 review moved.').waitFor();
  await page.getByRole('status').getByText(`${b} is now at position 1 of 7.`).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: `Move ${b}` }).focus();
  await page.keyboard.press('ArrowDown');
  await poll(() => names(page)).toEqual([a, b, c]);
  await expect.poll(() => save.isDisabled()).toBe(true);

  await pickUp(page, c, 'position 3 of 7');
  await page.keyboard.press('ArrowUp');
  await page.getByText(`${c} is over position 2 of 7.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await poll(() => names(page)).toEqual([a, c, b]);

  // Nothing is lost with the tab, and a save that fails can be tried again.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await poll(() => names(page)).toEqual([a, c, b]);
  await page.route('**/api/reviews/reorder/list', (route) => route.abort());
  await expect.poll(() => save.isEnabled()).toBe(true);
  await page.keyboard.press('Control+s');
  await page.getByText('Reorder failed.').waitFor();
  page.takeReports();
  await page.unroute('**/api/reviews/reorder/list');
  await save.click();
  await page.getByText('Order saved.').waitFor();
  expect((await publicNames(url)).slice(0, 3)).toEqual([a, c, b]);
  const token = await logIn(url);
  const orders = (await sendTo(url, 'GET', '/reviews/admin', { token })).body.map(
    ({ order }: { order: number }) => order,
  );
  expect(orders).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

/** Notes the names in the rows that the page animates from now on. */
async function noteMoves(page: Page): Promise<() => Promise<string[]>> {
  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    const original = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];
    Element.prototype.animate = function (...how) {
      if (this instanceof HTMLElement && this.dataset.record)
        names.push(this.querySelector('strong')?.textContent ?? '');
      return original.apply(this, how);
    };
    return names;
  });
  return () => moved.jsonValue();
}

test('a review glides to its new place, also from the pending to the approved ones, unless less motion is wanted', async () => {
  const { url } = await startOn(sqlite);
  await submitted(url, 1);
  const page = await staffAt(url, '/reviews');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pending(page).first().waitFor();
  const moved = await noteMoves(page);
  const [a = '', b = ''] = await names(page);
  await page.getByRole('button', { name: `Move ${b}` }).focus();
  await page.keyboard.press('ArrowUp');
  await poll(moved).toEqual([b, a]);
  await page.getByRole('button', { name: 'Approve: Client 1' }).click();
  await poll(moved).toContain('Client 1');
  const count = (await moved()).length;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: `Move ${b}` }).focus();
  await page.keyboard.press('ArrowDown');
  await poll(() => names(page)).toEqual([a, b, expect.anything()]);
  expect(await moved()).toHaveLength(count);
});

test('dragging with the pointer moves a review', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/reviews');
  await page.setViewportSize(TALL);
  await approved(page).first().waitFor();
  await page.untilQuiet(); // what comes late must not move the rows under the pointer
  const [a = '', b = '', c = ''] = await names(page);
  const from = await page.getByRole('button', { name: `Move ${a}` }).boundingBox();
  const to = await page.getByRole('button', { name: `Move ${b}` }).boundingBox();
  if (!from || !to) throw new Error('The handles are not there');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 20);
  await page.mouse.move(to.x + 10, to.y + 14, { steps: 5 });
  await page.getByText(`${a} is over position 2 of 7.`).waitFor({ state: 'attached' });
  await page.mouse.up();
  await poll(() => names(page)).toEqual([b, a, c]);
});

test('a review is created, changed and deleted, with validation and a confirmation before deletion', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const page = await staffAt(url, '/reviews');
  await page.getByRole('link', { name: 'New review' }).click();
  await page.getByLabel('Name', { exact: true }).fill(' A ');
  await page.getByLabel('Review', { exact: true }).fill('Too short');
  await page.keyboard.press('Control+s');
  await page.getByText('Name needs at least 2 characters').waitFor();
  await page.getByText('Review needs at least 10 characters').waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'Approved' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('switch', { name: 'Visible' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: '5 of 5 stars' }).isChecked()).toBe(true);

  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Review', { exact: true }).fill('They answer the telephone.');
  await page.getByLabel('Published on, or sent by').fill('Google');
  await page.getByRole('radio', { name: 'Female' }).click();
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('4 of 5', { exact: true }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Review created.').waitFor();
  await approved(page).filter({ hasText: 'Asha Rao' }).waitFor();
  const stored = async () =>
    (await sendTo(url, 'GET', '/reviews/admin', { token })).body.find(({ name }: { name: string }) =>
      /^Asha/.test(name),
    );
  expect(await stored()).toMatchObject({
    stars: 4,
    avatar: 'female',
    isApproved: true,
    isVisible: true,
    source: 'Google',
  });

  const more = page.getByRole('button', { name: /^More for Asha/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha R. Rao');
  await page.keyboard.press('Control+s');
  await page.getByText('Review updated.').first().waitFor();
  expect((await stored()).name).toBe('Asha R. Rao');
  await page.getByRole('link', { name: 'All reviews' }).click();

  await more.click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Delete this review?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored()).toBeTruthy();
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Review deleted.').waitFor();
  expect(await stored()).toBeUndefined();
});

test('staff invite a client, who opens the mailed link and writes; once approved, the review is marked as verified', async () => {
  const { port, next } = await mailServer();
  const { url } = await startOn(sqlite, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@dune.example' });
  const page = await staffAt(url, '/reviews');
  await page.getByRole('link', { name: 'Invite a client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('I');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByText('Name needs at least 2 characters').waitFor();
  page.takeReports(); // the browser reports the 400
  await dialog.getByLabel('Name').fill('Ila Purohit');
  await dialog.getByLabel('Email').fill('ila@example.com');
  await dialog.getByLabel('Project').selectOption({ label: 'Mitti Ceramics' });
  await dialog.getByLabel('A personal word').fill('It was a pleasure.');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByText('An email to ila@example.com is on its way').waitFor();
  const shown = await dialog.getByLabel('Link for Ila Purohit').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('list', { name: 'Review invitations' }).getByRole('listitem');
  await row.getByText('Sent', { exact: true }).waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await resizePanel(page, DESKTOP);

  const mail = await next();
  expect(mail.to).toEqual(['ila@example.com']);
  const client = await visitor(url);
  const reached: string[] = [];
  client.on('request', (request) => reached.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await client.goto(`/review#${tokenIn(mail)}`);
  await client.getByRole('heading', { name: 'Hello Ila Purohit' }).waitFor();
  await client.getByText('It was a pleasure.').waitFor();
  await client.getByRole('link', { name: 'Mitti Ceramics' }).waitFor();
  expect(await accessibilityFaults(client)).toEqual([]);
  await client.getByRole('textbox', { name: 'Your review' }).fill('They answered on a Sunday.');
  await client.getByRole('radio', { name: 'Female', exact: true }).check();
  await client.getByRole('button', { name: 'Submit review' }).click();
  await client.getByText('Thanks! Your review is submitted for approval.').waitFor();
  await expect.poll(() => new URL(client.url()).hash).toBe('');
  // The form is gone: its button had the focus, and the page is shorter.
  await expect.poll(() => client.evaluate(() => document.activeElement?.textContent)).toBe('That helps us a lot');
  // No server, also not ours, learns the token from an address.
  expect(reached.filter((request) => request.includes(tokenIn(mail)))).toEqual([]);
  await client.goto(new URL(shown).pathname + new URL(shown).hash);
  await client.getByText('This link does not work.').waitFor();
  client.takeReports(); // the browser reports the 404

  await page.getByRole('link', { name: 'All reviews' }).click();
  await page.reload(); // the list asks for new reviews once a minute
  await pending(page).filter({ hasText: 'By invitation, about Mitti Ceramics' }).waitFor();
  await page.getByRole('button', { name: 'Approve: Ila Purohit' }).click();
  await approved(page).filter({ hasText: 'Ila Purohit' }).waitFor();
  await client.goto('/about');
  const card = client.getByRole('figure').filter({ hasText: 'Ila Purohit' });
  const mark = card.getByRole('button', { name: 'Verified client' });
  await mark.scrollIntoViewIfNeeded();
  const note = card.getByRole('tooltip', { includeHidden: true });
  expect(await note.isVisible()).toBe(false);
  await mark.focus();
  await expect.poll(() => note.isVisible()).toBe(true);
  // The reviews connect with their script when the visitor comes near.
  const pressEscape = () => client.keyboard.press('Escape').then(() => note.isVisible());
  await expect.poll(pressEscape).toBe(false);
  expect(await client.getByRole('button', { name: 'Verified client' }).count()).toBe(1);
});

test('approving a review that someone else changed shows the newer version instead of approving it', async () => {
  const { url } = await startOn(sqlite);
  const token = await submitted(url, 1);
  const page = await staffAt(url, '/reviews');
  await pending(page).first().waitFor();
  const [{ _id }] = (await sendTo(url, 'GET', '/reviews/admin', { token })).body.filter(
    ({ isApproved }: { isApproved: boolean }) => !isApproved,
  );
  const other = await colleague(url);
  await sendTo(url, 'PUT', `/reviews/${_id}`, { token: other, body: { review: 'Quite other words by now.' } });
  await page.getByRole('button', { name: 'Approve: Client 1' }).click();
  await pending(page).getByText('Quite other words by now.').waitFor();
  await pending(page)
    .getByText(/Aarav Mehta saved a newer version/)
    .waitFor();
  page.takeReports(); // the browser reports the 412
  expect(await publicNames(url)).not.toContain('Client 1');
  await pending(page).getByRole('button', { name: 'Try again' }).click();
  await poll(() => publicNames(url)).toContain('Client 1');
});

test('a failed list shows an error and can be retried; a failed avatar falls back to an initial', async () => {
  const page = await staffAt(starterSite(), '/reviews', {
    before: (newPage) =>
      newPage.route('**/api/reviews/admin', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } })),
  });
  await page.getByText('Failed to load reviews').waitFor();
  page.takeReports();
  await page.unroute('**/api/reviews/admin');
  await page.route('**/api/avatars/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await approved(page)
    .first()
    .getByText(/^[A-Z]$/)
    .waitFor();
  await page.untilQuiet(); // the browser reports the other avatars too
  page.takeReports();
});

test('a list of 2000 reviews opens with the first 20, shows more on request, and can be searched', async () => {
  const url = starterSite();
  const { body: known } = await sendTo(url, 'GET', '/reviews');
  const many = Array.from({ length: 2000 }, (_, index) => ({ ...known[0], _id: `r${index}`, name: `Client ${index}` }));
  const page = await staffAt(url, '/reviews', {
    before: (newPage) => newPage.route('**/api/reviews/admin', (route) => route.fulfill({ json: many })),
  });
  await approved(page).first().waitFor();
  await expect.poll(() => approved(page).count()).toBe(20);
  await page.getByRole('button', { name: 'Show 50 more of 2000' }).click();
  await poll(() => approved(page).count()).toBe(70);
  await page.getByLabel('Search approved reviews').fill('client 1999');
  await poll(() => approved(page).count()).toBe(1);
});

test('the review screens meet WCAG 2.2 AA on a desktop and on a phone, light and dark', async () => {
  const page = await staffAt(starterSite(), '/reviews');
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await resizePanel(page, DESKTOP);
  await page.getByRole('link', { name: 'New review' }).click();
  await page.getByLabel('Review', { exact: true }).waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
});
