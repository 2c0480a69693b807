import { describe, expect, test } from 'vitest';
import { openReminders, reminderRenderer } from './reminders.ts';
import { responseSentence } from './response-time.ts';
import { newId } from '#server/ids.ts';
import type { Database } from '#server/db/open.ts';
import { openSiteSettings } from '#server/site-settings/store.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const always = {
  sunday: true,
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
};
const rules = {
  ...{ workDays: always, workFrom: '00:00', workUntil: '23:59' },
  ...{ showsResponseTime: true, responseLimitHours: 24, reminderDays: 2 },
};
const PROMISE = 'We usually respond within a few hours.';
const HOUR_MS = 3_600_000;

describe.each(databases)('how fast the agency answers, on $kind', (kind) => {
  test('the median replaces the text for visitors, from ten answers on and up to the limit', async () => {
    const { database, send, login } = await testApp(kind);
    const token = await login('admin');
    const promise = async (reader = {}) => (await send('GET', '/contact/section', reader)).body.form.promise;
    const set = async (changes: object) => {
      expect((await send('PUT', '/settings/enquiries', { token, body: { ...rules, ...changes } })).status).toBe(200);
    };
    await set({});
    await answer(database, [1, 1, 1, 1, 2.5, 2.5, 30, 30, 30]);
    expect(await promise()).toBe(PROMISE);
    await answer(database, [2.5]);
    await set({});
    expect(await promise()).toBe('We usually respond within 3 working hours.');
    expect(await promise({ token })).toBe(PROMISE);
    await set({ responseLimitHours: 2 });
    expect(await promise()).toBe(PROMISE);
    await set({ showsResponseTime: false });
    expect(await promise()).toBe(PROMISE);
  });

  test('the answers to people who were erased count, and those they never got do not', async () => {
    const { database, send, login } = await testApp(kind);
    await send('PUT', '/settings/enquiries', { token: await login('admin'), body: rules });
    const promise = () => responseSentence(database, openSiteSettings(database));
    await answer(database, [1, 1, 1, 1, 1, 1, 1, 1]);
    const created_at = new Date(Date.now() - 24 * HOUR_MS).toISOString();
    const first_answer_at = new Date(Date.now() - 19 * HOUR_MS).toISOString();
    const erase = (answers: (string | null)[]) =>
      database.db
        .insertInto('erased_enquiries')
        .values(answers.map((at) => ({ id: newId(), kind: 'leads', stage: 'won', created_at, first_answer_at: at })))
        .execute();
    await erase([first_answer_at, null]);
    expect(await promise()).toBeNull();
    await erase(Array.from({ length: 9 }, () => first_answer_at));
    expect(await promise()).toBe('We usually respond within 5 working hours.');
  });

  test.each([
    [{ workFrom: '9' }, 'workFrom', 'Enter a time, for example 09:00'],
    [{ workFrom: '18:00', workUntil: '09:00' }, 'workUntil', 'Work must end after it begins'],
  ])('%j is refused at %s', async (changes, path, message) => {
    const { send, login } = await testApp(kind);
    const reply = await send('PUT', '/settings/enquiries', {
      token: await login('admin'),
      body: { ...rules, ...changes },
    });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  test('a silent enquiry reminds its owner once, and everybody who is told if it has none', async () => {
    const { database, send, login } = await testApp(kind);
    const token = await login('admin');
    await send('PUT', '/settings/enquiries', { token, body: rules });
    const body = { name: 'Zoë', email: 'zoe@example.com', consent: true };
    await send('POST', '/leads', { body });
    await send('POST', '/leads', { body });
    const [mine, done] = (await send('GET', '/enquiries', { token })).body;
    await send('PUT', `/enquiries/${done._id}`, { token, body: { isDone: true } });
    const { _id: ownerId, email } = (await send('GET', '/enquiries/owners', { token })).body[0];
    let now = Date.now();
    const remind = openReminders(
      {
        database,
        siteSettings: openSiteSettings(database),
        mailSetup: async () => ({
          server: { url: 'smtp://mail.example' },
          from: 'site@dune.example',
          notify: [{ address: 'asha@dune.example', kinds: ['lead'] }],
        }),
      },
      () => now,
    );
    const render = reminderRenderer(database, { siteUrl: 'https://dune.example', adminBase: '/admin' });
    const payloads = async () =>
      (await database.db.selectFrom('deliveries').select('payload').where('purpose', '=', 'reminder').orderBy('id').execute()).map(({ payload }) => payload); // prettier-ignore
    const reminded = async () => {
      const rows = await database.db.selectFrom('deliveries').select(['recipient', 'title']).where('purpose', '=', 'reminder').orderBy('id').execute(); // prettier-ignore
      return rows.map(({ recipient, title }) => `${recipient}: ${title}`);
    };
    await remind();
    expect(await reminded()).toEqual([]);
    now += 49 * HOUR_MS;
    await remind();
    await remind();
    expect(await reminded()).toEqual(['asha@dune.example: One enquiry waits for you']);
    const [first = ''] = await payloads();
    expect(first).not.toContain('Zoë');
    expect(await render(JSON.parse(first))).toMatchObject({ to: 'asha@dune.example', text: expect.stringMatching(/: Zoë\n[\s\S]+enquiries\?enquiry=/) }); // prettier-ignore
    const queuedBefore = { to: 'asha@dune.example', subject: 'One', text: 'One' };
    expect(await render({ mail: queuedBefore })).toEqual(queuedBefore);
    const silent = { last_activity_at: new Date(Date.now() - 50 * HOUR_MS).toISOString() };
    await database.db.updateTable('enquiries').set(silent).execute();
    const counts = (await send('GET', '/enquiries/counts', { token })).body;
    expect(counts).toMatchObject({ open: 1, waiting: 1, waitingDays: 2 });
    expect((await send('GET', '/enquiries?due=waiting', { token })).body).toMatchObject([{ _id: mine._id }]);
    await send('PUT', `/enquiries/${mine._id}`, { token, body: { ownerId } });
    now = Date.now() + 49 * HOUR_MS;
    await remind();
    expect(await reminded()).toEqual([
      'asha@dune.example: One enquiry waits for you',
      `${email}: One enquiry waits for you`,
    ]);
    const second = JSON.parse((await payloads())[1] ?? '{}');
    expect(await render(second)).toMatchObject({ to: email, subject: 'One enquiry waits for you' });
    await send('PUT', `/enquiries/${mine._id}`, { token, body: { stage: 'won' } });
    expect(await render(second)).toBeNull();
    now = Date.now() + 60 * HOUR_MS;
    await remind();
    expect(await reminded()).toHaveLength(2);
  });
});

/** Enquiries that arrived two days ago and were answered after so many hours. */
async function answer({ db }: Database, hours: number[]): Promise<void> {
  const came = Date.now() - 48 * HOUR_MS;
  const created_at = new Date(came).toISOString();
  for (const hour of hours) {
    const first_answer_at = new Date(came + hour * HOUR_MS).toISOString();
    await db
      .insertInto('enquiries')
      .values({
        ...{ id: newId(), version: 1, kind: 'messages', created_at, updated_at: created_at, state: 'open' },
        ...{ stage: 'contacted', owner_id: null, next_step: '', next_step_on: null, deal_value: 0, tags: '\n' },
        ...{ search: '', email_key: '', phone_key: '', company_key: '', is_suspect: 0, done_at: null },
        ...{ first_answer_at, last_activity_at: created_at, merged_into: null, removed_at: null, visit: '' },
      })
      .execute();
  }
}
