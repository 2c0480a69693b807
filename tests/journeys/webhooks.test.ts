import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { EVENT_LABELS } from '#contract/events.ts';
import { rules } from '#contract/rule-texts.ts';
import { confirm, field } from '../support/accounts.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { DESKTOP, fullPageFaultsWideAndNarrow, resizePanel } from '../support/screen-faults.ts';
import { staffAt } from '../support/staff.ts';

/** A receiver on this machine that answers with the status that the test sets. */
async function receiver() {
  const state = { status: 500, types: [] as string[] };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      state.types.push(JSON.parse(body).type);
      response.writeHead(state.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { state, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

test('a webhook is added by keyboard, tested, followed, switched off and deleted', async () => {
  const { state, address } = await receiver();
  const { origin } = new URL(address);
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false', WEBHOOK_INTERNAL: 'true' });
  const page = await staffAt(url, '/webhooks');
  await page.getByRole('heading', { name: 'No webhooks yet.' }).waitFor();
  await page.getByRole('link', { name: 'New webhook' }).press('Enter');

  // Bad input shows beside its field.
  await field(page, 'Address').fill('ftp://list.example');
  await page.keyboard.press('Control+s');
  await page.locator('#field-address-error').getByText(rules.webhookAddress).waitFor();
  await page.locator('#field-events-error').getByText(rules.webhookEvents).waitFor();
  await field(page, 'Address').fill(address);
  await page.getByRole('checkbox', { name: EVENT_LABELS['lead.received'] }).press('Space');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');

  const secret = page.getByRole('textbox', { name: 'Secret' });
  expect(await secret.inputValue()).toMatch(/^whsec_/);
  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');
  await row.getByText('Nothing sent yet').waitFor();
  const path = new URL(page.url()).pathname.replace('/admin', '');
  await page.reload();
  await page.getByRole('button', { name: 'Show', exact: true }).waitFor();
  expect(await secret.count()).toBe(0);

  // The test shows the answer, and the list of deliveries the attempts.
  const sendTest = page.getByRole('button', { name: 'Send a test' });
  const result = page.getByRole('status').filter({ hasText: 'See the delivery' });
  await sendTest.press('Enter');
  await result.getByText('The receiver answered 500.').waitFor();
  state.status = 200;
  await sendTest.press('Enter');
  await result.getByText('The receiver answered 200.').waitFor();
  await row.getByText('Answered 200').waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await resizePanel(page, DESKTOP);
  await page.getByRole('link', { name: 'All its deliveries' }).click();
  await page.getByRole('button', { name: 'One webhook only' }).waitFor();
  const deliveries = page.getByRole('table', { name: 'Deliveries' }).getByRole('row').filter({ hasText: origin });
  await deliveries.filter({ hasText: 'Accepted' }).waitFor();
  await deliveries.filter({ hasText: 'Waiting' }).getByRole('link').click();
  const open = page.getByRole('article', { name: 'Delivery' });
  await open.getByText('The receiver answered 500.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'One webhook only' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).waitFor();

  // Switched off, it gets nothing more.
  await page.goto(`/admin${path}`);
  await page.getByRole('switch', { name: 'On' }).press('Space');
  await page.keyboard.press('Control+s');
  await row.getByText('Off').waitFor();
  await sendTo(url, 'POST', '/leads', { body: { name: 'Devika', email: 'a@b.co', consent: true } });
  expect(state.types).toEqual(['test', 'test']);
  await page.getByRole('button', { name: /^Delete/ }).press('Enter');
  await confirm(page, 'Delete this webhook?', 'Delete');
  await page.getByRole('heading', { name: 'No webhooks yet.' }).waitFor();

  await page.goto('/admin/activity?kind=webhooks');
  await page.getByText(`the webhook ${origin}`).first().waitFor();
  const token = await logIn(url);
  expect((await sendTo(url, 'GET', '/webhooks', { token })).body).toEqual([]);
});
