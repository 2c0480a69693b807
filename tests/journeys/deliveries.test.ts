import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { mailServer } from '../support/mail-server.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { freePort } from '../support/spawn-product.ts';
import { staffAt } from '../support/staff.ts';

const MINUTE_MS = 60_000;

/** Lets all deliveries wait for longer. */
function age(dataDir: string, minutes: number): void {
  const database = new DatabaseSync(join(dataDir, 'marquee.db'), { timeout: 10_000 });
  database
    .prepare('update deliveries set created_at = ?')
    .run(new Date(Date.now() - minutes * MINUTE_MS).toISOString());
  database.close();
}

test('while the mail server is away, the dashboard turns red and leads to the mail, which leaves once the server is back', async () => {
  const port = await freePort();
  const { url, dataDir } = await startOn(sqlite, {
    STARTER_CONTENT: 'false',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@dune.example',
    NOTIFY_EMAIL: 'studio@dune.example',
  });
  const plan = { id: 'p', key: 'growth', title: 'Growth', price: 90 };
  await sendTo(url, 'POST', '/leads', { body: { name: 'Devika', email: 'a@b.co', plan, consent: true } });
  const token = await logIn(url);
  await poll(async () => (await sendTo(url, 'GET', '/deliveries', { token })).body).toMatchObject([
    { state: 'queued', attempts: 1, isSending: false },
  ]);
  age(dataDir, 20);
  const page = await staffAt(url, '');
  const alert = page.getByRole('alert').filter({ hasText: 'Nobody is told about new enquiries' });
  await alert.getByText('1 mail has been waiting since').waitFor();
  await alert.getByText('Check the mail settings and send a test').waitFor();
  await alert.getByRole('link', { name: 'See what waits' }).click();
  const row = page.getByRole('row').filter({ hasText: 'studio@dune.example' });
  await row.getByText('Waiting').waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await row.getByRole('link').click();
  const open = page.getByRole('article', { name: 'Delivery' });
  await open.getByText('Not accepted yet').waitFor();
  expect(await open.getByRole('link', { name: 'The lead' }).getAttribute('href')).toContain('/enquiries?enquiry=');
  const { next } = await mailServer({ port });
  await open.getByRole('button', { name: 'Try now' }).click();
  await noticeShown(page, 'Accepted by the mail server.');
  expect((await next()).to).toEqual(['studio@dune.example']);
  await open.getByText('The mail server took it.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^All/ }).click();
  await row.getByText('Accepted').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1, name: /proposal/ }).waitFor();
  await alert.waitFor({ state: 'detached' });
});
