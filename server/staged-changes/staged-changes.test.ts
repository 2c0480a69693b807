import { describe, expect, test } from 'vitest';
import { openUserStore } from '#server/accounts/store.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const HERO = { titleLine1: 'Fast sites', titleLine2: 'that load' };
const hero = (titleLine1: string) => ({ ...HERO, titleLine1 });
const post = { title: 'Two scripts', slug: 'two-scripts', content: '<p>One page.</p>' };

async function person({ database, send }: App, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@dune.example`;
  await openUserStore(database).create({ name, email, role: 'editor', password: PASSWORD });
  return (await send('POST', '/users/login', { body: { email, password: PASSWORD } })).body.token;
}

/** The calls of one member of staff. */
function staging({ send }: App, token: string) {
  const match = (version?: number) => ({
    token,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
  return {
    list: async () => (await send('GET', '/staged', { token })).body,
    get: (path: string) => send('GET', `/staged/${path}`, { token }),
    stage: (path: string, values: object, base: number, version?: number) =>
      send('PUT', `/staged/${path}`, { ...match(version), body: { values, base } }),
    publish: (path: string, version?: number) => send('POST', `/staged/${path}/publish`, match(version)),
    discard: (path: string, version?: number) => send('DELETE', `/staged/${path}`, match(version)),
  };
}

describe.each(databases)('staged changes on $kind', (kind) => {
  test('a staged section stays private until it is published, as a save in the name of the publisher', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const [asha, aarav] = [await person(app, 'Asha'), await person(app, 'Aarav')];
    await send('PUT', '/hero', { token: asha, body: HERO });
    const { stage, list } = staging(app, asha);
    const staged = await stage('sections/hero', hero('Faster sites'), 1);
    expect(staged.status).toBe(200);
    expect(staged.body).toMatchObject({ title: 'Hero', version: 1, fields: ['titleLine1'], userName: 'Asha' });
    expect((await send('GET', '/hero')).body).toMatchObject({ titleLine1: 'Fast sites', version: 1 });
    expect(await list()).toMatchObject([{ record: 'hero', isStale: false, userName: 'Asha' }]);

    const published = await staging(app, aarav).publish('sections/hero', 1);
    expect(published.body).toMatchObject({ title: 'Hero', version: 2 });
    expect((await send('GET', '/hero')).body).toMatchObject({ titleLine1: 'Faster sites', version: 2 });
    expect(await list()).toEqual([]);
    const { items } = (await send('GET', '/history/sections/hero', { token: asha })).body;
    expect(items[0]).toMatchObject({ version: 2, userName: 'Aarav', fields: ['titleLine1'] });
    const log = (await send('GET', '/audit-log?limit=2', { token: asha })).body.items;
    expect(log).toMatchObject([
      { action: 'publish', kind: 'sections', record: 'hero', userName: 'Aarav', version: 2 },
      { action: 'stage', kind: 'staged-changes', record: 'hero', userName: 'Asha', title: 'Hero' },
    ]);
  });

  test('a public save in the meantime makes it stale: nothing is published until it is staged on the new version', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const [asha, aarav] = [await person(app, 'Asha'), await person(app, 'Aarav')];
    await send('PUT', '/hero', { token: asha, body: HERO });
    const { stage, publish, get } = staging(app, asha);
    await stage('sections/hero', hero('Faster sites'), 1);
    await send('PUT', '/hero', { token: aarav, body: { ...HERO, titleLine2: 'that last' } });
    const refused = await publish('sections/hero');
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({ code: 'stale', newer: { userName: 'Aarav' } });
    expect(refused.body.message).toContain('“Hero” was published in another version');
    expect((await send('GET', '/hero')).body).toMatchObject({ titleLine1: 'Fast sites', titleLine2: 'that last' });
    const kept = (await get('sections/hero')).body;
    expect(kept).toMatchObject({ isStale: true, values: { titleLine1: 'Faster sites' }, base: HERO });

    const merged = { ...HERO, titleLine1: 'Faster sites', titleLine2: 'that last' };
    expect((await stage('sections/hero', merged, 1)).body.isStale).toBe(true);
    expect((await stage('sections/hero', merged, 2)).body.isStale).toBe(false);
    expect((await publish('sections/hero')).status).toBe(200);
    expect((await send('GET', '/hero')).body).toMatchObject(merged);
  });

  test('staging over another version than the public or the staged one is refused, and names who was faster', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const [asha, aarav] = [await person(app, 'Asha'), await person(app, 'Aarav')];
    await send('PUT', '/hero', { token: asha, body: HERO });
    const [first, second] = [staging(app, asha), staging(app, aarav)];
    expect((await first.stage('sections/hero', hero('A'), 7)).status).toBe(412);
    expect((await first.stage('sections/hero', hero('A'), 1, 0)).status).toBe(200);
    const late = await second.stage('sections/hero', hero('B'), 1, 0);
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ newer: { userName: 'Asha' } });
    expect((await second.stage('sections/hero', hero('B'), 1, 1)).body).toMatchObject({
      userName: 'Aarav',
      version: 2,
    });
    expect((await first.publish('sections/hero', 1)).status).toBe(412);
    expect((await first.discard('sections/hero', 1)).status).toBe(412);
    expect((await first.discard('sections/hero', 2)).status).toBe(200);
    const again = (await first.stage('sections/hero', hero('C'), 1, 0)).body;
    expect(again.version).toBeGreaterThan(2); // a version never means two states
  });

  test('is checked and cleaned as a save, field by field', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const token = await person(app, 'Asha');
    const { stage, get } = staging(app, token);
    const { _id } = (await send('POST', '/blog', { token, body: post })).body;
    const wrong = await stage(`blog/${_id}`, { title: '' }, 1);
    expect(wrong.status).toBe(400);
    expect(wrong.body.issues).toEqual([{ path: 'title', message: 'Title & slug required' }]);
    expect((await stage(`blog/${_id}`, { nonsense: 1 }, 1)).body.issues[0].path).toBe('nonsense');
    await stage(`blog/${_id}`, { content: '<p onclick="x()">New<script>x()</script></p>' }, 1);
    expect((await get(`blog/${_id}`)).body.values).toMatchObject({ title: post.title, content: '<p>New</p>' });
    expect((await send('GET', '/staged/sections/nothing', { token })).status).toBe(404);
    expect((await stage('sections/nothing', HERO, 0)).status).toBe(404);
    expect((await stage('messages/1', {}, 0)).status).toBe(400);
  });

  test('of a page moves its address with a redirect once it is public, and keeps it while the address is taken', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const token = await person(app, 'Asha');
    const { stage, publish, list } = staging(app, token);
    const { _id } = (await send('POST', '/blog', { token, body: post })).body;
    const other = (await send('POST', '/blog', { token, body: { ...post, slug: 'one-script' } })).body;
    await stage(`blog/${_id}`, { slug: 'one-script', title: 'One script' }, 1);
    expect((await send('GET', '/blog/two-scripts')).status).toBe(200);
    const taken = await publish(`blog/${_id}`);
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({ code: 'slug-taken', issues: [{ path: 'slug' }] });
    expect(await list()).toHaveLength(1);
    await send('PUT', `/blog/${other._id}`, { token, body: { slug: 'elsewhere' } });
    expect((await publish(`blog/${_id}`)).status).toBe(200);
    expect((await send('GET', '/blog/one-script')).body.title).toBe('One script');
    expect((await send('GET', '/blog/two-scripts')).body.movedTo).toBe('/blog/one-script');
  });

  test('ends with the deletion of its record, and moving a record in its list does not make it stale', async () => {
    const app = await testApp(kind);
    const { send } = app;
    const token = await person(app, 'Asha');
    const { stage, publish, list } = staging(app, token);
    const make = async (title: string) =>
      (await send('POST', '/portfolio', { token, body: { title, slug: title.toLowerCase() } })).body;
    const [first, second] = [await make('Mitti'), await make('Rann')];
    await stage(`portfolio/${first._id}`, { title: 'Mitti and clay' }, first.version);
    await stage(`portfolio/${second._id}`, { title: 'Rann of Kutch' }, second.version);
    await send('PUT', `/portfolio/${second._id}/position`, { token, body: { position: 0 } });
    expect((await publish(`portfolio/${first._id}`)).status).toBe(200);
    await send('DELETE', `/portfolio/${second._id}`, { token });
    expect(await list()).toEqual([]);
    await send('POST', `/trash/portfolio/${second._id}/restore`, { token });
    expect((await send('GET', '/portfolio/rann')).body.title).toBe('Rann');
  });
});
