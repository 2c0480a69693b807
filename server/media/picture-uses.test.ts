import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { openUsesLister } from './list-older-uses.ts';
import { rememberPicture } from './picture-store.ts';
import { purgePictures } from './purge-pictures.ts';

const HASH = '0123456789abcdef0123456789abcde';
const DUNE = `${HASH}f-1200x800-aabbcc.webp`;
const CAMEL = `${HASH}0-1200x800-aabbcc.webp`;
const at = (name: string) => `/uploads/${name}`;

describe.each(databases)('the uses of a picture, on $kind', (kind) => {
  async function ready() {
    const parts = await testApp(kind);
    const token = await parts.login('editor');
    for (const [name, fileName] of [
      [DUNE, 'dune.jpg'],
      [CAMEL, 'camel.jpg'],
    ] as const)
      // prettier-ignore
      await rememberPicture(parts.database.db, { name, fileName, bytes: 1000 });
    const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
      parts.send(method, path, { token, ...(body && { body }) });
    const uses = async (name: string) => (await send('GET', `/pictures/${name}/uses`)).body;
    const places = async (name: string) => (await uses(name)).current.map(({ title, field }: { title: string; field: string }) => `${title}: ${field}`); // prettier-ignore
    const unused = async () => (await send('GET', '/pictures?list=unused')).body.items.map(({ fileName }: { fileName: string }) => fileName).toSorted(); // prettier-ignore
    const makePost = async (fields: object) => (await send('POST', '/blog', { title: 'Sand', slug: 'sand', ...fields })).body; // prettier-ignore
    return { ...parts, send, uses, places, unused, makePost };
  }

  test('follow each save, deletion and restore of the content', async () => {
    const { send, places, uses, unused, makePost } = await ready();
    expect(await unused()).toEqual(['camel.jpg', 'dune.jpg']);
    await send('PUT', '/about', { imageUrl: `${at(DUNE)}#focus=35,20` });
    const content = `<p>One</p><img src="${at(DUNE)}" alt=""><p><a href="${at(CAMEL).replace('.webp', '.640.webp')}">Large</a></p>`;
    const post = await makePost({ coverImageUrl: at(DUNE), content });
    expect(await places(DUNE)).toEqual(['Sand: content', 'Sand: coverImageUrl', 'About: imageUrl']);
    expect(await places(CAMEL)).toEqual(['Sand: content']);
    expect((await uses(DUNE)).current[0]).toMatchObject({ kind: 'blog', id: post._id, page: '/blog/sand' });
    expect(await unused()).toEqual([]);
    expect((await send('GET', `/pictures/${DUNE}`)).body.uses).toBe(3);

    await send('PUT', `/blog/${post._id}`, { content: '<p>Two</p>' });
    expect(await places(DUNE)).toEqual(['Sand: coverImageUrl', 'About: imageUrl']);
    expect(await uses(CAMEL)).toMatchObject({ current: [], old: [{ kind: 'blog', title: 'Sand', count: 1, version: 1 }] }); // prettier-ignore

    await send('DELETE', `/blog/${post._id}`);
    expect(await places(DUNE)).toEqual(['About: imageUrl']);
    expect(await uses(DUNE)).toMatchObject({ deleted: [{ kind: 'blog', id: post._id, title: 'Sand' }] });
    await send('POST', `/trash/blog/${post._id}/restore`);
    expect(await places(DUNE)).toEqual(['Sand: coverImageUrl', 'About: imageUrl']);
  });

  test('in blocks and galleries, and a staged change keeps a picture from the unused ones', async () => {
    const { send, places, uses, unused } = await ready();
    const blocks = [{ type: 'text-picture', source: 'own', content: { imageUrl: at(DUNE), imageAlt: 'A dune' } }];
    expect((await send('POST', '/pages', { title: 'Spring', slug: '/spring', blocks })).body).toMatchObject({ slug: '/spring' }); // prettier-ignore
    expect(await places(DUNE)).toEqual(['Spring: blocks.0.content.imageUrl']);
    const { body: about } = await send('GET', '/about');
    const values = { ...about, imageUrl: at(CAMEL) };
    await send('PUT', '/staged/sections/about', { values, base: about.version });
    expect(await uses(CAMEL)).toMatchObject({ current: [], staged: [{ kind: 'sections', id: 'about', title: 'About' }] }); // prettier-ignore
    expect(await unused()).toEqual([]);
  });

  test('are found once in content from before the list', async () => {
    const { send, database, places, makePost } = await ready();
    await send('PUT', '/about', { imageUrl: at(DUNE) });
    await makePost({ content: `<img src="${at(CAMEL)}" alt="">` });
    await database.db.deleteFrom('media_uses').execute();
    const list = openUsesLister(database);
    await list(new AbortController().signal);
    expect([await places(DUNE), await places(CAMEL)]).toEqual([['About: imageUrl'], ['Sand: content']]);
    await database.db.deleteFrom('media_uses').execute();
    await list(new AbortController().signal);
    expect(await places(DUNE)).toEqual([]);
  });

  test('staff describe a picture, find it by its words, and learn who changed it meanwhile', async () => {
    const { send } = await ready();
    const saved = await send('PUT', `/pictures/${DUNE}`, { alt: 'Eine Düne', licence: 'Ours', focus: '35,20' });
    expect(saved.body).toMatchObject({ alt: 'Eine Düne', licence: 'Ours', focus: '35,20', version: 2 });
    const found = await send('GET', `/pictures?q=${encodeURIComponent('DÜNE ours jpg')}`);
    expect(found.body.items).toHaveLength(1);
    expect((await send('PUT', `/pictures/${DUNE}`, { focus: '135,20' })).status).toBe(400);
    expect((await send('PUT', '/pictures/unknown.webp', { alt: 'None' })).status).toBe(404);
    expect((await send('GET', '/pictures/unknown.webp/uses')).status).toBe(404);
  });

  test('a picture that nothing uses can be deleted and taken back; its files are deleted a day later', async () => {
    const { send, database, storage, unused } = await ready();
    const files = [DUNE, DUNE.replace('.webp', '.640.avif'), DUNE.replace('.webp', '.share.jpg')];
    for (const file of [...files, CAMEL]) await storage.write(file, Buffer.from('a'));
    await send('PUT', '/about', { imageUrl: at(CAMEL) });
    expect((await send('DELETE', `/pictures/${CAMEL}`)).body.message).toMatch(/^A place uses this picture/);
    expect((await send('DELETE', `/pictures/${DUNE}`)).status).toBe(200);
    expect((await send('GET', `/pictures/${DUNE}`)).status).toBe(404);
    expect(await unused()).toEqual([]);
    await purgePictures(database, storage);
    expect((await send('POST', `/pictures/${DUNE}/restore`)).body).toMatchObject({ fileName: 'dune.jpg' });

    await send('DELETE', `/pictures/${DUNE}`);
    const tomorrow = () => Date.now() + 25 * 3_600_000;
    await send('PUT', '/about', { imageUrl: at(DUNE) });
    await purgePictures(database, storage, tomorrow);
    expect((await send('GET', `/pictures/${DUNE}`)).body.uses).toBe(1);
    await send('PUT', '/about', { imageUrl: at(CAMEL) });
    await send('DELETE', `/pictures/${DUNE}`);
    await purgePictures(database, storage, tomorrow);
    expect(await Promise.all(files.map((file) => storage.has(file)))).toEqual([false, false, false]);
    expect(await storage.has(CAMEL)).toBe(true);
    expect((await send('POST', `/pictures/${DUNE}/restore`)).body.message).toMatch(/Upload it again/);
  });
});
