import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { publicRedirects } from './export-source.ts';

describe.each(databases)('the redirects of an export on $kind', (kind) => {
  test('are those that visitors get, so the address of a draft stays unknown', async () => {
    const { send, login, database } = await testApp(kind);
    const token = await login('editor');
    const post = async (slug: string, status: 'draft' | 'published') =>
      (await send('POST', '/blog', { token, body: { title: slug, slug, status } })).body;
    await post('secret-launch', 'draft');
    const { _id: id, version } = await post('sand', 'published');
    for (const [from, to] of [
      ['/launch', '/blog/secret-launch#prices'],
      ['/old-sand', '/blog/sand'],
      ['/never', ''],
      ['/away', 'https://other.example/'],
    ])
      expect((await send('POST', '/redirects', { token, body: { from, to } })).status).toBe(201);
    expect(await publicRedirects(database.db)).toEqual([
      { from: '/away', to: 'https://other.example/' },
      { from: '/never', to: '' },
      { from: '/old-sand', to: '/blog/sand' },
    ]);
    for (const { from, to } of await publicRedirects(database.db))
      expect((await send('GET', `/redirects/at?path=${from}`)).body).toEqual({ to });

    const hidden = { body: { status: 'draft', slug: 'dust' }, token, headers: { 'if-match': `"${version}"` } };
    expect((await send('PUT', `/blog/${id}`, hidden)).status).toBe(200);
    expect(JSON.stringify(await publicRedirects(database.db))).not.toMatch(/sand|dust|secret/);
    await send('DELETE', `/blog/${id}`, { token });
    expect(await publicRedirects(database.db)).toContainEqual({ from: '/old-sand', to: '' });
  });
});
