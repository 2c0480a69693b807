import { describe, expect, test } from 'vitest';
import { newId } from '#server/ids.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const review = { name: 'Asha Rao', role: 'Potter', stars: 4, review: 'They answer the telephone.', avatar: 'female' };

describe.each(databases)('reviews on $kind', (kind) => {
  test("a visitor's review waits for approval, whatever fields the visitor sets", async () => {
    const { send, login } = await testApp(kind);
    const forged = {
      ...review,
      isApproved: true,
      isVisible: false,
      order: 99,
      _id: 'mine',
      source: 'google',
      sourceUrl: 'https://google.example',
      createdAt: '2001',
      isVerified: true,
      invitation: { _id: 'mine', projectId: '', projectTitle: '', enquiryId: '', wordsHash: '' },
    };
    const made = await send('POST', '/reviews', { body: forged });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...review,
      isApproved: false,
      isVisible: true,
      order: 0,
      source: 'site',
      sourceUrl: '',
      isVerified: false,
      invitation: null,
      version: 1,
    });
    expect(made.body._id).not.toBe('mine');
    expect((await send('GET', '/reviews')).body).toEqual([]);
    const token = await login('editor');
    expect((await send('GET', '/reviews/admin', { token })).body).toHaveLength(1);
    const approved = await send('PUT', `/reviews/${made.body._id}`, { token, body: { isApproved: true } });
    expect(approved.body).toMatchObject({ ...review, isApproved: true, version: 2 });
    expect((await send('GET', '/reviews')).body).toHaveLength(1);
    await send('PUT', `/reviews/${made.body._id}`, { token, body: { isVisible: false } });
    expect((await send('GET', '/reviews')).body).toEqual([]);
  });

  test('long lists are paged, for visitors and for staff', async () => {
    const { send, login, database } = await testApp(kind);
    const token = await login('editor');
    await send('POST', '/reviews', { token, body: review });
    const first = await database.db.selectFrom('reviews').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 1004 }, (_, index) => ({ ...first, id: newId(), position: index + 1 }));
    await database.db.insertInto('reviews').values(more.slice(0, 502)).execute();
    await database.db.insertInto('reviews').values(more.slice(502)).execute();
    const orders = async (path: string, as?: string) =>
      (await send('GET', path, as ? { token: as } : {})).body.map(({ order }: { order: number }) => order);
    const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
    expect(await orders('/reviews')).toEqual(upTo(0, 200));
    expect(await orders('/reviews?page=2&limit=50')).toEqual(upTo(50, 100));
    expect((await send('GET', '/reviews?limit=201')).status).toBe(400);
    expect(await orders('/reviews/admin', token)).toEqual(upTo(0, 1000));
    expect(await orders('/reviews/admin?page=2', token)).toEqual(upTo(1000, 1005));
    expect(await orders('/reviews/admin?page=3', token)).toEqual([]);
  });

  test('a new review goes to the end and stays there after approval', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    for (const name of ['One', 'Two']) await send('POST', '/reviews', { token, body: { ...review, name } });
    const { _id, order } = (await send('POST', '/reviews', { body: { ...review, name: 'Three' } })).body;
    expect(order).toBe(2);
    await send('PUT', `/reviews/${_id}`, { token, body: { isApproved: true } });
    const names = (await send('GET', '/reviews')).body.map((entry: { name: string }) => entry.name);
    expect(names).toEqual(['One', 'Two', 'Three']);
  });

  test('a review made by staff is approved and visible at once', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const { stars: _stars, avatar: _avatar, ...short } = review;
    const made = await send('POST', '/reviews', { token, body: short });
    expect(made.body).toMatchObject({ stars: 5, avatar: 'male', isApproved: true, isVisible: true, source: 'admin' });
    expect((await send('GET', '/reviews')).body).toHaveLength(1);
  });

  test('staff say where a review that they add was published; its address is a full one', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const found = { ...review, source: 'Clutch', sourceUrl: 'https://clutch.example/dune#4' };
    const made = await send('POST', '/reviews', { token, body: { ...found, isVerified: true } });
    expect(made.body).toMatchObject({ ...found, isVerified: false, invitation: null });
    for (const sourceUrl of ['javascript:alert(1)', '/about', '//x.example', 'https://a:b@x.example', 'https://']) {
      const refused = await send('POST', '/reviews', { token, body: { ...found, sourceUrl } });
      expect(refused, sourceUrl).toMatchObject({ status: 400, body: { issues: [{ path: 'sourceUrl' }] } });
    }
  });

  test('the public learns how many received reviews are published, once an admin switches that on', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const counts = async () => (await send('GET', '/reviews/summary')).body;
    const markup = 'Buy backlinks at [url=https://a.example]here[/url]';
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      ids.push((await send('POST', '/reviews', { body: { ...review, name } })).body._id);
    }
    const spam = (await send('POST', '/reviews', { body: { ...review, review: markup } })).body;
    await send('POST', '/reviews', { token, body: { ...review, source: 'Google' } });
    for (const id of ids.slice(0, 3)) await send('PUT', `/reviews/${id}`, { token, body: { isApproved: true } });
    await send('PUT', `/reviews/${ids[1]}`, { token, body: { isVisible: false } });
    await send('DELETE', `/reviews/${ids[3]}`, { token });
    expect(await counts()).toEqual({ published: 0, received: 0 });
    await send('PUT', '/settings/reviews', { token, body: { showsReceived: true } });
    expect(await counts()).toEqual({ published: 2, received: 4 });
    await send('PUT', `/reviews/${spam._id}`, { token, body: { isApproved: true } });
    expect(await counts()).toEqual({ published: 3, received: 5 });
    await send('DELETE', `/reviews/${spam._id}`, { token });
    expect(await counts()).toEqual({ published: 2, received: 5 });
  });

  test('a filled honeypot gets a success response, and nothing is stored', async () => {
    const { send, login } = await testApp(kind);
    const trapped = await send('POST', '/reviews', { body: { ...review, companyWebsite: 'https://spam.example' } });
    expect(trapped.status).toBe(201);
    expect(trapped.body).not.toHaveProperty('companyWebsite');
    expect((await send('GET', '/reviews/admin', { token: await login('editor') })).body).toEqual([]);
  });

  test('a review that looks like spam is marked, and only staff see the mark', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const offer = {
      ...review,
      name: 'www.cheap.example',
      review: 'Buy backlinks at [url=https://a.example]here[/url]',
    };
    const marked = { isSuspect: true, suspicions: ['link-in-name', 'markup', 'offers', 'no-time'] };
    const answer = await send('POST', '/reviews', { body: offer });
    expect(answer).toMatchObject({ status: 201, body: { isSuspect: false, suspicions: [] } });
    await send('POST', '/reviews', { body: review });
    const listed = await send('GET', '/reviews/admin', { token });
    expect(listed.body).toMatchObject([marked, { isSuspect: false, suspicions: [] }]);

    const back = { ...listed.body[0], isApproved: true };
    const approved = await send('PUT', `/reviews/${answer.body._id}`, { token, body: back });
    expect(approved).toMatchObject({ status: 200, body: { isApproved: true } });
    const [shown] = (await send('GET', '/reviews')).body;
    expect(shown).toMatchObject({ name: offer.name });
    expect(shown).not.toHaveProperty('isSuspect');
    expect(shown).not.toHaveProperty('suspicions');
  });

  test('Save Order saves all order values, or none when an id is unknown', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      ids.push((await send('POST', '/reviews', { token, body: { ...review, name } })).body._id);
    }
    const names = async () => (await send('GET', '/reviews')).body.map((entry: { name: string }) => entry.name);
    expect(await names()).toEqual(['One', 'Two', 'Three']);
    const positions = ids.toReversed().map((_id, order) => ({ _id, order }));
    const reordered = await send('PUT', '/reviews/reorder/list', { token, body: positions });
    expect(reordered.body.map((entry: { order: number }) => entry.order)).toEqual([0, 1, 2]);
    expect(await names()).toEqual(['Three', 'Two', 'One']);
    const broken = [
      { _id: ids[0], order: 0 },
      { _id: 'unknown', order: 1 },
    ];
    expect((await send('PUT', '/reviews/reorder/list', { token, body: broken })).status).toBe(404);
    expect(await names()).toEqual(['Three', 'Two', 'One']);
    expect((await send('PUT', '/reviews/reorder/list', { token, body: { list: positions } })).status).toBe(400);
  });

  test('a deleted review is gone, and deleting it again answers 404', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const { _id } = (await send('POST', '/reviews', { token, body: review })).body;
    expect(await send('DELETE', `/reviews/${_id}`, { token })).toMatchObject({
      status: 200,
      body: { message: 'Review deleted.' },
    });
    expect((await send('DELETE', `/reviews/${_id}`, { token })).status).toBe(404);
    expect((await send('PUT', `/reviews/${_id}`, { token, body: { stars: 1 } })).status).toBe(404);
  });

  test.each([
    [{ ...review, name: ' A ' }, 'name'],
    [{ ...review, review: 'Too short' }, 'review'],
    [{ ...review, review: 'x'.repeat(1201) }, 'review'],
    [{ ...review, stars: 0 }, 'stars'],
    [{ ...review, stars: 6 }, 'stars'],
    [{ ...review, stars: 4.5 }, 'stars'],
    [{ ...review, avatar: 'robot' }, 'avatar'],
    [{ name: 'Asha', review: 'They answer the telephone.' }, 'avatar'],
  ])('refuses %j and names the field', async (body, path) => {
    const { send } = await testApp(kind);
    const answer = await send('POST', '/reviews', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
  });
});
