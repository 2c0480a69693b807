import { describe, expect, test } from 'vitest';
import { rememberPicture } from '#server/media/picture-store.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const DUNE = '0123456789abcdef0123456789abcdef-1200x800-aabbcc.webp';
const CAMEL = '0123456789abcdef0123456789abcde0-900x900-aabbcc.webp';
const at = (name: string) => `/uploads/${name}`;

describe.each(databases)('replacing a picture everywhere, on $kind', (kind) => {
  async function ready() {
    const parts = await testApp(kind);
    const token = await parts.login('editor');
    await rememberPicture(parts.database.db, { name: DUNE, fileName: 'dune.jpg', bytes: 1000 });
    await rememberPicture(parts.database.db, { name: CAMEL, fileName: 'camel.jpg', bytes: 1000 });
    const send = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
      (await parts.send(method, path, { token, ...(body && { body }) })).body;
    const replace = (name: string, imageUrl: string) => send('POST', `/pictures/${name}/replace`, { imageUrl });
    const content = `<p>Sand</p><img src="${at(DUNE)}" alt="Sand" />`;
    await send('PUT', '/about', { imageUrl: `${at(DUNE)}#focus=35,20`, imageAlt: 'A dune' });
    const post = await send('POST', '/blog', { title: 'Sand', slug: 'sand', content, coverImageUrl: at(DUNE), status: 'published' }); // prettier-ignore
    const shown = async () => {
      const { imageUrl } = await send('GET', '/about');
      const { coverImageUrl, content: text } = await send('GET', '/blog/sand');
      return [imageUrl, coverImageUrl, /src="([^"]*)" alt="Sand" width="(\d+)"/.exec(text)?.slice(1)];
    };
    return { ...parts, token, send, replace, shown, post };
  }
  const before = [`${at(DUNE)}#focus=35,20`, at(DUNE), [at(DUNE), '1200']];

  test('changes all places at once, keeps the rest, and is undone at once', async () => {
    const { replace, shown, send } = await ready();
    expect(await shown()).toEqual(before);
    const set = await replace(DUNE, `${at(CAMEL)}#focus=50,10`);
    expect(set).toMatchObject({ name: 'dune.jpg → camel.jpg', state: 'published' });
    expect(set.published).toMatchObject([{ title: 'Sand' }, { title: 'About' }]);
    const camel = `${at(CAMEL)}#focus=50,10`;
    expect(await shown()).toEqual([camel, camel, [camel, '900']]);
    expect((await send('GET', '/about')).imageAlt).toBe('A dune');
    expect(await send('GET', `/pictures/${DUNE}/uses`)).toMatchObject({ current: [], old: [{ title: 'Sand' }, { title: 'About' }] }); // prettier-ignore
    expect((await send('GET', '/audit-log?limit=3')).items).toMatchObject([
      { action: 'update', kind: 'pictures', title: 'dune.jpg → camel.jpg' },
      { action: 'publish', kind: 'sections', record: 'about' },
      { action: 'publish', kind: 'blog', title: 'Sand' },
    ]);
    await send('POST', `/change-sets/${set._id}/undo`);
    expect(await shown()).toEqual(before);
    expect((await send('GET', `/pictures/${DUNE}`)).uses).toBe(3);
  });

  test('a staged change gets the new picture too, and can still be published', async () => {
    const { replace, send, shown, post } = await ready();
    await send('PUT', `/staged/blog/${post._id}`, { values: { title: 'Fine sand' }, base: post.version });
    await replace(DUNE, at(CAMEL));
    await send('POST', `/staged/blog/${post._id}/publish`);
    expect(await shown()).toEqual([at(CAMEL), at(CAMEL), [at(CAMEL), '900']]);
    expect((await send('GET', '/blog/sand')).title).toBe('Fine sand');
  });

  test('a staged change that takes its description from the picture stays publishable, also after the undo', async () => {
    const { replace, send } = await ready();
    await send('PUT', `/pictures/${DUNE}`, { alt: 'Sand' });
    await send('PUT', `/pictures/${CAMEL}`, { alt: 'A camel' });
    await send('PUT', '/about', { imageUrl: at(DUNE), imageAlt: 'Sand', imageAltSource: 'picture' });
    const stage = async () => {
      const about = await send('GET', '/about');
      await send('PUT', '/staged/sections/about', { values: { ...about, title: 'Who we are' }, base: about.version });
    };
    await stage();
    const set = await replace(DUNE, at(CAMEL));
    expect(await send('GET', '/staged/sections/about')).toMatchObject({ isStale: false, fields: ['title'] });
    await send('POST', `/change-sets/${set._id}/undo`);
    expect(await send('GET', '/staged/sections/about')).toMatchObject({ isStale: false, fields: ['title'] });
    await send('POST', '/staged/sections/about/publish');
    expect(await send('GET', '/about')).toMatchObject({ title: 'Who we are', imageUrl: at(DUNE), imageAlt: 'Sand' });

    await send('PUT', `/pictures/${CAMEL}`, { alt: '' });
    await replace(DUNE, at(CAMEL));
    expect(await send('GET', '/about')).toMatchObject({ imageUrl: at(CAMEL), imageAlt: 'Sand', imageAltSource: '' });
  });

  test('is undone in sections that share facts of the site', async () => {
    const { replace, send } = await ready();
    const addressHtml = `<p>Shop</p><p><a href="${at(DUNE)}">Map</a></p>`;
    await send('PUT', '/footer', { ...(await send('GET', '/footer')), addressHtml });
    const shown = async () => [(await send('GET', '/footer')).addressHtml, (await send('GET', '/site')).addressHtml];
    const former = await shown();
    expect(former[0]).toContain(DUNE);
    const set = await replace(DUNE, at(CAMEL));
    expect((await shown()).join()).not.toContain(DUNE);
    expect((await send('POST', `/change-sets/${set._id}/undo`)).state).toBe('undone');
    expect(await shown()).toEqual(former);
  });

  test('refuses a picture that is not in the library, the same picture, and one that nothing uses', async () => {
    const { replace, app } = await ready();
    const unknown = '0123456789abcdef0123456789abcde1-900x900-aabbcc.webp';
    for (const address of [at(unknown), at(DUNE), 'https://a.example/b.jpg', '/uploads/../x.webp'])
      expect(await replace(DUNE, address), address).toMatchObject({ code: 'invalid', issues: [{ path: 'imageUrl' }] });
    expect(await replace(CAMEL, at(DUNE))).toMatchObject({ message: 'Nothing uses this picture.' });
    expect(await replace(unknown, at(DUNE))).toMatchObject({ code: 'not-found' });
    const visitor = await app.inject({ method: 'POST', url: `/api/pictures/${DUNE}/replace`, payload: { imageUrl: at(CAMEL) } }); // prettier-ignore
    expect(visitor.statusCode).toBe(401);
  });
});
