import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EnquiryEntry } from '#contract/records/enquiry.ts';
import { sqlite } from '../support/databases.ts';
import { imapServer, MAILBOX } from '../support/imap-server.ts';
import { mailServer } from '../support/mail-server.ts';
import { poll } from '../support/poll.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { screenFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { startWith } from '../support/leads.ts';
import { staffAt } from '../support/staff.ts';

const kavya = { name: 'Kavya Nair', email: 'kavya@lakshmi.example', company: 'Lakshmi Textiles', message: 'A shop?' };
const message = { firstName: 'Arjun', email: 'arjun@example.com', subject: 'A menu', message: 'Can you draw one?' };

const rows = (page: Page) => page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem');
const pane = (page: Page) => page.getByRole('complementary', { name: 'Enquiry', exact: true });

/** A lead, and two messages, one of which has the lead's address. */
async function startWithEnquiries() {
  const started = await startWith(kavya);
  const { url, token } = started;
  await sendTo(url, 'POST', '/contact/messages', { body: message });
  await sendTo(url, 'POST', '/contact/messages', { body: { ...message, firstName: 'Kavya', email: kavya.email } });
  const enquiry = async (name: string): Promise<EnquiryEntry | undefined> => {
    const { body } = await sendTo(url, 'GET', '/enquiries', { token });
    return (body as EnquiryEntry[]).find((one) => one.name === name);
  };
  return { ...started, enquiry };
}

test('staff plan the work on an enquiry, note something, merge what belongs together, and file it by a key', async () => {
  const { url, token, enquiry } = await startWithEnquiries();
  const page = await staffAt(url, `/enquiries?enquiry=${(await enquiry('Kavya Nair'))?._id}`);
  const open = pane(page);
  await open.getByRole('heading', { name: 'Kavya Nair' }).waitFor();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(3);

  await open.getByLabel('Owner').selectOption({ label: 'Admin' });
  await open.getByText('Admin made Admin its owner').waitFor();
  await open.getByLabel('Next step').fill('Send the plan');
  await open.getByLabel('Value').fill('much');
  await open.getByText('Admin set the next step: Send the plan').waitFor();
  await open.getByLabel('Tags').click();
  await open.getByText('Value in thousands must be a number, 0 or more').waitFor();
  page.takeReports();
  await open.getByLabel('Value').fill('120.5');
  await open.getByLabel('Tags').click();
  await open.getByText('Admin valued it at Rs 120.5K').waitFor();
  // A colleague saves the same field while somebody types in it.
  const step = open.getByLabel('Next step');
  await step.fill('Call her');
  const path = `/enquiries/${(await enquiry('Kavya Nair'))?._id}`;
  await sendTo(url, 'POST', `${path}/notes`, { token, body: { text: 'No conflict.' } });
  await sendTo(url, 'PUT', path, { token, body: { nextStep: 'Visit the shop' } });
  await open.getByLabel('Tags').click();
  await open.getByText('Somebody changed it to “Visit the shop”. Leave the field again to save yours.').waitFor();
  page.takeReports();
  expect(await step.inputValue()).toBe('Call her');
  await step.focus();
  await open.getByLabel('Tags').click();
  await open.getByText('Admin set the next step: Call her').waitFor();
  expect(await enquiry('Kavya Nair')).toMatchObject({
    nextStep: 'Call her',
    dealValue: 120.5,
    ownerName: 'Admin',
  });

  await open.getByRole('button', { name: 'Answered' }).click();
  await open.getByText('First answer').waitFor();
  expect(await open.getByRole('button', { name: 'Answered' }).count()).toBe(0);
  expect((await enquiry('Kavya Nair'))?.firstAnswerAt).toMatch(/^20/);
  await open.getByText('Admin answered it').waitFor();

  await open.getByLabel('New note').fill('Wants it before spring.');
  await page.reload();
  await expect.poll(() => open.getByLabel('New note').inputValue()).toBe('Wants it before spring.');
  await open.getByRole('button', { name: 'Add note' }).click();
  await open.getByRole('listitem').filter({ hasText: 'Wants it before spring.' }).waitFor();

  await open.getByRole('button', { name: 'Merge “A menu from Kavya” into this enquiry' }).click();
  await open.getByText('Merged ·').waitFor();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(3);

  await open.getByRole('button', { name: 'Merge another enquiry…' }).click();
  const search = open.getByRole('searchbox', { name: 'Enquiry to merge into this one' });
  await search.fill('Nobody of this name');
  await open.getByText('No other enquiry matches.').waitFor();
  await search.fill('Arjun');
  await open.getByRole('button', { name: 'Merge “A menu from Arjun” into this enquiry' }).click();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(3);

  await open.getByRole('heading', { name: 'Kavya Nair' }).click();
  await page.keyboard.press('s');
  await poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Stage of the lead from Kavya Nair',
  );
  await open.getByRole('heading', { name: 'Kavya Nair' }).click();
  await page.keyboard.press('e');
  await page.getByText('The enquiry from Kavya Nair is done.').waitFor();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await poll(() => rows(page).allInnerTexts()).toHaveLength(3);
  await page.getByLabel('Kind').selectOption('messages');
  await poll(() => rows(page).allInnerTexts()).toHaveLength(2);
});

test('on the board a card moves to another stage by the mouse, by the keyboard and by its menu', async () => {
  const { url, enquiry } = await startWithEnquiries();
  const page = await staffAt(url, '/enquiries?view=board');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = (name: string) => column(name).getByRole('listitem').filter({ hasText: 'Kavya Nair' });
  const stage = async () => (await enquiry('Kavya Nair'))?.stage;
  await card('New').dragTo(column('Proposal sent'));
  await card('Proposal sent').waitFor();
  await expect.poll(stage).toBe('qualified');
  await card('Proposal sent').getByRole('link').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await card('Won').waitFor();
  await expect.poll(stage).toBe('won');
  await card('Won').getByRole('button', { name: 'Stage of the enquiry from Kavya Nair' }).click();
  await page.getByRole('menuitem', { name: 'In contact' }).click();
  await card('In contact').waitFor();
  await expect.poll(stage).toBe('contacted');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await card('Won').getByRole('link').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Kavya Nair' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await screenFaultsWideAndNarrow(page, '/enquiries?view=board'), 'the board').toEqual([]);
});

/** A lead, a mail server and a mailbox. */
async function startAnswering() {
  const [smtp, imap] = await Promise.all([mailServer(), imapServer()]);
  const { url } = await startOn(sqlite, {
    ...{ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: `Dune <${MAILBOX}>` },
    ...{ IMAP_URL: imap.url, SECRET_KEY: 'k'.repeat(32) },
  });
  const token = await logIn(url);
  const { version } = (await sendTo(url, 'GET', '/settings/replies', { token })).body;
  const snippets = [{ name: 'Thanks', text: 'Thank you, {name}, for asking about {plan}.' }];
  await sendTo(url, 'PUT', '/settings/replies', { token, body: { version, snippets } });
  await sendTo(url, 'POST', '/leads', { body: { ...kavya, plan: { title: 'Growing', price: 45 }, consent: true } });
  const [lead] = (await sendTo(url, 'GET', '/leads', { token })).body as EnquiryEntry[];
  const next = async () => {
    const raw = (await smtp.next()).text.replaceAll('=\r\n', '').replaceAll(/\r\n[ \t]+/g, ' ');
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1] ?? '';
    return { raw, replyTo: /[^\s<]+@[^\s>]+/.exec(header('reply-to'))?.[0] ?? '', messageId: header('message-id') };
  };
  return { url, imap, refuse: smtp.refuse, next, id: lead?._id ?? '' };
}

const mail = (lines: string[], text: string) => `${['From: Kavya <kavya@lakshmi.example>', ...lines].join('\n')}\n\n${text}\n`; // prettier-ignore

/** A mail server's report that a mail of ours could not be delivered. */
function bounce(messageId: string): string {
  const status = 'Final-Recipient: rfc822; kavya@lakshmi.example\nAction: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 5.2.2 Full'; // prettier-ignore
  const parts = [
    'Content-Type: text/plain\n\nIt could not be delivered.',
    `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n${status}`,
    `Content-Type: message/rfc822\n\nMessage-ID: ${messageId}\nSubject: Re\n\nHello`,
  ];
  const type = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b';
  const head = [`To: ${MAILBOX}`, 'Subject: Undelivered', 'Message-ID: <b@mx.example>', 'MIME-Version: 1.0', type];
  return mail(head, `${parts.map((part) => `--b\n${part}\n`).join('')}--b--`);
}

test('staff write a formatted reply by keys, read the answer without what it quotes, and send again what came back or failed', async () => {
  const { url, id, imap, next, refuse } = await startAnswering();
  const page = await staffAt(url, `/enquiries?enquiry=${id}`);
  const open = pane(page);
  const field = open.getByRole('textbox', { name: 'Your reply' });
  await field.waitFor();
  await open.getByRole('heading', { name: 'Kavya Nair' }).click();
  await page.keyboard.press('r');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  // J and K step through the enquiries, but not in a text.
  await page.keyboard.type('Just ask ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('quickly');
  await page.keyboard.press('Enter');
  await open.getByRole('button', { name: 'Insert a snippet' }).click();
  await page.getByRole('menuitem', { name: 'Thanks' }).click();
  await field.getByText('Thank you, Kavya Nair, for asking about Growing.').waitFor();
  await page.reload();
  await field.getByText('Thank you, Kavya Nair, for asking about Growing.').waitFor();
  await field.click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await open.getByText('Sent', { exact: true }).waitFor();
  await expect.poll(() => field.textContent()).toBe('');
  const sent = await next();
  expect(sent.raw).toContain('<p>Just ask <strong>quickly</strong></p><p>Thank you, Kavya Nair');

  const about = [`To: ${sent.replyTo}`, 'Subject: Re', 'MIME-Version: 1.0', 'Content-Type: text/html'];
  imap.add(mail([...about, 'Message-ID: <1@lakshmi.example>'], '<p>Yes, on Monday.</p><div>On Sunday, Dune wrote:<blockquote><p>Just ask</p></blockquote></div>')); // prettier-ignore
  imap.add(bounce(sent.messageId));
  await open.getByRole('button', { name: 'Read the mailbox now' }).click();
  const answer = open.getByRole('listitem').filter({ hasText: 'Yes, on Monday.' });
  await answer.waitFor();
  expect(await answer.innerText()).not.toContain('Dune wrote');
  await answer.getByRole('button', { name: 'Show quoted text' }).click();
  await answer.getByText('On Sunday, Dune wrote:').waitFor();
  await answer.getByText('Just ask').waitFor();

  await open.getByText('This mailbox is full.').first().waitFor();
  await open.getByRole('button', { name: 'Use this text again' }).click();
  await field.getByText('Thank you, Kavya Nair, for asking about Growing.').waitFor();
  refuse(true);
  await field.click();
  await page.keyboard.press('ControlOrMeta+Enter');
  const tryAgain = open.getByRole('button', { name: 'Try again now' });
  await tryAgain.waitFor();
  refuse(false);
  await tryAgain.click();
  await tryAgain.waitFor({ state: 'detached' });
  expect((await next()).raw).toContain('Thank you, Kavya Nair');
  expect(await screenFaultsWideAndNarrow(page, `/enquiries?enquiry=${id}`), 'a thread').toEqual([]);

  await page.goto(`${url}/admin/settings/mailbox`);
  const mailbox = page.getByRole('region', { name: 'State of the mailbox' });
  await mailbox.getByText('Answers arrive in the panel').waitFor();
  imap.add(mail([`To: ${MAILBOX}`, 'Subject: Offer', 'Message-ID: <2@lakshmi.example>'], 'Buy now'));
  await mailbox.getByRole('button', { name: 'Read the mailbox now' }).click();
  await mailbox.getByText('1 mail belonged to no enquiry').waitFor();
});

test('a reply that was asked for before its field was there gets the focus, in a busy browser too', async () => {
  const { url, id } = await startAnswering();
  const page = await staffAt(url, '/');
  await page.addInitScript(delayReactTasks);
  let loadThread: (() => void) | undefined;
  const holdThread = async (route: Route) => {
    await new Promise<void>((resolve) => (loadThread = resolve));
    await route.continue();
  };
  await page.route('**/api/enquiries/*/thread', holdThread, { times: 1 });
  await page.goto(`${url}/admin/enquiries?enquiry=${id}`);
  const open = pane(page);
  await open.getByRole('heading', { name: 'Kavya Nair' }).click();
  await expect.poll(() => loadThread).toBeDefined();
  await page.keyboard.press('r');
  loadThread?.();
  const field = open.getByRole('textbox', { name: 'Your reply' });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Gladly.');
  await open.getByRole('button', { name: 'Send reply' }).click();
  await open.getByText('Sent', { exact: true }).waitFor();
});

/** Runs the tasks of React's scheduler, such as effects, later than the timers that were set before them. */
function delayReactTasks(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its port
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function postLater(this: MessagePort, message: unknown) {
    setTimeout(() => postMessage.call(this, message), 20);
  };
}
