import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { imapServer } from '../support/imap-server.ts';
import { mailServer, tokenIn } from '../support/mail-server.ts';
import { poll } from '../support/poll.ts';
import { startOn } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

const NAME = 'Asha Rao';
const ADDRESS = 'asha@dune.example';

describe.each(databases)('an enquiry on $kind', (kind) => {
  test('is mailed to staff, answered from the panel, replied to by mail, won, and reviewed by a verified client', async () => {
    const smtp = await mailServer();
    const imap = await imapServer();
    const { url } = await startOn(kind, {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      IMAP_URL: imap.url,
      MAIL_FROM: 'Dune <site@dune.example>',
      NOTIFY_EMAIL: 'studio@dune.example',
    });

    const client = await visitor(url);
    await client.goto('/pricing');
    const plan = client
      .locator('#plans')
      .getByRole('listitem')
      .filter({ hasText: /^(Most popular)?Full site/ });
    await plan.getByRole('button', { name: 'Ask for a proposal' }).click();
    const request = client.getByRole('dialog', { name: /Ask for a proposal/ });
    await request.getByLabel('Your name').fill(NAME);
    await request.getByLabel('Email').fill(ADDRESS);
    await request.getByLabel('Message').fill('A site for the school.');
    await request.getByRole('checkbox').check();
    await request.getByRole('button', { name: 'Send request' }).click();
    await client.getByText('Thanks! Your request has been received.').waitFor();

    const notification = await smtp.next();
    expect(notification.to).toEqual(['studio@dune.example']);
    const notified = await PostalMime.parse(notification.text);
    expect(notified.replyTo).toMatchObject([{ name: NAME, address: ADDRESS }]);
    for (const fact of [NAME, 'Full site', 'A site for the school.', '/pricing']) expect(notified.text).toContain(fact);
    const [, link = ''] = /(\/enquiries\?enquiry=\S+)/.exec(notified.text ?? '') ?? [];

    const page = await staffAt(url, link);
    const enquiry = page.getByRole('complementary', { name: 'Enquiry', exact: true });
    await enquiry.getByRole('heading', { name: NAME }).click();
    await page.keyboard.press('r');
    const text = enquiry.getByRole('textbox', { name: 'Your reply' });
    await poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Gladly. Here is our proposal.');
    await enquiry.getByRole('button', { name: 'Send reply' }).click();
    await enquiry.getByText('Sent', { exact: true }).waitFor();

    const reply = await smtp.next();
    expect(reply.to).toEqual([ADDRESS]);
    imap.add(await answerTo(await PostalMime.parse(reply.text), 'We accept. When do we begin?'));
    await enquiry.getByRole('button', { name: 'Read the mailbox now' }).click();
    await enquiry.getByText('We accept. When do we begin?').waitFor();

    await enquiry.getByLabel(`Stage of the lead from ${NAME}`).selectOption({ label: 'Won' });
    await enquiry.getByRole('link', { name: 'Invite to review' }).click();
    const invitation = page.getByRole('dialog');
    await expect.poll(() => invitation.getByLabel('Email').inputValue()).toBe(ADDRESS);
    await invitation.getByRole('button', { name: 'Invite' }).click();
    await invitation.getByText(`An email to ${ADDRESS} is on its way`).waitFor();
    await invitation.getByRole('button', { name: 'Done' }).click();

    await client.goto(`/review#${tokenIn(await mailTo(ADDRESS, smtp.next))}`);
    await client.getByRole('heading', { name: `Hello ${NAME}` }).waitFor();
    await client.getByRole('textbox', { name: 'Your review' }).fill('They answered on a Sunday.');
    await client.getByRole('radio', { name: 'Female', exact: true }).check();
    await client.getByRole('button', { name: 'Submit review' }).click();
    await client.getByText('Thanks! Your review is submitted for approval.').waitFor();

    await page.getByRole('link', { name: 'All reviews' }).click();
    await page.getByRole('button', { name: `Approve: ${NAME}` }).click();
    await page.getByRole('list', { name: 'Approved reviews' }).getByText(NAME).waitFor();
    await client.goto('/about');
    const card = client.getByRole('figure').filter({ hasText: 'They answered on a Sunday.' });
    await card.getByRole('button', { name: 'Verified client' }).waitFor();
  });
});

/** The answer to a mail, as a mail program writes it. */
async function answerTo({ replyTo, from, messageId, subject }: Email, text: string): Promise<string> {
  const composer = createTransport({ streamTransport: true });
  const { message } = await composer.sendMail({
    from: { name: NAME, address: ADDRESS },
    to: replyTo?.[0]?.address ?? from?.address,
    inReplyTo: messageId,
    references: messageId,
    subject: `Re: ${subject}`,
    text,
  });
  return textOf(Readable.from(message));
}

/** The next mail to an address. Staff may get mails in between. */
async function mailTo(address: string, next: Awaited<ReturnType<typeof mailServer>>['next']) {
  for (;;) {
    const mail = await next();
    if (mail.to.includes(address)) return mail;
  }
}
