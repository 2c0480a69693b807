import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite } from '../../tests/support/databases.ts';
import { readSettings } from '#server/settings.ts';
import { mailServer } from '../../tests/support/mail-server.ts';
import { openNotificationCounts } from './notification-counts.ts';
import { sendDigests } from './notifications.ts';

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
  expect((await send('POST', '/contact/messages', { body: message })).status).toBe(201);
  const { to, text } = await next();
  expect(to).toEqual(['owner@example.com']);
  expect(text).toContain('From: Site <site@example.com>');
  expect(text).toMatch(/Subject: New contact message/);
  expect(text).toContain('Can you help us?');
});

test('an unreachable mail server neither delays visitors nor loses messages', async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'owner@example.com' };
  const { send, login } = await testApp(sqlite, { env });
  expect((await send('POST', '/contact/messages', { body: message })).status).toBe(201);
  expect((await send('GET', '/contact/messages', { token: await login('editor') })).body).toHaveLength(1);
});

describe.each(databases)('many enquiries on $kind', (kind) => {
  test('are all stored; 30 per hour are mailed one by one, and the others as one digest', async () => {
    const { port, next, unread } = await mailServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'owner@example.com', TRUST_PROXY: 'true' };
    const { send, login, database } = await testApp(kind, { env });
    for (let n = 0; n < 33; n++) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` };
      expect((await send('POST', '/contact/messages', { body: message, headers })).status).toBe(201);
    }
    expect((await send('GET', '/contact/messages', { token: await login('editor') })).body).toHaveLength(33);
    for (let n = 0; n < 30; n++) expect((await next()).text).toMatch(/Subject: New contact message/);
    const later = Date.now() + 3_600_000;
    const [one, other] = [openNotificationCounts(database, () => later), openNotificationCounts(database, () => later)];
    for (const counts of [one, other]) await sendDigests(readSettings(env), counts);
    expect((await next()).text).toMatch(/Subject: 3 more contact messages/);
    expect(unread()).toBe(0);
    expect(await one.countAndAllowMail('message')).toBe(true);
  });
});
