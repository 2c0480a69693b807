import { describe, expect, test } from 'vitest';
import type { UndescribedPlace } from '#contract/records/undescribed-picture.ts';
import { versionedKinds } from '#server/features.ts';
import { openDuePublisher } from '#server/staged-changes/publish-due.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { rememberPicture } from './picture-store.ts';

const NAME = '0123456789abcdef0123456789abcdef-1200x800-aabbcc.webp';
const DUNE = `/uploads/${NAME}`;
const HOUR_MS = 3_600_000;
const BESIDE = 'Describe this picture, or mark it as decorative';
const SENTENCE =
  'has pictures without a description. Describe each one, or mark it as decorative, before visitors see it.';

async function start(kind: (typeof databases)[number]) {
  const app = await testApp(kind);
  const token = await app.login('admin');
  await rememberPicture(app.database.db, { name: NAME, fileName: 'dune.jpg', bytes: 1000 });
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, headers = {}) =>
    app.send(method, path, { token, headers, ...(body && { body }) });
  const read = async (path: string) => (await send('GET', path)).body;
  const undescribed = async () => (await read('/undescribed-pictures')) as UndescribedPlace[];
  const needDescriptions = () => send('PUT', '/settings/publishing', { needsDescriptions: true });
  const page = (fields: object) => ({
    ...{ title: 'Spring', slug: '/spring' },
    blocks: [{ _id: 'one', type: 'text-picture', source: 'own', content: { imageUrl: DUNE, imageAlt: '', ...fields } }],
  });
  return { ...app, token, send, read, undescribed, needDescriptions, page };
}

describe.each(databases)('the description of a picture in each place, on $kind', (kind) => {
  test('follows the picture where it comes from it, in public content, drafts and staged changes, and stays otherwise', async () => {
    const { send, read, page, undescribed } = await start(kind);
    await send('PUT', `/pictures/${NAME}`, { alt: 'A dune' });
    const fromPicture = { rightImageUrl: DUNE, rightImageAltSource: 'picture' };
    expect((await send('PUT', '/hero', { titleLine1: 'Sand', ...fromPicture })).body.rightImageAlt).toBe('A dune');
    const made = (await send('POST', '/pages', page({ imageAltSource: 'picture' }))).body;
    await send('PUT', '/about', { imageUrl: DUNE, imageAlt: 'Where we work' });
    const hero = await read('/hero');
    const values = { ...fromPicture, rightImageAlt: 'A dune', titleLine1: 'Staged' };
    await send('PUT', '/staged/sections/hero', { values, base: hero.version });
    expect(await undescribed()).toEqual([]);

    const saved = await send('PUT', `/pictures/${NAME}`, { alt: 'A dune at noon' });
    expect(saved.body).toMatchObject({ alt: 'A dune at noon', placesChanged: 2 });
    expect(await read('/hero')).toMatchObject({ rightImageAlt: 'A dune at noon', titleLine1: 'Sand' });
    expect((await read(`/pages/admin/${made._id}`)).blocks[0].content.imageAlt).toBe('A dune at noon');
    expect((await read('/about')).imageAlt).toBe('Where we work');
    const { items } = await read('/history/sections/hero');
    expect(items[0]).toMatchObject({ version: Number(hero.version) + 1 });
    expect((await read('/staged/sections/hero')).values.rightImageAlt).toBe('A dune at noon');
    expect((await send('POST', '/staged/sections/hero/publish')).status).toBe(200);
    expect(await read('/hero')).toMatchObject({ rightImageAlt: 'A dune at noon', titleLine1: 'Staged' });

    expect((await send('PUT', `/pictures/${NAME}`, { alt: '' })).body.placesChanged).toBe(0);
    expect((await read('/hero')).rightImageAlt).toBe('A dune at noon');
  });

  test('is the current one when a record comes back from the bin', async () => {
    const { send, read, page } = await start(kind);
    await send('PUT', `/pictures/${NAME}`, { alt: 'A dune' });
    const { _id } = (await send('POST', '/pages', page({ imageAltSource: 'picture' }))).body;
    await send('DELETE', `/pages/${_id}`);
    await send('PUT', `/pictures/${NAME}`, { alt: 'A dune at noon' });
    expect((await send('POST', `/trash/pages/${_id}/restore`)).status).toBe(200);
    expect((await read(`/pages/admin/${_id}`)).blocks[0].content.imageAlt).toBe('A dune at noon');
  });

  test('of the cover of a post or project comes from the library, on the page of the record alone', async () => {
    const { send, read } = await start(kind);
    await send('PUT', `/pictures/${NAME}`, { alt: 'A dune' });
    const cover = { title: 'Sand', slug: 'sand', coverImageUrl: `${DUNE}#focus=35,20` };
    for (const path of ['/blog', '/portfolio']) {
      expect((await send('POST', path, cover)).status).toBe(201);
      expect((await read(`${path}/sand`)).coverAlt).toBe('A dune');
      expect((await read(path)).items[0]).not.toHaveProperty('coverAlt');
    }
    await send('PUT', `/pictures/${NAME}`, { alt: 'A dune at noon' });
    expect((await read('/blog/sand')).coverAlt).toBe('A dune at noon');
  });

  test('is listed until it is decided, also of drafts; a decision is a save of its section or record', async () => {
    const { send, read, undescribed, page } = await start(kind);
    await send('PUT', '/hero', { rightImageUrl: DUNE });
    const post = (await send('POST', '/blog', { title: 'Sand', slug: 'sand', content: `<p>One</p><img src="${DUNE}">` })).body; // prettier-ignore
    const made = (await send('POST', '/pages', page({}))).body;
    await send('PUT', `/pictures/${NAME}`, { alt: 'A dune' });
    const places = await undescribed();
    expect(places).toMatchObject([
      { kind: 'sections', id: 'hero', title: 'Hero', field: 'rightImageAlt', imageUrl: DUNE, pictureAlt: 'A dune' },
      { kind: 'blog', id: post._id, title: 'Sand', field: 'content', imageUrl: DUNE },
      { kind: 'pages', id: made._id, title: 'Spring', field: 'blocks.0.content.imageAlt', imageUrl: DUNE },
    ]);
    const hero = await read('/hero');
    await send('PUT', '/staged/sections/hero', { values: { ...hero, titleLine1: 'Staged' }, base: hero.version });
    const decide = ({ kind: of, id, field }: Pick<UndescribedPlace, 'kind' | 'id' | 'field'>, decision: object, version?: number) =>
      send('PUT', `/undescribed-pictures/${of}/${id}`, { field, imageUrl: DUNE, ...decision }, version === undefined ? {} : { 'if-match': `"${version}"` }); // prettier-ignore
    const [ofHero, ofPost, ofPage] = places as [UndescribedPlace, UndescribedPlace, UndescribedPlace]; // as just expected
    expect((await decide(ofHero, { words: 'Own' }, 999)).status).toBe(412);
    const decided = await decide(ofHero, { words: '', source: 'picture' }, hero.version);
    expect(decided.body).toEqual({ version: Number(hero.version) + 1 });
    expect(await read('/hero')).toMatchObject({ rightImageAlt: 'A dune', rightImageAltSource: 'picture' });
    expect((await send('POST', '/staged/sections/hero/publish')).status).toBe(200);
    expect(await read('/hero')).toMatchObject({ rightImageAltSource: 'picture', titleLine1: 'Staged' });
    await decide(ofPost, { words: '', source: 'decorative' });
    expect((await read(`/blog/admin/${post._id}`)).content).toMatch(/<img [^>]*alt=""/);
    await decide(ofPage, { words: 'A <dune>' });
    expect(await undescribed()).toEqual([]);

    await decide(ofPost, { words: '', takesBack: '' });
    expect(await undescribed()).toMatchObject([{ kind: 'blog', field: 'content' }]);
    expect((await decide(ofPage, { words: 'x', imageUrl: '/other.webp' })).body.issues[0].path).toBe('field');
    expect((await decide({ ...ofPage, id: 'unknown' }, { words: 'x' })).status).toBe(404);
    expect((await decide({ ...ofHero, id: 'unknown' }, { words: 'x' })).status).toBe(404);
    expect((await decide(ofPost, { words: 'x'.repeat(201) })).body.issues[0].path).toBe('words');
  });

  test('can be needed before a section or record goes public, while drafts are saved and old content stays', async () => {
    const { send, read, needDescriptions, page } = await start(kind);
    await send('PUT', '/about', { imageUrl: DUNE });
    await needDescriptions();
    const refused = await send('PUT', '/hero', { titleLine1: 'Kept', rightImageUrl: DUNE });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      message: `“Hero” ${SENTENCE}`,
      issues: [{ path: 'rightImageAlt', message: BESIDE }],
    });
    const decorative = { titleLine1: 'Kept', rightImageUrl: DUNE, rightImageAltSource: 'decorative' };
    expect((await send('PUT', '/hero', decorative)).status).toBe(200);
    expect((await send('PUT', '/about', { imageUrl: DUNE, title: 'Corrected' })).status).toBe(200);

    const made = await send('POST', '/pages', { ...page({}), status: 'draft' });
    expect(made.status).toBe(201);
    const publish = await send('PUT', `/pages/${made.body._id}`, { status: 'published' });
    expect(publish.body.issues).toEqual([{ path: 'blocks.0.content.imageAlt', message: BESIDE }]);
    const [block] = page({}).blocks;
    const hidden = await send('PUT', `/pages/${made.body._id}`, { status: 'published', blocks: [{ ...block, hidden: true }] }); // prettier-ignore
    expect(hidden.status).toBe(200);
    expect((await send('PUT', `/pages/${made.body._id}`, page({}))).status).toBe(400);
    const content = `<img src="${DUNE}">`;
    const post = { title: 'Sand', slug: 'sand', excerpt: 'Sand', content };
    const published = await send('POST', '/blog', { ...post, status: 'published' });
    expect(published.body.issues).toMatchObject([{ path: 'content' }]);
    const publishedAt = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await send('POST', '/blog', { ...post, status: 'published', publishedAt })).status).toBe(400);
    expect((await send('POST', '/blog', { ...post, status: 'draft' })).status).toBe(201);
    expect((await read('/about')).title).toBe('Corrected');
  });

  test('can be needed before a staged change, a change set or a schedule publishes a picture; each says why', async () => {
    const { send, read, needDescriptions, database } = await start(kind);
    await needDescriptions();
    const { version } = await read('/hero');
    const staged = await send('PUT', '/staged/sections/hero', { values: { rightImageUrl: DUNE }, base: version });
    expect(staged.status).toBe(200);
    expect((await send('POST', '/staged/sections/hero/publish')).body.message).toBe(`“Hero” ${SENTENCE}`);
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await send('PUT', '/staged/sections/hero/schedule', { publishAt })).status).toBe(200);
    const parts = {
      ...{ database, openStores: versionedKinds, onPublished: async () => {}, notePublished: async () => {} },
    };
    await openDuePublisher(parts, () => Date.now() + 2 * HOUR_MS)();
    expect(await read('/staged/sections/hero')).toMatchObject({ publishAt: '', failure: `“Hero” ${SENTENCE}` });
    const set = (await send('POST', '/change-sets', { name: 'Spring', changes: [staged.body._id] })).body;
    const pins = [{ _id: staged.body._id, version: (await read('/staged/sections/hero')).version }];
    const together = await send('POST', `/change-sets/${set._id}/publish`, { changes: pins });
    expect([together.status, together.body.message]).toEqual([400, `“Hero” ${SENTENCE}`]);
    expect((await read('/hero')).rightImageUrl).not.toBe(DUNE);
  });
});
