import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { CanaryStepName } from '#contract/canary-steps.ts';
import { contact as section } from '#contract/sections/contact.ts';
import { tableTreatments } from '#server/backups/backup-tables.ts';
import type { Database } from '#server/db/open.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { openSiteSettings } from '#server/site-settings/store.ts';
import { contact as starter } from '#server/starter/content/contact.ts';
import { query } from '#web/api.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { ContactSection } from '#web/site/contact/contact-section.tsx';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import { mailServer } from '../../tests/support/mail-server.ts';
import { openCanary } from './canary.ts';
import { readMailState } from '#server/mail/mail-state.ts';
import { openOwnSite } from './own-site.ts';
import { openCanaryRuns } from './runs.ts';

const HOUR_MS = 3_600_000;
const SITE_URL = 'https://dune.example';
/** The contact page with the form as visitors get it. */
const PAGE = `<!doctype html><script type="module" id="start" data-app="/assets/site.js" data-preload="/assets/form.js"></script>${formHtml()}`;

function formHtml(): string {
  const client = new QueryClient();
  client.setQueryData(query('GET /retention').queryKey, { messagesDays: 0, leadsDays: 0, reviewsDays: 0 });
  const place = { anchor: 'contact', level: 1 } as const;
  const view = createElement(ContactSection, { content: section.fields.parse(starter), look: 'page', data: {}, place });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client } as never, view));
}

interface Options {
  html?: string;
  script?: string | null;
  refusesMail?: boolean;
  env?: Record<string, string>;
  /** Called before each run of the outbox during a check. */
  beforeMail?: (database: Database) => Promise<void>;
  mailMaxMs?: number;
}

/** A site that listens, with a mail server and a daily check whose clock the test sets. */
async function checkedSite(kind: TestDatabase, { html = PAGE, script = 'run()', ...options }: Options = {}) {
  const mails = await mailServer({ refuses: options.refusesMail ?? false });
  const env = {
    ...{ SITE_URL, SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'Dune <site@dune.example>' },
    ...{ NOTIFY_EMAIL: 'owner@dune.example', ...options.env },
  };
  const { app, database, send, login } = await testApp(kind, { env });
  if (html) app.get('/contact', (_, reply) => reply.type('text/html').send(html));
  app.get('/assets/site.js', (_, reply) => reply.type('text/javascript').send('run()'));
  if (script !== null) app.get('/assets/form.js', (_, reply) => reply.type('text/javascript').send(script));
  await app.listen({ port: 0, host: '127.0.0.1' });
  let laterMs = 0;
  const outbox: Pick<Outbox, 'run'> = {
    run: async () => {
      await options.beforeMail?.(database);
      await app.outbox.run();
    },
  };
  const start = new Date();
  const open = () =>
    openCanary({
      ...{ database, settings: { siteUrl: SITE_URL, adminBase: '/admin' }, mailSetup: app.mailSetup, outbox },
      ...{ siteSettings: openSiteSettings(database), log: app.log, mailMaxMs: options.mailMaxMs ?? 20_000 },
      site: openOwnSite(SITE_URL, () => app.server.address()),
      now: () => new Date(start.getTime() + laterMs),
    });
  const setLater = (ms: number) => (laterMs = ms);
  const canary = open();
  laterMs = HOUR_MS;
  return { app, database, send, login, mails, canary, open, setLater };
}

async function rowCounts({ db }: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(tableTreatments)) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

const submission = (message: string) => ({ firstName: 'Asha', email: 'asha@dune.example', message });

describe.each(databases)('the daily check on $kind', (kind) => {
  test('goes through page, form, row and mail, and nothing of it is ever seen or left', async () => {
    const during: Record<string, number>[] = [];
    const site = await checkedSite(kind, {
      beforeMail: async (database) => void during.push(await rowCounts(database)),
    });
    const { canary, database, send, login, mails } = site;
    const token = await login('admin');
    await send('POST', '/contact/messages', { body: submission('A real one, which stays.') });
    await site.app.outbox.run();
    expect((await mails.next()).to).toEqual(['owner@dune.example']);
    const before = await rowCounts(database);
    await canary.runIfDue();
    const { runs } = await canary.status();
    const names = runs[0]?.steps.map(({ name, problem }) => `${name} ${problem}`.trim());
    expect(names).toEqual(['page', 'script', 'form', 'send', 'row', 'mail', 'removal']);
    expect(runs[0]?.result).toBe('passed');
    const mail = await mails.next();
    expect([mail.to, mails.unread()]).toEqual([['site@dune.example'], 0]);
    expect(mail.text).toContain('Auto-Submitted: auto-generated');
    expect(during[0]).toMatchObject({ contact_messages: 1, enquiries: 1, history: before.history, events: 0 });
    expect(await rowCounts(database)).toEqual({ ...before, canary_runs: 1, audit_log: (before.audit_log ?? 0) + 1 });
    expect((await send('GET', '/contact/messages/summary', { token })).body).toMatchObject({ all: 1 });
    expect((await send('GET', '/contact/messages?q=daily', { token })).body).toEqual([]);
    const { items } = (await send('GET', '/audit-log?scope=all', { token })).body;
    expect(items[0]).toMatchObject({ userName: 'Automatic', action: 'check', kind: 'canary', detail: 'passed' });
  });

  test.each<[string, CanaryStepName, Options, string]>([
    ['the page is gone', 'page', { html: '' }, '404'],
    ['the script is gone', 'script', { script: null }, '404'],
    ['a field has another name', 'form', { html: PAGE.replace('name="email"', 'name="mail"') }, '“email”'],
    ['the form is gone', 'form', { html: PAGE.replaceAll('<textarea', '<p') }, 'no form'],
    ['the mail is refused', 'mail', { refusesMail: true }, 'is unknown'],
    ['the mail server is away', 'mail', { env: { SMTP_URL: 'smtp://127.0.0.1:1' } }, 'ECONNREFUSED'],
  ])('fails when %s', async (_, name, options, words) => {
    const { canary, database } = await checkedSite(kind, options);
    await canary.runIfDue();
    const [run] = (await canary.status()).runs;
    expect(run?.result).toBe('failed');
    const failed = run?.steps.filter(({ isPassed }) => !isPassed);
    expect(failed).toMatchObject([{ name, problem: expect.stringContaining(words) }]);
    expect(await rowCounts(database)).toMatchObject({ contact_messages: 0, enquiries: 0, deliveries: 0, events: 0 });
  });

  test('fails when the form is refused, and when the message cannot be stored', async () => {
    const { app, canary, database } = await checkedSite(kind);
    await sql`alter table enquiries rename to enquiries_gone`.execute(database.db);
    await canary.runIfDue();
    const [stored] = (await canary.status()).runs;
    expect(stored?.steps.find(({ isPassed }) => !isPassed)).toMatchObject({
      name: 'row',
      problem: expect.stringContaining('500'),
    });
    await sql`alter table enquiries_gone rename to enquiries`.execute(database.db);
    const site = openOwnSite(SITE_URL, () => app.server.address());
    const refusing = openCanary({
      ...{
        database,
        settings: { siteUrl: SITE_URL, adminBase: '/admin' },
        mailSetup: app.mailSetup,
        outbox: app.outbox,
      },
      ...{ siteSettings: openSiteSettings(database), log: app.log },
      site: { ...site, post: async () => ({ status: 429, type: 'application/json', text: '{}' }) },
    });
    await refusing.startNow();
    await expect.poll(async () => (await refusing.status()).runs[0]?.result).toBe('failed');
    expect((await refusing.status()).runs[0]?.steps[3]).toMatchObject({ name: 'send', isPassed: false });
  });

  test('fails when something of it is left', async () => {
    const site = await checkedSite(kind, {
      beforeMail: async ({ db }) => {
        const [run] = await openCanaryRuns(site.database).newest(1);
        const at = '2026-01-01T00:00:00.000Z';
        const row = { id: run?.recordId ?? '', kind: 'messages', title: '', search: '', value: '{}', version: 1 };
        const deleted = { created_at: at, deleted_at: at, user_id: null, user_name: '', redirects: '[]' };
        const insert = db.insertInto('trash').values({ ...row, ...deleted });
        await insert.onConflict((conflict) => conflict.column('id').doNothing()).execute();
      },
    });
    await site.canary.runIfDue();
    const [run] = (await site.canary.status()).runs;
    expect(run?.steps.filter(({ isPassed }) => !isPassed)).toMatchObject([
      { name: 'removal', problem: expect.stringContaining('trash') },
    ]);
  });

  test('a mark that is forged, used or too old makes an ordinary message', async () => {
    const { send, database, login } = await checkedSite(kind);
    const token = await login('editor');
    const count = async () => (await send('GET', '/contact/messages/summary', { token })).body.all;
    const runs = openCanaryRuns(database);
    await send('POST', '/contact/messages', { body: submission(`daily-check-${'a'.repeat(43)} please`) });
    expect(await count()).toBe(1);
    const used = await runs.claim('used');
    await send('POST', '/contact/messages', { body: submission(`First ${used?.mark}`) });
    expect(await count()).toBe(1);
    await send('POST', '/contact/messages', { body: submission(`Copied ${used?.mark}`) });
    expect(await count()).toBe(2);
    const old = await openCanaryRuns(database, () => Date.now() - 6 * 60_000).claim('old');
    await send('POST', '/contact/messages', { body: submission(`Late ${old?.mark}`) });
    expect(await count()).toBe(3);
  });

  test('one of several processes runs it', async () => {
    const { canary, open, setLater, mails } = await checkedSite(kind);
    setLater(0);
    const other = open();
    setLater(HOUR_MS);
    await Promise.all([canary.runIfDue(), other.runIfDue(), canary.runIfDue()]);
    expect((await canary.status()).runs).toHaveLength(1);
    expect((await mails.next()).to).toEqual(['site@dune.example']);
    expect(mails.unread()).toBe(0);
  });
});

test('the limits of the form do not stop it, and a copied mark does not lift them', async () => {
  const { send, canary, database } = await checkedSite(sqlite, { env: { TRUST_PROXY: 'true' } });
  const post = (message: string) => send('POST', '/contact/messages', { body: submission(message) });
  for (let sent = 0; sent < 30; sent++) await post('Hello again');
  expect((await post('Hello again')).status).toBe(429);
  await canary.runIfDue();
  expect((await canary.status()).runs[0]?.result).toBe('passed');
  const used = await openCanaryRuns(database).claim('used');
  expect((await post(`${used?.mark}`)).status).toBe(201);
  expect((await post(`${used?.mark}`)).status).toBe(429);
});

test('it is late after 26 hours without a run, unless it is off or was just switched on', async () => {
  const { canary, setLater, send, login } = await checkedSite(sqlite);
  const token = await login('admin');
  const isLate = async () => (await canary.status()).isLate;
  const save = (isOn: boolean) => send('PUT', '/settings/canary', { token, body: { isOn, hour: 6, address: '' } });
  setLater(0);
  expect(await isLate()).toBe(false);
  setLater(HOUR_MS); // the process had an hour for its first run
  expect(await isLate()).toBe(true);
  await canary.runIfDue();
  setLater(26 * HOUR_MS);
  expect(await isLate()).toBe(false);
  setLater(28 * HOUR_MS);
  expect(await isLate()).toBe(true);
  await save(false);
  await canary.runIfDue();
  expect(await canary.status()).toMatchObject({
    state: 'off',
    isLate: false,
    nextAt: '',
    runs: [{ result: 'passed' }],
  });
});

test('it waits while mail is not set up, and says so', async () => {
  const { send, login, app } = await testApp(sqlite);
  const token = await login('admin');
  await app.canary.runIfDue();
  expect((await send('GET', '/canary', { token })).body).toEqual({
    state: 'waiting',
    isLate: false,
    nextAt: '',
    runs: [],
  });
  expect(await send('POST', '/canary/runs', { token })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Set up mail first') },
  });
});

test('its mail goes to the address of the settings', async () => {
  const { canary, send, login, mails } = await checkedSite(sqlite);
  const body = { isOn: true, hour: 6, address: 'check@dune.example' };
  expect((await send('PUT', '/settings/canary', { token: await login('admin'), body })).status).toBe(200);
  await canary.runIfDue();
  expect((await mails.next()).to).toEqual(['check@dune.example']);
});

test('ends by its own limit while the outbox hangs, and the state of the mail tells why', async () => {
  const { canary, database, app } = await checkedSite(sqlite, {
    beforeMail: () => new Promise(() => undefined),
    mailMaxMs: 20,
  });
  await app.outbox.close();
  await canary.runIfDue();
  const [run] = (await canary.status()).runs;
  expect(run).toMatchObject({ result: 'failed' });
  const mailState = await readMailState(database, app.mailSetup);
  expect(mailState).toMatchObject({
    state: 'failing',
    answer: run!.steps.find(({ name }) => name === 'mail')!.problem,
  });
});
