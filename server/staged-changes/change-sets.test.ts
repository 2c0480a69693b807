import { describe, expect, test } from 'vitest';
import { versionedKinds } from '#server/features.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { openDuePublisher } from './publish-due.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const HOUR_MS = 3_600_000;
const hero = (titleLine1: string) => ({ titleLine1, titleLine2: 'that load' });
const pricing = (heading: string) => ({ heading });

async function start(kind: (typeof databases)[number]) {
  const app = await testApp(kind);
  const { send, database } = app;
  const email = 'asha@dune.example';
  await openUserStore(database).create({ name: 'Asha', email, role: 'editor', password: PASSWORD });
  const { token } = (await send('POST', '/users/login', { body: { email, password: PASSWORD } })).body;
  await send('PUT', '/hero', { token, body: hero('Fast sites') });
  return { ...app, token, ...setsOf(app, token) };
}

function setsOf({ send }: App, token: string) {
  const stage = async (section: string, values: object, base: number) =>
    (await send('PUT', `/staged/sections/${section}`, { token, body: { values, base } })).body;
  return {
    stage,
    /** A set of a new headline and of a pricing section that was never saved. */
    twoSections: async () => {
      const changes = [await stage('hero', hero('Faster sites'), 1), await stage('pricing', pricing('Fair prices'), 0)];
      const body = { name: 'Autumn', changes: changes.map(({ _id }) => _id) };
      const set = (await send('POST', '/change-sets', { token, body })).body;
      return { set, pins: changes.map(({ _id, version }) => ({ _id, version })) };
    },
    publicTexts: async () => [
      (await send('GET', '/hero')).body.titleLine1,
      (await send('GET', '/pricing')).body.heading,
    ],
    find: async (id: string) =>
      (await send('GET', '/change-sets', { token })).body.find(({ _id }: { _id: string }) => _id === id),
    post: (path: string, body?: object) => send('POST', `/change-sets/${path}`, { token, ...(body && { body }) }),
    put: (path: string, body: object) => send('PUT', `/change-sets/${path}`, { token, body }),
  };
}

describe.each(databases)('change sets on $kind', (kind) => {
  test('go public together, and are undone together', async () => {
    const { twoSections, publicTexts, post, find, send, token } = await start(kind);
    const [, before] = await publicTexts();
    const { set, pins } = await twoSections();
    expect(set).toMatchObject({ name: 'Autumn', state: 'open', userName: 'Asha' });
    const published = await post(`${set._id}/publish`, { changes: pins });
    expect(published.body).toMatchObject({ state: 'published', changes: [] });
    expect(published.body.published).toMatchObject([{ title: 'Hero' }, { title: 'Pricing' }]);
    expect(await publicTexts()).toEqual(['Faster sites', 'Fair prices']);
    const log = (await send('GET', '/audit-log?limit=3', { token })).body.items;
    expect(log).toMatchObject([
      { action: 'publish', kind: 'change-sets', title: 'Autumn' },
      { action: 'publish', kind: 'sections', record: 'pricing', version: 1 },
      { action: 'publish', kind: 'sections', record: 'hero', version: 2 },
    ]);

    expect((await post(`${set._id}/undo`)).body.state).toBe('undone');
    expect(await publicTexts()).toEqual(['Fast sites', before]);
    const { items } = (await send('GET', '/history/sections/hero', { token })).body;
    expect(items[0]).toMatchObject({ version: 3, restores: 1, userName: 'Asha' });
    expect((await post(`${set._id}/undo`)).status).toBe(400);
    expect((await find(set._id)).state).toBe('undone');
  });

  test('publish nothing if one change is stale, or another version than the one that was previewed', async () => {
    const { twoSections, publicTexts, post, find, send, token, stage } = await start(kind);
    const [, before] = await publicTexts();
    const { set, pins } = await twoSections();
    const unpinned = await post(`${set._id}/publish`, { changes: pins.slice(0, 1) });
    expect(unpinned.status).toBe(412);
    expect(unpinned.body.message).toContain('“Pricing” is not the version that was previewed');
    const again = await stage('hero', hero('Fastest sites'), 1);
    const late = await post(`${set._id}/publish`, { changes: pins });
    expect(late.status).toBe(412);
    expect(late.body.message).toContain('“Hero” is not the version');

    await send('PUT', '/pricing', { token, body: pricing('Other prices') });
    const fresh = [{ _id: again._id, version: again.version }, ...pins.slice(1)];
    const stale = await post(`${set._id}/publish`, { changes: fresh });
    expect(stale.status).toBe(412);
    expect(stale.body.message).toContain('“Pricing” was published in another version');
    expect(await publicTexts()).toEqual(['Fast sites', 'Other prices']);
    expect(before).not.toBe('Other prices');
    expect((await find(set._id)).changes).toHaveLength(2);
  });

  test('are not undone once one of their records was changed again', async () => {
    const { twoSections, publicTexts, post, send, token } = await start(kind);
    const { set, pins } = await twoSections();
    await post(`${set._id}/publish`, { changes: pins });
    await send('PUT', '/hero', { token, body: hero('Newest sites') });
    const refused = await post(`${set._id}/undo`);
    expect(refused.status).toBe(412);
    expect(refused.body.message).toBe('“Hero” was changed since. Nothing was undone.');
    expect(await publicTexts()).toEqual(['Newest sites', 'Fair prices']);
  });

  test('keep their changes from being published alone, and give them back when they are deleted', async () => {
    const { twoSections, post, put, send, token } = await start(kind);
    const { set, pins } = await twoSections();
    const alone = await send('POST', '/staged/sections/hero/publish', { token });
    expect(alone.status).toBe(400);
    expect(alone.body.message).toContain('“Autumn”');
    const [first] = pins;
    expect((await put(set._id, { changes: [first?._id] })).body.changes).toHaveLength(1);
    expect((await put(set._id, { changes: ['unknown'] })).status).toBe(400);
    expect((await put(set._id, { name: '' })).body.issues[0].path).toBe('name');
    expect((await send('DELETE', `/change-sets/${set._id}`, { token })).status).toBe(200);
    expect((await post(`${set._id}/publish`, { changes: pins })).status).toBe(404);
    expect((await send('POST', '/staged/sections/hero/publish', { token })).status).toBe(200);
  });

  test('are published once at their moment, though two processes look for what is due', async () => {
    const { twoSections, publicTexts, put, find, stage, send, token, database } = await start(kind);
    const { set, pins } = await twoSections();
    await stage('footer', { brandName: 'Dune' }, 0);
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await put(`${set._id}/schedule`, { publishAt: '2020-01-01T00:00:00Z', changes: pins })).status).toBe(400);
    const scheduled = await put(`${set._id}/schedule`, { publishAt, changes: pins });
    expect(scheduled.body).toMatchObject({ state: 'scheduled', publishAt, isPinned: true });
    await send('PUT', '/staged/sections/footer/schedule', { token, body: { publishAt } });
    const noted: string[] = [];
    const parts = {
      ...{ database, openStores: versionedKinds, onPublished: async () => {} },
      notePublished: async (_: string, published: readonly { title: string }[]) =>
        void noted.push(...published.map(({ title }) => title)),
    };
    await openDuePublisher(parts)();
    expect(noted).toEqual([]);
    const later = () => Date.now() + 2 * HOUR_MS;
    await Promise.all([openDuePublisher(parts, later)(), openDuePublisher(parts, later)()]);
    expect(noted.toSorted()).toEqual(['Footer', 'Hero', 'Pricing']);
    expect(await publicTexts()).toEqual(['Faster sites', 'Fair prices']);
    expect((await find(set._id)).state).toBe('published');
    const { items } = (await send('GET', '/history/sections/hero', { token })).body;
    expect(items).toMatchObject([{ version: 2, userName: 'Asha' }, { version: 1 }, { version: 0 }]);
  });

  test('that cannot be published at their moment say why, and stay', async () => {
    const { twoSections, publicTexts, put, find, stage, send, token, database } = await start(kind);
    const { set, pins } = await twoSections();
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    await put(`${set._id}/schedule`, { publishAt, changes: pins });
    await stage('hero', hero('Fastest sites'), 1);
    expect((await find(set._id)).isPinned).toBe(false);
    await stage('footer', { brandName: 'Dune' }, 0);
    await send('PUT', '/staged/sections/footer/schedule', { token, body: { publishAt } });
    await send('PUT', '/footer', { token, body: { brandName: 'Rann' } });
    const parts = {
      ...{ database, openStores: versionedKinds, onPublished: async () => {}, notePublished: async () => {} },
    };
    await openDuePublisher(parts, () => Date.now() + 2 * HOUR_MS)();
    const after = await find(set._id);
    expect(after).toMatchObject({ state: 'open', publishAt: '' });
    expect(after.failure).toContain('“Hero” is not the version that was previewed');
    const footer = (await send('GET', '/staged/sections/footer', { token })).body;
    expect(footer).toMatchObject({ publishAt: '', values: { brandName: 'Dune' } });
    expect(footer.failure).toContain('“Footer” was published in another version');
    expect((await send('GET', '/footer')).body.brandName).toBe('Rann');
    expect((await publicTexts())[0]).toBe('Fast sites');
  });
});
