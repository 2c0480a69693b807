import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaults } from '../support/screen-faults.ts';
import { staffAt } from '../support/staff.ts';

test('a suspected spam review shows the reasons before approval, and bulk approval warns about it', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const review = { name: 'Farah', stars: 5, review: 'Get [url=https://a.example]casino[/url]', avatar: 'female' };
  await sendTo(url, 'POST', '/reviews', { body: review });
  await sendTo(url, 'POST', '/reviews', { body: { ...review, name: 'Lakshmi', review: 'Our school is found now.' } });
  const page = await staffAt(url, '/reviews');
  const rows = page.getByRole('list', { name: 'Pending reviews' }).getByRole('listitem');
  await rows.filter({ hasText: 'Farah' }).getByText('Spam', { exact: true }).waitFor();
  await rows.filter({ hasText: 'Farah' }).getByText('Links written as HTML or forum code').waitFor();
  await expect.poll(() => rows.filter({ hasText: 'Lakshmi' }).getByText('Spam', { exact: true }).count()).toBe(0);
  await page.untilQuiet();
  expect(await fullPageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve All Pending' }).click();
  await page.getByRole('dialog').getByText('One of them looks like spam').waitFor();
});

test('a suspected spam message is listed separately with the reasons, until staff mark it as not spam', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const message = {
    firstName: 'Farah',
    email: 'a@b.co',
    subject: 'Cheap',
    message: 'Get [url=https://a.example]casino[/url]',
  };
  await sendTo(url, 'POST', '/contact/messages', { body: message });
  await sendTo(url, 'POST', '/contact/messages', { body: { ...message, firstName: 'Lakshmi', message: 'Our school' } });
  const page = await staffAt(url, '/contact-messages');
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await rows.filter({ hasText: 'Farah' }).getByText('Spam', { exact: true }).waitFor();
  await expect.poll(() => rows.filter({ hasText: 'Lakshmi' }).getByText('Spam', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Spam 1' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('link', { name: 'Farah' }).click();
  await page.getByText('Links written as HTML or forum code').waitFor();
  await page.getByText('Words typical of spam').waitFor();
  await page.untilQuiet();
  expect(await fullPageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Not spam' }).click();
  await page.getByRole('button', { name: 'New 1' }).waitFor();
  await page.getByRole('button', { name: 'Mark as spam' }).waitFor();
});
