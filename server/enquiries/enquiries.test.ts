import { describe, expect, test } from 'vitest';
import type { EnquiryEntry } from '#contract/records/enquiry.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';

const message = { firstName: 'Ravi', email: 'ravi@example.com', subject: 'A site', message: 'Can you help us?' };
const lead = {
  ...{ name: 'Zoë', email: 'zoe@example.com', phone: '+91 98290 55512', company: 'Marwar Spices', consent: true },
  ...{ message: 'Block print', plan: { title: 'Growing', price: 45 } },
};

describe.each(databases)('enquiries on $kind', (kind) => {
  test('each message and lead is an enquiry, listed newest first', async () => {
    const { list, ids } = await filled(kind);
    expect(await list('')).toMatchObject([
      {
        ...{ _id: ids.Zoë, kind: 'leads', name: 'Zoë', company: 'Marwar Spices', about: 'Growing', price: 45 },
        ...{ state: 'open', stage: 'new', isNew: true, ownerId: '', tags: [], dealValue: 0, version: 1 },
      },
      { _id: ids.Ravi, kind: 'messages', name: 'Ravi', about: 'A site', message: 'Can you help us?', stage: 'new' },
    ]);
    expect(await list('limit=1')).toMatchObject([{ name: 'Zoë' }]);
    expect(await list(`limit=1&before=${ids.Zoë}`)).toMatchObject([{ name: 'Ravi' }]);
  });

  test('the stage of a lead is its status, whichever of the two staff set', async () => {
    const { send, token, ids } = await filled(kind);
    const moved = await send('PUT', `/enquiries/${ids.Zoë}`, { token, body: { stage: 'contacted' } });
    expect(moved).toMatchObject({ status: 200, body: { stage: 'contacted', version: 2 } });
    const stored = (await send('GET', `/leads/${ids.Zoë}`, { token })).body;
    expect(stored).toMatchObject({ status: 'contacted', version: 2 });
    await send('PUT', `/leads/${ids.Zoë}`, { token, body: { status: 'won' } });
    const read = (await send('GET', `/enquiries/${ids.Zoë}`, { token })).body;
    expect(read).toMatchObject({ stage: 'won', version: 3 });
    expect(read.events).toMatchObject([
      { event: 'stage', detail: 'contacted', userName: 'editor' },
      { event: 'stage', detail: 'won' },
    ]);
  });

  test('a message has a stage of its own, and is archived when it is done', async () => {
    const { send, token, ids, list } = await filled(kind);
    const path = `/enquiries/${ids.Ravi}`;
    await send('PUT', path, { token, body: { stage: 'qualified' } });
    const stored = () => send('GET', `/contact/messages/${ids.Ravi}`, { token });
    expect((await stored()).body).toMatchObject({ status: 'new', version: 1 });
    expect((await send('PUT', path, { token, body: { isDone: true } })).body).toMatchObject({ isDone: true });
    expect((await stored()).body.status).toBe('archived');
    expect(await list('list=done')).toMatchObject([{ name: 'Ravi', stage: 'qualified', state: 'done' }]);
    expect(await list('')).toMatchObject([{ name: 'Zoë' }]);
    await send('PUT', `/contact/messages/${ids.Ravi}`, { token, body: { status: 'read' } });
    expect(await list('')).toMatchObject([{ name: 'Zoë' }, { name: 'Ravi' }]);
  });

  test('reading a message does not open it again when it was done first', async () => {
    const { send, token, ids } = await filled(kind);
    const read = () => send('PUT', `/contact/messages/${ids.Ravi}?from=new`, { token, body: { status: 'read' } });
    expect((await read()).body).toMatchObject({ status: 'read', version: 2 });
    await send('PUT', `/enquiries/${ids.Ravi}`, { token, body: { isDone: true } });
    expect(await read()).toMatchObject({ status: 200, body: { status: 'archived', version: 3 } });
    expect((await send('GET', `/enquiries/${ids.Ravi}`, { token })).body).toMatchObject({ state: 'done' });
  });

  test('staff give an enquiry an owner, a next step, a value and tags', async () => {
    const { send, token, ids, list } = await filled(kind);
    const owners = (await send('GET', '/enquiries/owners', { token })).body;
    expect(owners).toMatchObject([{ name: 'editor' }]);
    const plan = {
      ...{ ownerId: owners[0]._id, nextStep: 'Send the plan', nextStepOn: '2026-01-05', dealValue: 120.5 },
      tags: ['Shop', 'Jaipur'],
    };
    const changed = (await send('PUT', `/enquiries/${ids.Zoë}`, { token, body: plan })).body;
    expect(changed).toMatchObject({ ...plan, ownerName: 'editor', version: 2 });
    const named = async (query: string) => (await list(query)).map(({ name }) => name);
    expect(await named(`owner=${owners[0]._id}`)).toEqual(['Zoë']);
    expect(await named('owner=none')).toEqual(['Ravi']);
    expect(await named('tag=Shop')).toEqual(['Zoë']);
    expect(await named('tag=shop')).toEqual([]);
    expect(await named('due=today')).toEqual(['Zoë']);
    expect(await named('kind=messages')).toEqual(['Ravi']);
    expect(await named('q=jaipur')).toEqual(['Zoë']);
  });

  test.each([
    [{ stage: 'paid' }, 'Stage must be one of: new, contacted, qualified, won, lost'],
    [{ ownerId: 'nobody' }, 'Choose somebody who can open the panel'],
    [{ nextStepOn: 'soon' }, 'Enter a date, for example 2026-11-23'],
    [{ dealValue: -1 }, 'Value in thousands must be a number, 0 or more'],
    [{}, 'The request is empty.'],
  ])('%j is answered with "%s"', async (body, answer) => {
    const { send, token, ids } = await filled(kind);
    const reply = await send('PUT', `/enquiries/${ids.Zoë}`, { token, body });
    expect(reply).toMatchObject({ status: 400, body: { message: answer } });
  });

  test('a change of a version that is not the current one is refused, and nothing changes', async () => {
    const { send, token, ids } = await filled(kind);
    const path = `/enquiries/${ids.Zoë}`;
    await send('PUT', path, { token, body: { nextStep: 'Call' } });
    const late = { token, headers: { 'if-match': '"1"' } };
    for (const body of [{ nextStep: 'Write' }, { stage: 'lost' }]) {
      expect((await send('PUT', path, { ...late, body })).status).toBe(412);
    }
    expect((await send('GET', path, { token })).body).toMatchObject({ nextStep: 'Call', stage: 'new', version: 2 });
    expect((await send('GET', `/leads/${ids.Zoë}`, { token })).body.status).toBe('new');
  });

  test('the first answer is the move to a later stage, or what staff say', async () => {
    const { send, token, ids } = await filled(kind);
    const moved = (await send('PUT', `/enquiries/${ids.Zoë}`, { token, body: { stage: 'contacted' } })).body;
    expect(moved.firstAnswerAt).toBe(moved.updatedAt);
    const again = (await send('PUT', `/enquiries/${ids.Zoë}`, { token, body: { stage: 'won' } })).body;
    expect(again.firstAnswerAt).toBe(moved.firstAnswerAt);
    const lost = (await send('PUT', `/enquiries/${ids.Ravi}`, { token, body: { stage: 'lost' } })).body;
    expect(lost.firstAnswerAt).toBe('');
    const answered = (await send('PUT', `/enquiries/${ids.Ravi}`, { token, body: { isAnswered: true } })).body;
    expect(answered.firstAnswerAt).toBe(answered.updatedAt);
    const takeBack = { token, body: { isAnswered: false } };
    const takenBack = (await send('PUT', `/enquiries/${ids.Ravi}`, takeBack)).body;
    expect(takenBack.firstAnswerAt).toBe('');
    expect(takenBack.events.map(({ event }: { event: string }) => event)).not.toContain('answered');
    const kept = (await send('PUT', `/enquiries/${ids.Zoë}`, takeBack)).body;
    expect(kept.firstAnswerAt).toBe(moved.firstAnswerAt);
  });

  test('staff write notes, which the search finds, and delete them', async () => {
    const { send, token, ids, list } = await filled(kind);
    const path = `/enquiries/${ids.Ravi}/notes`;
    const added = await send('POST', path, { token, body: { text: 'Wants it before Diwali.' } });
    expect(added).toMatchObject({
      status: 201,
      body: { notes: [{ text: 'Wants it before Diwali.', userName: 'editor' }] },
    });
    expect(await list('q=diwali')).toMatchObject([{ name: 'Ravi' }]);
    const deleted = await send('DELETE', `${path}/${added.body.notes[0]._id}`, { token });
    expect(deleted.body.notes).toEqual([]);
    expect(await list('q=diwali')).toEqual([]);
    expect((await send('DELETE', `${path}/nothing`, { token })).status).toBe(404);
    expect((await send('POST', path, { token, body: { text: ' ' } })).body.message).toBe('Note is required');
  });

  test('an enquiry shows others with its address, phone number or company', async () => {
    const { send, token, ids } = await filled(kind);
    const same = {
      name: 'Zoë K.',
      email: 'zoe@shop.example',
      phone: '098290 55512',
      company: 'MARWAR-Spices',
      consent: true,
    };
    await send('POST', '/leads', { body: same });
    await send('POST', '/contact/messages', { body: { ...message, email: 'ZOE@example.com' } });
    const { earlier } = (await send('GET', `/enquiries/${ids.Zoë}`, { token })).body;
    expect(earlier.map((one: EnquiryEntry & { same: string[] }) => [one.kind, one.same])).toEqual([
      ['messages', ['email']],
      ['leads', ['phone', 'company']],
    ]);
  });

  test('a merged enquiry is shown inside the other, until it is listed by itself again', async () => {
    const { send, token, ids, list } = await filled(kind);
    const body = { into: ids.Zoë };
    const target = await send('POST', `/enquiries/${ids.Ravi}/merge`, { token, body });
    expect(target.body).toMatchObject({ _id: ids.Zoë, merged: [{ _id: ids.Ravi, name: 'Ravi' }] });
    expect(await list('')).toMatchObject([{ name: 'Zoë' }]);
    expect((await send('POST', `/enquiries/${ids.Zoë}/merge`, { token, body })).status).toBe(400);
    const alone = await send('POST', `/enquiries/${ids.Ravi}/unmerge`, { token });
    expect(alone.body).toMatchObject({ _id: ids.Ravi, state: 'open', mergedInto: '' });
    expect(await list('')).toHaveLength(2);
  });

  test('the counts follow every change, also the trash', async () => {
    const { send, token, ids } = await filled(kind);
    const counts = async (query = '') => (await send('GET', `/enquiries/counts?${query}`, { token })).body;
    expect(await counts()).toMatchObject({ open: 2, done: 0, spam: 0, due: 0, stages: { new: 2, won: 0 } });
    await send('PUT', `/enquiries/${ids.Zoë}`, { token, body: { stage: 'won', nextStepOn: '2026-01-05' } });
    await send('PUT', `/enquiries/${ids.Ravi}`, { token, body: { isSuspect: true } });
    expect(await counts()).toMatchObject({ open: 1, spam: 1, due: 1, stages: { new: 0, won: 1 } });
    expect(await counts('kind=messages')).toMatchObject({ open: 0, spam: 1 });
    await send('DELETE', `/leads/${ids.Zoë}`, { token });
    expect(await counts()).toMatchObject({ open: 0, due: 0 });
    expect((await send('GET', `/enquiries/${ids.Zoë}`, { token })).status).toBe(404);
    await send('POST', `/trash/leads/${ids.Zoë}/restore`, { token });
    expect(await counts()).toMatchObject({ open: 1, stages: { won: 1 } });
    expect((await send('GET', `/enquiries/${ids.Zoë}`, { token })).body).toMatchObject({ nextStepOn: '2026-01-05' });
  });

  test('lists, counts and the file can be limited to the days of arrival and to a search', async () => {
    const { send, token, ids, list, database } = await filled(kind);
    await database.db
      .updateTable('enquiries')
      .set({ created_at: '2026-03-02T10:00:00.000Z' })
      .where('id', '=', ids.Ravi ?? '')
      .execute();
    const names = async (query: string) => (await list(query)).map(({ name }) => name);
    expect(await names('from=2026-03-02&to=2026-03-02')).toEqual(['Ravi']);
    expect(await names('from=2026-03-03')).toEqual(['Zoë']);
    expect(await names('to=2026-03-01')).toEqual([]);
    const counts = async (query: string) => (await send('GET', `/enquiries/counts?${query}`, { token })).body;
    expect(await counts('to=2026-03-02')).toMatchObject({ open: 1, done: 0, stages: { new: 1 } });
    await send('PUT', `/enquiries/${ids.Zoë}`, { token, body: { isDone: true } });
    expect(await counts('q=spices')).toMatchObject({ open: 0, done: 1, spam: 0 });
    const file = (await send('GET', '/enquiries.csv?to=2026-03-02', { token })).body as string;
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test('the board has a column for each stage, filtered as the list is', async () => {
    const { send, token, ids } = await filled(kind);
    await send('PUT', `/enquiries/${ids.Zoë}`, { token, body: { stage: 'qualified' } });
    const board = async (query: string) => {
      const { columns } = (await send('GET', `/enquiries/board?${query}`, { token })).body;
      return columns.map(({ stage, count, items }: { stage: string; count: number; items: EnquiryEntry[] }) => [
        ...[stage, count],
        ...items.map(({ name }) => name),
      ]);
    };
    const empty = [['contacted', 0], ['won', 0], ['lost', 0]]; // prettier-ignore
    expect(await board('')).toEqual(expect.arrayContaining([['new', 1, 'Ravi'], ['qualified', 1, 'Zoë'], ...empty])); // prettier-ignore
    expect(await board('q=block')).toEqual(expect.arrayContaining([['new', 0], ['qualified', 1, 'Zoë'], ...empty])); // prettier-ignore
  });

  test('permanent deletion removes notes and events, and the name from the audit log', async () => {
    const { send, login, database, ids } = await filled(kind);
    const token = await login('admin');
    await send('POST', `/enquiries/${ids.Zoë}/notes`, { token, body: { text: 'Private' } });
    await send('POST', `/enquiries/${ids.Ravi}/merge`, { token, body: { into: ids.Zoë } });
    await send('DELETE', `/leads/${ids.Zoë}`, { token });
    await send('DELETE', `/trash/leads/${ids.Zoë}`, { token });
    const { db } = database;
    expect(await db.selectFrom('enquiries').select(['id', 'state']).execute()).toEqual([
      { id: ids.Ravi, state: 'open' },
    ]);
    expect(await db.selectFrom('enquiry_notes').selectAll().execute()).toEqual([]);
    const logged = db
      .selectFrom('audit_log')
      .select('title')
      .where('record_id', '=', ids.Zoë ?? '');
    expect(new Set((await logged.execute()).map(({ title }) => title))).toEqual(new Set(['']));
  });

  test('an enquiry shows where the visit began, and no form is refused because of it', async () => {
    const { send, token, list } = await filled(kind);
    const visit = { landingPage: '/blog/dunes', referrer: 'search.example', campaign: 'spring' };
    await send('POST', '/leads', {
      body: { ...lead, visit: { ...visit, landingPage: `/${'x'.repeat(300)}`, extra: 1 } },
    });
    await send('POST', '/contact/messages', { body: { ...message, visit } });
    expect((await send('POST', '/contact/messages', { body: { ...message, visit: 'none' } })).status).toBe(201);
    const found = await list('');
    const visits = found.map(async ({ _id }) => (await send('GET', `/enquiries/${_id}`, { token })).body.visit);
    const none = { landingPage: '', referrer: '', campaign: '' };
    const cut = { ...visit, landingPage: `/${'x'.repeat(199)}` };
    expect(await Promise.all(visits)).toEqual([none, visit, cut, none, none]);
  });

  test('staff download what is filtered, and no cell runs as a formula', async () => {
    const { send, token } = await filled(kind);
    await send('POST', '/leads', { body: { ...lead, name: '=SUM(A1)', message: 'Hello' } });
    const { headers, body } = await send('GET', '/enquiries.csv?kind=leads', { token });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, first, second, ...rest] = body.split('\r\n');
    expect(head).toMatch(/^\uFEFFReceived \(UTC\),Kind,Name,/);
    expect(first).toMatch(/,lead,'=SUM\(A1\),/);
    expect(second).toMatch(/,lead,Zoë,/);
    expect(rest).toEqual(['']);
  });
});

async function filled(kind: TestDatabase) {
  const app = await testApp(kind);
  const { send, login } = app;
  await send('POST', '/contact/messages', { body: message });
  await send('POST', '/leads', { body: lead });
  const token = await login('editor');
  const list = async (query: string): Promise<EnquiryEntry[]> =>
    (await send('GET', `/enquiries?${query}`, { token })).body;
  const ids = Object.fromEntries((await list('')).map(({ name, _id }) => [name, _id]));
  return { ...app, token, list, ids };
}
