import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { mailServer } from '../../tests/support/mail-server.ts';

const message = { firstName: 'Ravi', email: 'ravi@example.com', subject: 'A site', message: 'Can you help us?' };

test('a new message is announced by mail where SMTP_URL and NOTIFY_EMAIL are set', async () => {
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

test('a mail server that does not answer keeps no visitor waiting and loses no message', async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'owner@example.com' };
  const { send, login } = await testApp(sqlite, { env });
  expect((await send('POST', '/contact/messages', { body: message })).status).toBe(201);
  expect((await send('GET', '/contact/messages', { token: await login('editor') })).body).toHaveLength(1);
});
