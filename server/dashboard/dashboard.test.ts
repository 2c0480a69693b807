import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { countArrivalsByDay } from './arrivals.ts';

const message = (firstName: string) => ({ firstName, email: 'a@b.co', message: 'Hello there' });
const plan = { id: 'p', key: 'growth', title: 'Growth', price: 90 };
const lead = { name: 'Devika', email: 'a@b.co', plan, consent: true };
const review = { name: 'Tanvi', stars: 5, review: 'Quick, kind and on time.', avatar: 'female' };

describe.each(databases)('the dashboard on $kind', (kind) => {
  test('counts open items, and shows the oldest new arrival and the most recently edited draft', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    for (const name of ['Lakshmi', 'Farah']) await send('POST', '/contact/messages', { body: message(name) });
    await send('POST', '/leads', { body: lead });
    await send('POST', '/reviews', { body: review });
    await send('POST', '/reviews', { body: { ...review, name: 'www.cheap.example' } }); // suspicious, and not waited for
    const make = async (path: string, body: object) => (await send('POST', path, { token, body })).body;
    const first = await make('/blog', { title: 'First', slug: 'first', status: 'draft' });
    await make('/blog', { title: 'Second', slug: 'second', status: 'draft' });
    await send('PUT', `/blog/${first._id}`, { token, body: { excerpt: 'Edited last' } });
    for (const [slug, year] of [
      ['later', 2999],
      ['sooner', 2998],
    ]) {
      await make('/blog', { title: slug, slug, status: 'published', publishedAt: `${year}-01-01T09:00:00.000Z` });
    }
    await make('/services/admin', { title: 'Care', slug: 'care', isPublished: false });
    await make('/services/admin', { title: 'Shops', slug: 'shops' });
    const { body } = await send('GET', '/dashboard/todo', { token });
    const at = expect.stringMatching(/Z$/);
    expect(body).toEqual({
      messages: { count: 2, at, title: 'Lakshmi' },
      leads: { count: 1, at, title: 'Devika, Growth' },
      reviews: { count: 1, at, title: 'Tanvi' },
      replies: { count: 0, at: '', title: '' },
      unpublished: [
        { collection: 'blog', state: 'draft', count: 2, at, title: 'First' },
        { collection: 'blog', state: 'scheduled', count: 2, at: '2998-01-01T09:00:00.000Z', title: 'sooner' },
        { collection: 'services', state: 'draft', count: 1, at, title: 'Care' },
      ],
    });
  });

  test('waits for no lead that is done and for no message that was merged, as the list of enquiries', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    for (const name of ['Devika', 'Sana']) await send('POST', '/leads', { body: { ...lead, name } });
    await send('POST', '/contact/messages', { body: message('Devika') });
    const enquiries = (await send('GET', '/enquiries', { token })).body as { _id: string }[];
    const [merged, sana, devika] = enquiries.map(({ _id }) => _id);
    await send('PUT', `/enquiries/${devika}`, { token, body: { isDone: true } });
    await send('POST', `/enquiries/${merged}/merge`, { token, body: { into: sana } });
    const todo = (await send('GET', '/dashboard/todo', { token })).body;
    expect(todo).toMatchObject({ leads: { count: 1, title: 'Sana, Growth' }, messages: { count: 0 } });
    expect((await send('GET', '/dashboard/inbox', { token })).body).toMatchObject([{ kind: 'lead', name: 'Sana' }]);
    expect((await send('GET', '/enquiries?stage=new', { token })).body).toMatchObject([{ name: 'Sana' }]);
  });

  test('lists new leads, unread messages and pending reviews, newest first, with what one needs to answer them', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await send('POST', '/contact/messages', { body: { ...message('Lakshmi'), subject: 'A shop' } });
    await send('POST', '/reviews', { body: review });
    await send('POST', '/leads', { body: { ...lead, phone: '+91 151 000' } });
    for (let sent = 0; sent < 5; sent++) await send('POST', '/contact/messages', { body: message('Farah') });
    const inbox = async () => (await send('GET', '/dashboard/inbox', { token })).body;
    const shown = await inbox();
    expect(shown.map((one: { name: string }) => one.name)).toEqual(['Devika', ...Array(5).fill('Farah'), 'Tanvi']);
    expect([shown[0], shown[6]]).toMatchObject([
      { kind: 'lead', about: 'Growth', price: 90, email: 'a@b.co', phone: '+91 151 000', text: '', stars: 0 },
      { kind: 'review', version: 1, stars: 5, text: 'Quick, kind and on time.' },
    ]);
    await send('PUT', `/reviews/${shown[6]._id}`, { token, body: { isApproved: true } });
    expect((await inbox())[6]).toMatchObject({
      kind: 'message',
      name: 'Lakshmi',
      about: 'A shop',
      text: 'Hello there',
    });
    for (let sent = 0; sent < 4; sent++) await send('POST', '/leads', { body: lead });
    for (let sent = 0; sent < 4; sent++) await send('POST', '/reviews', { body: review });
    const kinds = (await inbox()).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual([...Array(3).fill('lead'), ...Array(3).fill('message'), 'review']);
  });

  test("counts messages and leads per day in the user's time zone, ending with today", async () => {
    const { database, send } = await testApp(kind);
    for (const name of ['Lakshmi', 'Farah', 'Ishaan']) await send('POST', '/contact/messages', { body: message(name) });
    await send('POST', '/leads', { body: lead });
    const rows = await database.db.selectFrom('contact_messages').select('id').orderBy('id').execute();
    const times = ['2026-11-19T18:29:59.999Z', '2026-11-19T18:30:00.000Z', '2026-10-01T09:00:00.000Z'];
    for (const [index, created_at] of times.entries()) {
      const { id } = rows[index] ?? { id: '' };
      await database.db.updateTable('contact_messages').set({ created_at }).where('id', '=', id).execute();
    }
    await database.db.updateTable('leads').set({ created_at: '2026-11-21T02:00:00.000Z' }).execute();
    const now = Date.parse('2026-11-20T20:00:00Z');
    const india = await countArrivalsByDay(database, 330, now + 8 * 3_600_000);
    expect(india).toHaveLength(30);
    expect(india.slice(-3)).toEqual([
      { day: '2026-11-19', messages: 1, leads: 0 },
      { day: '2026-11-20', messages: 1, leads: 0 },
      { day: '2026-11-21', messages: 0, leads: 1 },
    ]);
    expect(india.reduce((sum, { messages }) => sum + messages, 0)).toBe(2);
    const utc = await countArrivalsByDay(database, 0, now);
    expect(utc.slice(-2)).toEqual([
      { day: '2026-11-19', messages: 2, leads: 0 },
      { day: '2026-11-20', messages: 0, leads: 0 },
    ]);
  });

  test("reports arrivals and other users' changes since the last visit, and nothing on a first visit", async () => {
    const { database, send, login } = await testApp(kind);
    const [token, other] = [await login('editor'), await login('admin')];
    const since = async () => (await send('GET', '/dashboard/last-visit', { token })).body;
    expect(await since()).toEqual({ leftAt: '', messages: 0, leads: 0, reviews: 0, changes: 0 });
    await send('POST', '/contact/messages', { body: message('Before') });
    const leftAt = '2026-01-02T00:00:00.000Z';
    await database.db.updateTable('contact_messages').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute();
    await database.db.updateTable('visits').set({ left_at: leftAt }).execute();
    await send('POST', '/contact/messages', { body: message('After') });
    await send('POST', '/leads', { body: lead });
    await send('POST', '/reviews', { body: review });
    await send('POST', '/reviews', { token: other, body: review });
    await send('POST', '/blog', { token, body: { title: 'My own', slug: 'own' } });
    expect(await since()).toEqual({ leftAt, messages: 1, leads: 1, reviews: 1, changes: 1 });
  });
});
