import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

const PHONE = { width: 390, touch: true } as const;

/** Moves one finger from the middle of an element. The browser scrolls, as it does on a phone. */
async function swipe(page: Page, over: Locator, by: { x?: number; y?: number }, from?: number) {
  await over.click({ trial: true }); // waits until it stands still, such as after the scroll of the swipe before
  const box = await over.boundingBox();
  if (!box) throw new Error('Nothing to swipe over');
  const [x, y] = [from ?? box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', { x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part });
  }
  await touch('touchEnd');
}

test('a message is swiped right as read and back, left to the bin; scrolling and the edge of the window do neither', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  for (const firstName of ['Meera', 'Joseph']) {
    await sendTo(url, 'POST', '/contact/messages', {
      body: { firstName, email: 'a@b.example', message: 'Hello there' },
    });
  }
  const statuses = async () =>
    (await sendTo(url, 'GET', '/contact/messages', { token })).body.map(({ status }: { status: string }) => status);
  const page = await staffAt(url, '/contact-messages', PHONE);
  const row = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
  const status = row.getByRole('combobox');
  await row.waitFor();

  await swipe(page, row, { x: 60 });
  await swipe(page, row, { y: -120 });
  await swipe(page, row, { x: 140 }, 8);
  expect(await statuses()).toEqual(['new', 'new']);
  await swipe(page, row, { x: 120 });
  await expect.poll(statuses).toEqual(['read', 'new']);
  await expect.poll(() => status.inputValue()).toBe('read');
  await swipe(page, row, { x: 120 });
  await expect.poll(statuses).toEqual(['new', 'new']);
  // The message was not opened on the way, which would mark it as read.
  expect(new URL(page.url()).search).toBe('');

  // Also from where a button is.
  await swipe(page, status, { x: -120 });
  await expect.poll(statuses).toEqual(['new']);
  await page.getByRole('button', { name: 'Undo deleting the message from Joseph' }).click();
  await expect.poll(statuses).toEqual(['new', 'new']);
});

test('a pending review is swiped right to approve it', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const review = { name: 'Tanvi Rao', stars: 5, review: 'Quick, kind and on time.', avatar: 'female', face: 2 };
  await sendTo(url, 'POST', '/reviews', { token, body: { ...review, isApproved: false } });
  const page = await staffAt(url, '/reviews', PHONE);
  const row = page
    .getByRole('list', { name: 'Pending reviews' })
    .getByRole('listitem')
    .filter({ hasText: 'Tanvi Rao' });
  await row.waitFor();
  expect(await row.locator('img').getAttribute('src')).toContain('seed=Tanvi%20Rao%203');
  await swipe(page, row, { x: 130 });
  await page.getByRole('list', { name: 'Approved reviews' }).getByText('Tanvi Rao').waitFor();
});
