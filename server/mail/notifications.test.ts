import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { readSettings } from '#server/settings.ts';
import { mailServer } from '../../tests/support/mail-server.ts';
import { openNotificationCounts, SINGLE_MAILS_PER_HOUR } from './notification-counts.ts';
import { openDigests } from './notifications.ts';

const message = { firstName: 'Ravi', email: 'ravi@example.com', subject: 'A site', message: 'Can you help us?' };

test('a new message triggers an email if SMTP_URL and NOTIFY_EMAIL are set', async () => {
  const { port, next } = await mailServer();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Site <site@example.com>',
    NOTIFY_EMAIL: 'owner@example.com',
    SITE_URL: 'https://dune.example',
  };
  const { send } = await testApp(sqlite, { env });
  const visit = { landingPage: '/blog/sand', referrer: 'search.example', campaign: 'spring' };
  expect((await send('POST', '/contact/messages', { body: { ...message, visit } })).status).toBe(201);
  const { to, text } = await next();
  expect(to).toEqual(['owner@example.com']);
  expect(text).toContain('First page: /blog/sand\r\nCame from: search.example\r\nCampaign: spring');
  expect(text.replaceAll('=\r\n', '')).toContain('https://dune.example/admin/enquiries?enquiry=');
  expect(text).toContain('From: Site <site@example.com>');
  expect(text).toContain('Reply-To: Ravi <ravi@example.com>');
  expect(text).toMatch(/^Subject: New contact message from Ravi: A site\r$/m);
  expect(text).toContain('@media (prefers-color-scheme: dark) {');
  expect(text).toContain('<meta name=3D"color-scheme" content=3D"light dark">');
  expect(text.indexOf('From: Ravi')).toBeLessThan(text.indexOf('Can you help us?'));
  expect(text).toContain('Can you help us?');
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(text).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html/);
});

test('an unreachable mail server neither delays visitors nor loses messages', async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'owner@example.com' };
  const { send, login, app } = await testApp(sqlite, { env });
  expect((await send('POST', '/contact/messages', { body: message })).status).toBe(201);
  const token = await login('editor');
  expect((await send('GET', '/contact/messages', { token })).body).toHaveLength(1);
  await app.outbox.run();
  const [waiting] = (await send('GET', '/deliveries', { token })).body;
  expect(waiting).toMatchObject({ state: 'queued', attempts: 1, to: 'owner@example.com' });
  expect(waiting.lastAnswer).toContain('connection to the mail server failed');
});

test('a visitor adds no header to the mail, whatever the form contains', async () => {
  const { port, next } = await mailServer();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'owner@example.com' };
  const { send } = await testApp(sqlite, { env });
  const name = 'Ravi\r\nBcc: all@example.com\r\n\r\nHello';
  const body = { ...message, firstName: name, subject: 'A\r\nBcc: all@example.com', email: 'x,all@example.com' };
  expect((await send('POST', '/contact/messages', { body })).status).toBe(201);
  const { to, text } = await next();
  expect(to).toEqual(['owner@example.com']);
  const [headers = ''] = text.split('\r\n\r\n');
  expect(headers).not.toMatch(/^bcc:/im);
  expect(headers.match(/^subject:/gim)).toHaveLength(1);
  const unfolded = headers.replaceAll(/\r\n\s+/g, ' ');
  expect(unfolded).toContain('Subject: New contact message from Ravi Bcc: all@example.com Hello: A Bcc:');
  expect(unfolded).toMatch(/^Reply-To: "Ravi Bcc: all@example.com\s+Hello" <"x,all"@example.com>$/m);
});

describe.each(databases)('many enquiries on $kind', (kind) => {
  test('are all stored; what exceeds the mails of an hour is summed up in one digest', async () => {
    const { port, next, unread } = await mailServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'owner@example.com', TRUST_PROXY: 'true' };
    const { send, login, database, app } = await testApp(kind, { env });
    const later = Date.now() + 3_600_000;
    const ends_at = new Date(later).toISOString();
    const hour = { kind: 'message', count: SINGLE_MAILS_PER_HOUR - 2, ends_at };
    await database.db.insertInto('notification_counts').values(hour).execute();
    for (let n = 0; n < 5; n++) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` };
      expect((await send('POST', '/contact/messages', { body: message, headers })).status).toBe(201);
    }
    expect((await send('GET', '/contact/messages', { token: await login('editor') })).body).toHaveLength(5);
    await app.outbox.run();
    for (let n = 0; n < 2; n++) expect((await next()).text).toMatch(/Subject: New contact message/);
    const settings = readSettings(env);
    const queueDigests = openDigests(settings, database, app.mailSetup, () => later);
    await Promise.all([queueDigests(), queueDigests()]);
    expect((await next()).text).toMatch(/Subject: 3 more contact messages/);
    await app.outbox.run();
    expect(unread()).toBe(0);
    expect(await openNotificationCounts(database.db, () => later).countAndAllowMail('message')).toBe(true);
  });
});
