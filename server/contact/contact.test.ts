import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const message = { firstName: 'Ravi', email: 'ravi@example.com', subject: 'A site', message: 'Can you help us?' };

describe.each(databases)('contact messages on $kind', (kind) => {
  test('a visitor sends a message; staff read it, set its status and delete it', async () => {
    const { send, login } = await testApp(kind);
    const answer = await send('POST', '/contact/messages', { body: { ...message, status: 'archived', _id: 'x' } });
    expect(answer).toMatchObject({ status: 201, body: { message: 'Message sent!' } });
    const token = await login('editor');
    const [stored] = (await send('GET', '/contact/messages', { token })).body;
    expect(stored).toMatchObject({ ...message, status: 'new', version: 1 });
    const path = `/contact/messages/${stored._id}`;
    expect((await send('PUT', path, { token, body: { status: 'read' } })).body.status).toBe('read');
    expect((await send('PUT', path, { token, body: { status: 'lost' } })).status).toBe(400);
    expect((await send('DELETE', path, { token })).status).toBe(200);
    expect((await send('GET', '/contact/messages', { token })).body).toEqual([]);
  });

  test.each([
    [{ message: 'Hello' }, 'Email is required'],
    [{ email: '', message: 'Hello' }, 'Email is required'],
    [{ email: 'nobody', message: 'Hello' }, 'Enter a valid email'],
    [{ email: 'a@b.co', message: ' x ' }, 'Message is too short'],
    [{ email: 'a@b', message: '' }, 'Enter a valid email • Message is too short'],
    [{}, 'Email is required • Message is too short'],
  ])('%j is answered with "%s"', async (body, words) => {
    const { send } = await testApp(kind);
    expect(await send('POST', '/contact/messages', { body })).toMatchObject({ status: 400, body: { message: words } });
  });

  test('pasted control characters are replaced instead of rejected, also in a search', async () => {
    const { send, login } = await testApp(kind);
    const body = { ...message, subject: 'A\u000bsite\u0000', message: 'Can you\u000bhelp us?\u0000 \ud800' };
    expect((await send('POST', '/contact/messages', { body })).status).toBe(201);
    const found = await send('GET', '/contact/messages?q=help%00us', { token: await login('editor') });
    expect(found).toMatchObject({
      status: 200,
      body: [{ subject: 'A site', message: 'Can you\nhelp us?  \ufffd' }],
    });
  });

  test('an extremely long email address is rejected without hanging', async () => {
    const { send } = await testApp(kind);
    const email = `a@${'.'.repeat(60_000)}@`;
    expect((await send('POST', '/contact/messages', { body: { ...message, email } })).status).toBe(400);
  });

  test('are listed newest first, and paginated after the last message of the previous page', async () => {
    const { send, login } = await testApp(kind);
    for (const subject of ['first', 'second', 'third']) {
      await send('POST', '/contact/messages', { body: { ...message, subject } });
    }
    const token = await login('admin');
    const subjects = (body: { subject: string }[]) => body.map((entry) => entry.subject);
    const newest = (await send('GET', '/contact/messages?limit=2', { token })).body;
    expect(subjects(newest)).toEqual(['third', 'second']);
    const older = await send('GET', `/contact/messages?limit=2&before=${newest[1]._id}`, { token });
    expect(subjects(older.body)).toEqual(['first']);
    for (const limit of ['0', '201', 'many', '-1', '1.5']) {
      expect((await send('GET', `/contact/messages?limit=${limit}`, { token })).status, limit).toBe(400);
    }
  });

  test('probable spam is stored, marked with reasons and not counted as new; staff can change the mark', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const spam = { ...message, message: 'Buy [url=https://a.example]backlinks[/url] now' };
    expect(await send('POST', '/contact/messages', { body: spam })).toMatchObject({
      status: 201,
      body: { message: 'Message sent!' },
    });
    await send('POST', '/contact/messages', { body: { ...message, openFor: 60 } });
    const list = async (status: string) => (await send('GET', `/contact/messages?status=${status}`, { token })).body;
    const counts = async () => (await send('GET', '/contact/messages/summary', { token })).body;
    const [marked] = await list('suspicious');
    expect(marked).toMatchObject({ isSuspect: true, suspicions: ['markup', 'offers', 'no-time'], status: 'new' });
    expect(await list('all')).toHaveLength(2);
    expect(await list('new')).toMatchObject([{ isSuspect: false, suspicions: [] }]);
    expect(await counts()).toEqual({ all: 2, new: 1, read: 0, archived: 0, suspicious: 1 });
    expect((await send('GET', '/dashboard/todo', { token })).body.messages.count).toBe(1);

    const decide = (isSuspect: boolean) =>
      send('PUT', `/contact/messages/${marked._id}`, { token, body: { isSuspect } });
    expect((await decide(false)).body).toMatchObject({ isSuspect: false, suspicions: [], status: 'new' });
    expect(await counts()).toMatchObject({ new: 2, suspicious: 0 });
    await decide(true);
    expect(await counts()).toMatchObject({ new: 1, suspicious: 1 });
    expect((await send('PUT', `/contact/messages/${marked._id}`, { token, body: { other: 1 } })).status).toBe(400);
  });

  test('a submission that fills the honeypot gets a success response and is not stored', async () => {
    const { send, login } = await testApp(kind);
    const answer = await send('POST', '/contact/messages', { body: { ...message, companyWebsite: 'x' } });
    expect(answer).toMatchObject({ status: 201, body: { message: 'Message sent!' } });
    expect((await send('GET', '/contact/messages', { token: await login('editor') })).body).toEqual([]);
  });

  test('submissions from one IP address are rate-limited', async () => {
    const { send } = await testApp(kind);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await send('POST', '/contact/messages', { body: message })).status);
    expect(statuses.indexOf(429)).toBe(30);
    const { headers } = await send('POST', '/contact/messages', { body: message });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('POST', '/contact/messages', { body: {} })).status).toBe(400);
  });

  test('staff find messages by words in any field and by status, with counts over all matches', async () => {
    const { send, login } = await testApp(kind);
    for (const [firstName, subject] of [
      ['Asha', 'Menu'],
      ['Zoë', 'A shop'],
      ['', 'Prices'],
    ]) {
      await send('POST', '/contact/messages', { body: { ...message, firstName, subject } });
    }
    const token = await login('editor');
    const get = async (path: string) => (await send('GET', `/contact/messages${path}`, { token })).body;
    const subjects = async (query: string) => (await get(query)).map(({ subject }: { subject: string }) => subject);
    expect(await subjects('?q=ZOË shop')).toEqual(['A shop']);
    expect(await subjects('?q=ravi@example.com')).toEqual(['Prices', 'A shop', 'Menu']);
    expect(await subjects('?q=shop menu')).toEqual([]);
    const [newest] = await get('');
    await send('PUT', `/contact/messages/${newest._id}`, { token, body: { status: 'archived' } });
    expect(await subjects('?status=archived')).toEqual(['Prices']);
    expect(await subjects('?status=new&limit=1')).toEqual(['A shop']);
    expect(await get('/summary')).toEqual({ all: 3, new: 2, read: 0, archived: 1, suspicious: 0 });
    expect(await get('/summary?q=menu')).toEqual({ all: 1, new: 1, read: 0, archived: 0, suspicious: 0 });
    expect(await get(`/${newest._id}`)).toMatchObject({ subject: 'Prices', status: 'archived' });
    expect((await send('GET', '/contact/messages?status=lost', { token })).status).toBe(400);
  });
});
