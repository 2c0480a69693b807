import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { sanitizableStores } from '#server/features.ts';
import { SANITIZER_VERSION } from './sanitize.ts';
import { resanitize } from './resanitize.ts';

const DIRTY = '<p onclick="hit()">Kept</p><script>hit()</script>';
const OLD = '2020-01-01T00:00:00.000Z';

async function oldSite(kind: (typeof databases)[0]) {
  const { send, login, database } = await testApp(kind);
  const token = await login('editor');
  for (const slug of ['a', 'b']) {
    await send('POST', '/blog', { token, body: { title: slug, slug, content: '<p>Kept</p>', publishedAt: OLD } });
  }
  await send('PUT', '/footer', { token, body: { addressHtml: '<p>Kept</p>' } });
  // As an older version wrote them: whole in one value.
  const posts = { value: JSON.stringify({ title: 'A', content: DIRTY, tags: ['Sand'] }), body: '{}' };
  const footer = { value: JSON.stringify({ addressHtml: DIRTY }), sanitizer_version: 0, updated_at: OLD };
  await database.db
    .updateTable('blog_posts')
    .set({ ...posts, sanitizer_version: 0, updated_at: OLD })
    .execute();
  await database.db.updateTable('sections').set(footer).execute();
  const rows = async () => ({
    posts: await database.db.selectFrom('blog_posts').selectAll().orderBy('slug').execute(),
    sections: await database.db.selectFrom('sections').selectAll().execute(),
    history: await database.db.selectFrom('history').selectAll().orderBy('record_id').orderBy('version').execute(),
  });
  return { send, token, database, rows };
}

const open = new AbortController().signal;
const noFailure = (error: unknown) => expect.fail(String(error));

describe.each(databases)('rows from an older sanitizer version, on $kind', (kind) => {
  test('are sanitised again, and nothing else about them changes', async () => {
    const { send, rows, database } = await oldSite(kind);
    const before = await rows();
    expect((await send('GET', '/blog/a')).body.content).toBe('<p>Kept</p>');
    expect(await rows()).toEqual(before); // reading writes nothing
    await resanitize(sanitizableStores(database), open, noFailure);
    const after = await rows();
    for (const [index, { value, body, ...post }] of after.posts.entries()) {
      expect(post).toEqual({
        ...before.posts[index],
        value: undefined,
        body: undefined,
        sanitizer_version: SANITIZER_VERSION,
      });
      expect(JSON.parse(body)).toEqual({ content: '<p>Kept</p>' });
      expect(JSON.parse(value)).toMatchObject({ title: 'A', tags: ['Sand'] });
      expect(JSON.parse(value)).not.toHaveProperty('content');
    }
    const [footer] = after.sections;
    expect(footer).toMatchObject({ version: 1, updated_at: OLD, sanitizer_version: SANITIZER_VERSION });
    expect(JSON.parse(footer?.value ?? '')).toMatchObject({ addressHtml: '<p>Kept</p>' });
    expect(after.history).toEqual(before.history);
    expect((await send('GET', '/blog/a')).body).toMatchObject({ content: '<p>Kept</p>', version: 1 });
  });

  test('are skipped if someone saves them meanwhile, and an unreadable row does not block the others', async () => {
    const { send, token, rows, database } = await oldSite(kind);
    await database.db.updateTable('blog_posts').set({ value: 'broken' }).where('slug', '=', 'a').execute();
    const [first, ...others] = sanitizableStores(database);
    // The footer is saved after it was listed, before its turn comes.
    const slow = {
      ...first!,
      outdated: async () => {
        const found = await first!.outdated();
        await send('PUT', '/footer', { token, body: { addressHtml: '<p>Newer</p>' } });
        return found;
      },
    };
    const failed: string[] = [];
    await resanitize([slow, ...others], open, (_, id) => void failed.push(id));
    const { posts } = await rows();
    expect(failed).toEqual([posts[0]?.id]);
    expect(posts.map(({ sanitizer_version }) => sanitizer_version)).toEqual([0, SANITIZER_VERSION]);
    expect((await send('GET', '/footer')).body).toMatchObject({ addressHtml: '<p>Newer</p>', version: 2 });
  });
});
