import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MAIL_MAX_BYTES, THREAD_MAILS_PER_HOUR } from '#contract/constants.ts';
import type { Thread } from '#contract/records/thread.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { newId } from '#server/ids.ts';
import { isAttachmentName } from '#server/media/attachment-names.ts';
import { openSecretBox } from '#server/secret-box.ts';
import { imapServer, MAILBOX } from '../../tests/support/imap-server.ts';
import { mailServer } from '../../tests/support/mail-server.ts';
import { openIncoming } from './incoming.ts';
import { openReplyTokens } from './reply-token.ts';

const message = { firstName: 'Ravi', email: 'ravi@example.com', subject: 'A site', message: 'Can you help us?' };
const lead = {
  ...{ name: 'Zoë', email: 'zoe@example.com', consent: true, message: 'Block print' },
  plan: { title: 'Growing', price: 45 },
};
const RUNNING = new AbortController().signal;

describe.each(databases)('a thread on $kind', (kind) => {
  test('a reply is sent once, quotes the visitor, and is the first answer to the enquiry', async () => {
    const { enquire, reply, smtp, send, token } = await answering(kind);
    const id = await enquire('lead');
    const sent = await reply(id, { html: '<p>Hello <b>Zoë</b>, see <a href="/pricing">our plans</a>.</p>' });
    expect(sent).toMatchObject({ status: 201, body: { mails: [{ direction: 'out', text: expect.any(String) }] } });
    const mail = await smtp.next();
    expect(mail.to).toEqual(['zoe@example.com']);
    expect(mail.headers['subject']).toBe('Re: Your request: Growing');
    expect(mail.headers['reply-to']).toMatch(/office\+[a-z2-7]{42}@dune\.example/);
    expect(mail.headers).not.toHaveProperty('auto-submitted');
    expect(mail.text).toContain('> Block print');
    expect(mail.text).toContain('our plans (https://dune.example/pricing)');
    expect(mail.text).toContain('href="https://dune.example/pricing"');
    const enquiry = (await send('GET', `/enquiries/${id}`, { token })).body;
    expect(enquiry).toMatchObject({ stage: 'contacted', firstAnswerAt: expect.stringMatching(/^20/) });
    expect((await send('GET', `/leads/${id}`, { token })).body.status).toBe('contacted');
    expect(enquiry.events.map(({ event }: { event: string }) => event)).toContain('replied');
  });

  test('a second request with the same key sends nothing, whenever it comes', async () => {
    const { enquire, reply, smtp } = await answering(kind);
    const id = await enquire('message');
    const same = { html: '<p>Hello</p>', key: 'one-press-of-send' };
    const replies = await Promise.all([reply(id, same), reply(id, same), reply(id, same)]);
    expect(replies.map(({ status, body }) => [status, body.mails.length])).toEqual([[201, 1], [201, 1], [201, 1]]); // prettier-ignore
    expect((await reply(id, { html: '<p>Other</p>' })).body.mails).toHaveLength(2);
    for (const text of ['Hello', 'Other']) expect((await smtp.next()).text).toContain(text);
    expect(smtp.unread()).toBe(0);
  });

  test("the visitor's answer arrives in the thread, and the enquiry waits for an answer again", async () => {
    const { enquire, reply, readMailbox, imap, thread, send, token, addressed } = await answering(kind);
    const id = await enquire('message');
    await reply(id, { html: '<p>Hello</p>' });
    await send('PUT', `/enquiries/${id}`, { token, body: { isDone: true } });
    const to = (await addressed()).toUpperCase().replace('@DUNE.EXAMPLE', '@dune.example');
    imap.add(mail({ to, text: 'Thank you!\n\n> Hello', subject: 'Re: A site' }));
    imap.add(mail({ to: MAILBOX, from: 'a@shop.example', text: 'Buy!', id: '<2@shop.example>' }));
    await readMailbox();
    const { mails, waitingSince } = await thread(id);
    expect(mails[1]).toMatchObject({ direction: 'in', kind: 'personal', fromAddress: 'ravi@example.com' });
    expect(mails[1]?.text).toContain('Thank you!');
    expect(mails).toHaveLength(2);
    expect(waitingSince).toBe(mails[1]?.at);
    const enquiry = (await send('GET', `/enquiries/${id}`, { token })).body;
    expect(enquiry).toMatchObject({ isDone: false, state: 'open' });
    expect((await reply(id, { html: '<p>You are welcome</p>' })).body).toMatchObject({ waitingSince: '' });
  });

  test('an answer is taken once, also after the server has numbered all mails again', async () => {
    const { enquire, reply, readMailbox, imap, thread, addressed } = await answering(kind);
    const id = await enquire('message');
    await reply(id, { html: '<p>Hello</p>' });
    imap.add(mail({ to: await addressed(), text: 'Yes' }));
    await Promise.all([readMailbox(), readMailbox()]);
    await readMailbox();
    imap.folder().uidvalidity = 77;
    await readMailbox();
    expect((await thread(id)).mails).toHaveLength(2);
  });

  test('the people who are told get a mail about an answer; the owner alone if there is one', async () => {
    const { enquire, reply, readMailbox, imap, smtp, app, send, token, addressed } = await answering(kind, {
      NOTIFY_EMAIL: 'owner@dune.example',
    });
    const id = await enquire('message');
    expect((await smtp.next()).headers['subject']).toContain('New contact message');
    await reply(id, { html: '<p>Hello</p>' });
    expect((await smtp.next()).to).toEqual(['ravi@example.com']);
    const to = await addressed();
    imap.add(mail({ to, text: 'Yes' }));
    await readMailbox();
    await app.outbox.run();
    const first = await smtp.next();
    expect(first).toMatchObject({ to: ['owner@dune.example'] });
    expect(first.headers).toMatchObject({ 'auto-submitted': 'auto-generated', subject: 'Ravi answered: Re: A site' });
    // The link opens this enquiry, in the plain text and in HTML.
    const link = `https://dune.example/admin/enquiries?enquiry=${id}`;
    expect(first.text.split(link)).toHaveLength(3);
    const owners = (await send('GET', '/enquiries/owners', { token })).body;
    await send('PUT', `/enquiries/${id}`, { token, body: { ownerId: owners[0]._id } });
    imap.add(mail({ to, text: 'And another thing', id: '<3@example.com>' }));
    await readMailbox();
    await app.outbox.run();
    expect((await smtp.next()).to).toEqual([owners[0].email]);
    expect(smtp.unread()).toBe(0);
  });

  test('a mail that comes back marks the reply, the delivery and the address', async () => {
    const { enquire, reply, readMailbox, imap, thread, smtp, send, token } = await answering(kind);
    const id = await enquire('message');
    await reply(id, { html: '<p>Hello</p>' });
    const sent = await smtp.next();
    imap.add(bounce({ messageId: sent.headers['message-id'] ?? '', recipient: 'ravi@example.com' }));
    await readMailbox();
    const { mails, bounce: reason, waitingSince } = await thread(id);
    expect(mails).toMatchObject([
      { state: 'returned', answer: '550 5.1.1 No such user' },
      { direction: 'in', kind: 'bounce' },
    ]);
    expect([reason, waitingSince]).toEqual(['550 5.1.1 No such user', '']);
    const delivery = (await send('GET', `/deliveries/${mails[0]?.deliveryId}`, { token })).body;
    expect(delivery.lastAnswer).toBe('The mail came back. 550 5.1.1 No such user');
  });

  test('a report about a mail that is not ours, or that names another address, marks nobody', async () => {
    const { enquire, reply, readMailbox, imap, thread, smtp, database } = await answering(kind);
    const id = await enquire('message');
    await reply(id, { html: '<p>Hello</p>' });
    const messageId = (await smtp.next()).headers['message-id'] ?? '';
    imap.add(bounce({ messageId: '<0195a1b0-0000-7000-8000-000000000302@dune.example>', recipient: 'x@y.example' }));
    imap.add(bounce({ messageId, recipient: 'victim@example.com', id: '<b2@mx.example>' }));
    await readMailbox();
    const marked = await database.db.selectFrom('bounced_addresses').select('address').execute();
    expect(marked).toEqual([{ address: 'ravi@example.com' }]);
    expect((await thread(id)).mails).toHaveLength(2);
  });

  test('forged reports about one mail add one report of each kind, and none to a full thread', async () => {
    const { enquire, reply, readMailbox, imap, thread, smtp, database } = await answering(kind);
    const id = await enquire('message');
    await reply(id, { html: '<p>Hello</p>' });
    const messageId = (await smtp.next()).headers['message-id'] ?? '';
    const forged = (n: number, action: string) => bounce({ messageId, recipient: 'x@y.example', id: `<${action}${n}@x.example>`, action }); // prettier-ignore
    for (const n of [1, 2]) for (const action of ['delayed', 'failed']) imap.add(forged(n, action));
    await readMailbox();
    expect((await thread(id)).mails.map((stored) => stored.kind)).toEqual(['personal', 'automatic', 'bounce']);
    const [, report] = await database.db.selectFrom('thread_mails').selectAll().orderBy('id').execute();
    await database.db.deleteFrom('thread_mails').where('direction', '=', 'in').execute();
    const full = Array.from({ length: THREAD_MAILS_PER_HOUR }, (_, n) => ({ ...report!, id: newId(), message_id: `<${n}@y>`, in_reply_to: '', at: new Date().toISOString() })); // prettier-ignore
    await database.db.insertInto('thread_mails').values(full).execute();
    imap.add(forged(3, 'failed'));
    await readMailbox();
    expect((await thread(id)).mails).toHaveLength(1 + THREAD_MAILS_PER_HOUR);
  });

  test('a mail with characters that a database refuses stops no later mail', async () => {
    const { enquire, reply, readMailbox, imap, thread, addressed } = await answering(kind);
    const id = await enquire('message');
    await reply(id, { html: '<p>Hello</p>' });
    const to = await addressed();
    const nul = '=?utf-8?B?PGEAYkBjPg==?='; // "<a", NUL, "b@c>"
    imap.add(mail({ to: MAILBOX, from: `${nul} <x@y.example>`, subject: nul, answers: nul, text: 'x', id: nul }));
    const headers = ['MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8'];
    imap.add(mail({ to, from: nul, subject: nul, text: '<p>He\0llo</p>', id: nul, headers }));
    imap.add(mail({ to, text: 'Thank you!' }));
    await readMailbox();
    expect((await thread(id)).mails.slice(1)).toMatchObject([{ text: 'Hello' }, { text: 'Thank you!' }]);
  });

  test('attachments are kept as downloads for staff, and removed when their mail is gone', async () => {
    const { enquire, reply, readMailbox, imap, thread, send, app, token, addressed, database, storage } =
      await answering(kind);
    const id = await enquire('message');
    await reply(id, { html: '<p>Hello</p>' });
    imap.add(withAttachment(await addressed()));
    await readMailbox();
    const attachments = (await thread(id)).mails[1]?.attachments ?? [];
    expect(attachments).toMatchObject([{ fileName: 'plan.html', mediaType: 'text/html', bytes: 26 }]);
    const path = `/enquiries/${id}/attachments/${attachments[0]?._id}`;
    const file = await send('GET', path, { token });
    expect(file.body).toBe('<script>alert(1)</script>\n');
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="attachment"; filename*=UTF-8''plan.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await send('GET', path)).status).toBe(401);
    const other = await enquire('lead');
    expect((await send('GET', path.replace(id, other), { token })).status).toBe(404);
    const [stored] = await database.db.selectFrom('thread_attachments').select('stored_name').execute();
    expect((await app.inject({ url: `/uploads/${stored?.stored_name}` })).statusCode).toBe(404);
    await database.db.deleteFrom('thread_mails').execute();
    await app.threads.purgeAttachments();
    expect(await storage.has(stored?.stored_name ?? '')).toBe(true);
    await app.threads.purgeAttachments(Date.now() + 86_400_001);
    expect(await storage.has(stored?.stored_name ?? '')).toBe(false);
  });
});

test('a guessed or changed token, and the answer of another person without one, stay in the mailbox', async () => {
  const { enquire, reply, readMailbox, imap, thread, smtp, addressed, database } = await answering(sqlite);
  const id = await enquire('message');
  await reply(id, { html: '<p>Hello</p>' });
  const to = await addressed();
  const messageId = (await smtp.next()).headers['message-id'] ?? '';
  const altered = to.replace(/(.)(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));
  const other = to.replace(/\+./, (start) => (start === '+a' ? '+b' : '+a'));
  for (const [index, address] of [altered, other, `office+${'a'.repeat(42)}@dune.example`].entries()) {
    imap.add(mail({ to: address, text: 'Guessed', id: `<guess-${index}@example.com>` }));
  }
  imap.add(mail({ to: MAILBOX, from: 'eve@example.com', text: 'Eve', answers: messageId, id: '<eve@example.com>' }));
  imap.add(
    mail({ to: MAILBOX, text: 'Without the address, from the visitor', answers: messageId, id: '<r@example.com>' }),
  );
  await readMailbox();
  expect((await thread(id)).mails.map(({ text }) => text)).toEqual(['Hello', 'Without the address, from the visitor']);
  const [box] = await database.db.selectFrom('mailboxes').selectAll().execute();
  expect(box).toMatchObject({ unassigned: 4, last_uid: 5, failure: '' });
  expect(imap.folder().messages).toHaveLength(5);
});

test.each([
  'Auto-Submitted: auto-replied',
  'Precedence: bulk',
  'X-Autoreply: yes',
  'List-Id: <all.example.com>',
  'Return-Path: <>',
])('a mail with "%s" is stored as automatic: no notification, no waiting visitor, no answer', async (header) => {
  const { enquire, reply, readMailbox, imap, thread, smtp, app, addressed } = await answering(sqlite, {
    NOTIFY_EMAIL: 'owner@dune.example',
  });
  const id = await enquire('message');
  await smtp.next();
  await reply(id, { html: '<p>Hello</p>' });
  expect((await smtp.next()).to).toEqual(['ravi@example.com']);
  imap.add(mail({ to: await addressed(), text: 'I am away', headers: [header] }));
  await readMailbox();
  await app.outbox.run();
  expect(await thread(id)).toMatchObject({ waitingSince: '', mails: [{}, { kind: 'automatic', text: 'I am away' }] });
  expect(smtp.unread()).toBe(0);
});

test('a mail of 20 MB is not downloaded: the thread says that it is in the mailbox', async () => {
  const { enquire, reply, readMailbox, imap, thread, addressed } = await answering(sqlite);
  const id = await enquire('message');
  await reply(id, { html: '<p>Hello</p>' });
  imap.add(mail({ to: await addressed(), text: `${'x'.repeat(998)}\n`.repeat((2 * MAIL_MAX_BYTES) / 1000) }));
  await readMailbox();
  const [, large] = (await thread(id)).mails;
  expect(large).toMatchObject({ kind: 'personal', omission: 'too-large', text: '', subject: 'Re: A site' });
});

test('a mail with 10,000 parts is read, and keeps the first attachments', async () => {
  const { enquire, reply, readMailbox, imap, thread, addressed } = await answering(sqlite);
  const id = await enquire('message');
  await reply(id, { html: '<p>Hello</p>' });
  const part = '--b\nContent-Type: application/x-y; name=f\nContent-Disposition: attachment\n\nz\n';
  const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
  imap.add(mail({ to: await addressed(), text: `${part.repeat(10_000)}--b--\n`, headers }));
  await readMailbox();
  const [, many] = (await thread(id)).mails;
  expect(many).toMatchObject({ omission: '', droppedAttachments: 9970 });
  expect(many?.attachments).toHaveLength(30);
});

test('a mail that needs more memory than it may have ends neither the server nor the mailbox', async () => {
  const { enquire, reply, readMailbox, imap, thread, addressed } = await answering(sqlite);
  const id = await enquire('message');
  await reply(id, { html: '<p>Hello</p>' });
  const to = await addressed();
  const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
  imap.add(mail({ to, text: `--b\n\n${'x\n'.repeat(600_000)}--b--`, headers, id: '<bomb@example.com>' }));
  imap.add(mail({ to, text: 'Thank you!' }));
  await readMailbox();
  expect((await thread(id)).mails.slice(1)).toMatchObject([{ omission: 'unreadable' }, { text: 'Thank you!' }]);
});

test('a mail that fails three times is listed without its content, leaves no file, and stops no later mail', async () => {
  const { enquire, reply, readMailbox, imap, thread, addressed, database, storage } = await answering(sqlite);
  const id = await enquire('message');
  await reply(id, { html: '<p>Hello</p>' });
  const to = await addressed();
  imap.add(withAttachment(to));
  imap.add(mail({ to, text: 'Thank you!', id: '<2@example.com>' }));
  const refuse = sql`create trigger refuse before insert on thread_attachments begin select raise(abort, 'Refused'); end`;
  await refuse.execute(database.db);
  for (const attempt of [1, 2]) {
    await readMailbox().catch((error: unknown) => expect(`${attempt}: ${String(error)}`).toMatch(/^1: .*Refused/));
    expect((await thread(id)).mails).toHaveLength(1);
  }
  await readMailbox();
  expect((await thread(id)).mails.slice(1)).toMatchObject([{ omission: 'unreadable' }, { text: 'Thank you!' }]);
  for await (const name of storage.list()) expect(isAttachmentName(name)).toBe(false);
});

test('a report is looked into only if it is small and names a mail of ours, and only some at a time', async () => {
  const { enquire, reply, smtp, database, storage } = await answering(sqlite);
  await reply(await enquire('message'), { html: '<p>Hello</p>' });
  const ours = (await smtp.next()).headers['message-id'] ?? '';
  const looked: string[] = [];
  const parse = async (content: Buffer) => (looked.push(content.toString()), null);
  const tokens = openReplyTokens(openSecretBox({ dataDir: '/nonexistent', secretKey: 'k'.repeat(32) }));
  const changeRecords = { messages: () => Promise.reject(new Error()), leads: () => Promise.reject(new Error()) };
  const incoming = openIncoming({ database, storage, tokens, changeRecords, parse });
  const reading = { mailbox: MAILBOX, reportsLeft: 1 };
  const send = (messageId: string, more = '') => {
    const start = Buffer.from(bounce({ messageId, recipient: 'x@y.example' }) + more);
    return incoming.receive({ bytes: start.length, receivedAt: new Date(), start, load: async () => start }, reading);
  };
  await send('<someone@else.example>');
  await send('<0195a1b0-0000-7000-8000-000000000302@dune.example>');
  await send(ours, 'x'.repeat(256 * 1024));
  expect(looked).toEqual([]);
  await send(ours);
  await send(ours);
  expect(looked).toHaveLength(1);
});

test('HTML of a mail runs no script, loads nothing, and says how many pictures are missing', async () => {
  const { enquire, reply, readMailbox, imap, thread, addressed } = await answering(sqlite);
  const id = await enquire('message');
  await reply(id, { html: '<p>Hello</p>' });
  const html = `<html><head><title>T</title><style>p{background:url(https://t.example/c)}</style></head><body
    background="https://t.example/b"><p onclick="x()" style="background:url(https://t.example/d)">Hello</p>
    <script>alert(1)</script><img src="https://t.example/1.gif" width=1><IMG SRC='http://t.example/2.gif'>
    <img src="cid:logo"><a href="javascript:x()">a</a><iframe src="https://t.example"></iframe>
    <link rel=stylesheet href="https://t.example/s"><svg><image href="https://t.example/i"/></svg></body></html>`;
  const headers = ['MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8'];
  imap.add(mail({ to: await addressed(), text: html, headers }));
  await readMailbox();
  const [, shown] = (await thread(id)).mails;
  expect(shown).toMatchObject({ blockedPictures: 2 });
  expect(shown?.html).toContain('<p>Hello</p>');
  expect(shown?.html).not.toMatch(/t\.example|script|style|img|onclick|iframe|>T</i);
});

test('neither subject nor name adds a header, and a reply without words is refused', async () => {
  const { enquire, reply, smtp } = await answering(sqlite);
  const id = await enquire('message', {
    firstName: 'Ravi\r\nBcc: all@example.com',
    subject: 'A\r\nBcc: all@example.com',
  });
  await reply(id, { html: '<p>Hello</p>', subject: 'Your site\r\nBcc: all@example.com' });
  const sent = await smtp.next();
  expect(sent.to).toEqual(['ravi@example.com']);
  expect(Object.keys(sent.headers)).not.toContain('bcc');
  expect(sent.headers['subject']).toBe('Your site Bcc: all@example.com');
  const empty = await reply(id, { html: '<p> </p><script>x</script><img src="/uploads/x.webp">' });
  expect(empty).toMatchObject({ status: 400, body: { issues: [{ path: 'html', message: 'Reply is required' }] } });
});

test('without a mailbox a reply works too, and without mail it says what to do', async () => {
  const smtp = await mailServer();
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Dune <site@dune.example>' };
  const { send, login } = await testApp(sqlite, { env });
  const token = await login('editor');
  await send('POST', '/contact/messages', { body: message });
  const [{ _id: id }] = (await send('GET', '/contact/messages', { token })).body;
  const body = { html: '<p>Hello</p>', key: 'press-of-send' };
  expect(await send('POST', `/enquiries/${id}/replies`, { token, body })).toMatchObject({
    status: 201,
    body: { canSend: true, mailbox: { state: 'off', checkedAt: '' } },
  });
  expect((await smtp.next()).text).not.toMatch(/^reply-to:/im);
  const silent = await testApp(sqlite);
  const staff = await silent.login('editor');
  await silent.send('POST', '/contact/messages', { body: message });
  const [{ _id: other }] = (await silent.send('GET', '/contact/messages', { token: staff })).body;
  const refused = await silent.send('POST', `/enquiries/${other}/replies`, { token: staff, body });
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('Mail is not set up') } });
});

test('a mailbox that cannot be read is reported in the thread, and once in the log', async () => {
  const { enquire, app, thread, readMailbox } = await answering(sqlite, {}, { password: 'another' });
  const id = await enquire('message');
  await expect(readMailbox()).rejects.toThrow();
  await app.threads.readMailbox(RUNNING);
  const { state, failure } = (await thread(id)).mailbox;
  expect(state).toBe('failing');
  expect(failure).toMatch(/^The mail server refused the login. Check user and password. \S/);
});

test('staff read the mailbox at once, and see when it was read and how many mails belong to no enquiry', async () => {
  const { enquire, reply, imap, thread, send, token, addressed } = await answering(sqlite);
  const id = await enquire('message');
  await reply(id, { html: '<p>Hello</p>' });
  expect((await send('GET', '/mailbox', { token })).body).toMatchObject({ state: 'unread', checkedAt: '' });
  imap.add(mail({ to: await addressed(), text: 'Yes' }));
  imap.add(mail({ to: MAILBOX, from: 'a@shop.example', text: 'Buy!', id: '<2@shop.example>' }));
  const { status, body } = await send('POST', '/mailbox/read', { token });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...{ state: 'working', failure: '', isReading: false, unassigned: 1 },
    checkedAt: expect.stringMatching(/^20/),
  });
  expect(await thread(id)).toMatchObject({ mailbox: body, mails: [{}, { text: 'Yes' }] });
  expect((await send('POST', '/mailbox/read')).status).toBe(401);
});

/** A server with mail, a mailbox, and staff. */
async function answering(kind: TestDatabase, more: Record<string, string> = {}, mailbox: { password?: string } = {}) {
  const received = await mailServer();
  const imap = await imapServer(mailbox);
  const env = {
    ...{ SMTP_URL: `smtp://127.0.0.1:${received.port}`, MAIL_FROM: 'Dune <site@dune.example>' },
    ...{ IMAP_URL: imap.url, SITE_URL: 'https://dune.example', SECRET_KEY: 'k'.repeat(32), ...more },
  };
  const app = await testApp(kind, { env });
  const token = await app.login('editor');
  let presses = 0;
  const thread = async (id: string): Promise<Thread> =>
    (await app.send('GET', `/enquiries/${id}/thread`, { token })).body;
  return {
    ...app,
    ...{ token, imap, thread },
    smtp: {
      unread: received.unread,
      next: async () => {
        const { to, text } = await received.next();
        return { to, ...readMail(text) };
      },
    },
    enquire: async (form: 'message' | 'lead', changes: object = {}): Promise<string> => {
      const [path, list] = form === 'lead' ? ['/leads', '/leads'] : ['/contact/messages', '/contact/messages'];
      await app.send('POST', path, { body: { ...(form === 'lead' ? lead : message), ...changes } });
      return (await app.send('GET', list, { token })).body[0]._id;
    },
    reply: (id: string, body: { html: string; subject?: string; key?: string }) =>
      app.send('POST', `/enquiries/${id}/replies`, { token, body: { key: `press-${presses++}-of-send`, ...body } }),
    readMailbox: () => app.app.threads.readMailbox(RUNNING),
    /** The address to which the newest reply wants its answer. */
    addressed: async (): Promise<string> => {
      const rows = await app.database.db
        .selectFrom('deliveries')
        .select('payload')
        .where('purpose', '=', 'reply')
        .execute();
      const stored = rows.map(({ payload }) => JSON.parse(payload).mail?.replyTo?.address as string | undefined);
      return stored.find(Boolean) ?? tokenAddress(app.database);
    },
  };
}

/** The payload of an accepted mail is gone: the address follows from the enquiry again. */
async function tokenAddress(database: Awaited<ReturnType<typeof testApp>>['database']): Promise<string> {
  const [mailRow] = await database.db.selectFrom('thread_mails').select('enquiry_id').execute();
  const box = openSecretBox({ dataDir: '/nonexistent', secretKey: 'k'.repeat(32) });
  return openReplyTokens(box).addressFor(MAILBOX, mailRow?.enquiry_id ?? '') ?? '';
}

interface Mail {
  to: string;
  text: string;
  from?: string;
  subject?: string;
  id?: string;
  answers?: string;
  headers?: string[];
}

function mail({
  to,
  text,
  from = 'Ravi <Ravi@example.com>',
  subject = 'Re: A site',
  id = '<1@example.com>',
  answers,
  headers = [],
}: Mail) {
  const references = answers ? [`In-Reply-To: ${answers}`, `References: ${answers}`] : [];
  const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: ${id}`, ...references, ...headers];
  return `${lines.join('\n')}\n\n${text}\n`;
}

function withAttachment(to: string): string {
  const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
  const name = '"../../etc/plan.html"';
  const file = `Content-Type: text/html; name=${name}\nContent-Disposition: attachment; filename=${name}\n\n<script>alert(1)</script>`;
  return mail({ to, headers, text: `--b\nContent-Type: text/plain\n\nSee the plan\n--b\n${file}\n--b--` });
}

function bounce({
  messageId,
  recipient,
  id = '<b1@mx.example>',
  action = 'failed',
}: {
  messageId: string;
  recipient: string;
  id?: string;
  action?: string;
}) {
  const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'];
  const status = `Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ${recipient}\nAction: ${action}\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such user`;
  const parts = [
    'Content-Type: text/plain\n\nYour mail could not be delivered.',
    `Content-Type: message/delivery-status\n\n${status}`,
    `Content-Type: message/rfc822\n\nMessage-ID: ${messageId}\nSubject: Re: A site\n\nHello`,
  ];
  const text = `${parts.map((part) => `--b\n${part}\n`).join('')}--b--`;
  return mail({ to: 'site@dune.example', from: 'MAILER-DAEMON@mx.example', id, headers, text });
}

/** The headers of a sent mail, and its decoded plain text. */
function readMail(raw: string) {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])); // prettier-ignore
  return { headers: headers as Record<string, string>, text: raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') };
}
