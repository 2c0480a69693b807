import { describe, expect, test } from 'vitest';
import { rules } from '#contract/rule-texts.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const YEAR = 365 * 86_400_000;
const past = new Date(Date.now() - YEAR).toISOString();
const future = new Date(Date.now() + YEAR).toISOString();

type Send = Awaited<ReturnType<typeof testApp>>['send'];

/** Posts of the given fields, made in their order; their titles are their slugs unless told. */
async function write(send: Send, token: string, posts: Record<string, unknown>[]) {
  for (const post of posts) {
    const { status } = await send('POST', '/blog', { token, body: { title: post.slug, publishedAt: past, ...post } });
    expect(status).toBe(201);
  }
}

const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);

describe.each(databases)('blog posts on $kind', (kind) => {
  test('are public once published and due; only staff see drafts and scheduled posts', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [
      { slug: 'now' },
      { slug: 'draft', status: 'draft' },
      { slug: 'soon', publishedAt: future },
    ]);
    expect(slugsOf((await send('GET', '/blog')).body.items)).toEqual(['now']);
    expect(slugsOf((await send('GET', '/blog', { token })).body.items)).toEqual(['soon', 'draft', 'now']);
    for (const slug of ['draft', 'soon', 'never']) {
      const unknown = await send('GET', `/blog/${slug}`);
      expect(unknown, slug).toMatchObject({ status: 404, body: { message: 'Blog not found.' } });
    }
    expect((await send('GET', '/blog/soon', { token })).status).toBe(200);
  });

  test('staff filter the list by status and see a count per status; visitors get neither', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [
      { slug: 'now', tags: ['a'] },
      { slug: 'draft', status: 'draft' },
      { slug: 'fresh', status: 'draft', publishedAt: '', tags: ['a'] },
      { slug: 'soon', publishedAt: future },
    ]);
    const getPosts = async (query: string) => (await send('GET', `/blog?${query}`, { token })).body;
    expect(slugsOf((await getPosts('')).items)).toEqual(['fresh', 'soon', 'draft', 'now']);
    expect(slugsOf((await getPosts('status=draft')).items)).toEqual(['fresh', 'draft']);
    expect(slugsOf((await getPosts('status=scheduled')).items)).toEqual(['soon']);
    expect(slugsOf((await getPosts('status=published')).items)).toEqual(['now']);
    expect((await getPosts('status=published')).statuses).toEqual({ all: 4, draft: 2, scheduled: 1, published: 1 });
    expect((await getPosts('tag=a&status=scheduled')).statuses).toMatchObject({ all: 2, draft: 1, scheduled: 0 });
    expect((await send('GET', '/blog?status=other', { token })).status).toBe(400);
    const open = (await send('GET', '/blog?status=draft')).body;
    expect(slugsOf(open.items)).toEqual(['now']);
    expect(open).not.toHaveProperty('statuses');
  });

  test('staff read a post by its id, which does not change with the slug', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [{ slug: 'one', status: 'draft' }]);
    const { _id } = (await send('GET', '/blog/one', { token })).body;
    await send('PUT', `/blog/${_id}`, { token, body: { slug: 'two' } });
    const found = await send('GET', `/blog/admin/${_id}`, { token });
    expect(found).toMatchObject({ status: 200, body: { slug: 'two', version: 2 } });
    expect((await send('GET', '/blog/admin/none', { token })).status).toBe(404);
  });

  test('a scheduled post becomes public automatically at its time', async ({ onTestFinished }) => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const soon = new Date(Date.now() + 60_000);
    await write(send, token, [{ slug: 'soon', publishedAt: soon.toISOString() }]);
    expect((await send('GET', '/blog')).body.total).toBe(0);
    onTestFinished(moveClock(soon));
    expect((await send('GET', '/blog')).body.total).toBe(1);
    expect((await send('GET', '/blog/soon')).status).toBe(200);
  });

  test('are listed newest first, nine per page; a page past the end is empty', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const days = Array.from({ length: 11 }, (_, day) => ({
      slug: `day-${day}`,
      publishedAt: new Date(Date.parse(past) + day * 86_400_000).toISOString(),
    }));
    await write(send, token, days);
    const first = (await send('GET', '/blog')).body;
    expect(first).toMatchObject({ page: 1, totalPages: 2, total: 11, limit: 9 });
    expect(slugsOf(first.items)).toEqual(days.map(({ slug }) => slug).toReversed().slice(0, 9)); // prettier-ignore
    expect(slugsOf((await send('GET', '/blog?page=2')).body.items)).toEqual(['day-1', 'day-0']);
    expect((await send('GET', '/blog?page=9')).body).toMatchObject({ items: [], page: 9, totalPages: 2, total: 11 });
    for (const wrong of ['page=0', 'page=x', 'limit=0', 'limit=201']) {
      expect((await send('GET', `/blog?${wrong}`)).status, wrong).toBe(400);
    }
  });

  test('are found if every search word occurs in title, excerpt, tags, author or text, ignoring case', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [
      { slug: 'one', title: 'Über Sand', content: '<p>Kept <strong>dry</strong></p><p>&amp; cold</p>' },
      { slug: 'two', excerpt: 'About 100% wool', tags: ['Weaving'], author: 'Ila' },
      { slug: 'three', content: '<p class="dry">nothing_here</p>' },
    ]);
    const found = async (q: string) => slugsOf((await send('GET', `/blog?q=${encodeURIComponent(q)}`)).body.items);
    expect(await found('ÜBER')).toEqual(['one']);
    expect(await found('dry sand')).toEqual(['one']);
    expect(await found('dry & cold')).toEqual(['one']);
    expect(await found('weaving ila')).toEqual(['two']);
    expect(await found('100%')).toEqual(['two']);
    expect(await found('g_h')).toEqual(['three']);
    expect(await found('%')).toEqual(['two']);
    expect(await found("' or ''='")).toEqual([]);
    expect(await found('class')).toEqual([]);
    expect(await found('sand wool')).toEqual([]);
    const page = async (search: string) => (await send('GET', `/blog?${search}`)).body;
    expect(await page('q=o&limit=1')).toMatchObject({ items: [{}], total: 3, totalPages: 3 });
    expect(await page('q=dry&limit=1&page=2')).toMatchObject({ items: [], total: 1, totalPages: 1 });
    expect(await page('q=sand%20wool')).toMatchObject({ items: [], total: 0, totalPages: 1 });
    const refused = await send('GET', `/blog?q=${'x'.repeat(201)}`);
    expect(refused).toMatchObject({ status: 400, body: { message: 'q takes at most 200 characters' } });
  });

  test('are filtered by exact tag, and listed with the 12 most frequent tags of public posts', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const letters = Array.from('abcdefghijklmn');
    await write(send, token, [
      { slug: 'all', tags: letters },
      { slug: 'two', tags: ['n', 'art'] },
      { slug: 'hidden', tags: ['n', 'm', 'secret'], status: 'draft' },
    ]);
    const { tags, items } = (await send('GET', '/blog?tag=n')).body;
    expect(slugsOf(items).toSorted()).toEqual(['all', 'two']);
    expect(tags).toHaveLength(12);
    expect(tags.slice(0, 3)).toEqual([{ tag: 'n', count: 2 }, { tag: 'a', count: 1 }, { tag: 'art', count: 1 }]); // prettier-ignore
    for (const other of ['ar', 'N', '%', '_']) {
      expect((await send('GET', `/blog?tag=${encodeURIComponent(other)}`)).body.items, other).toEqual([]);
    }
    expect((await send('GET', '/blog?tag=secret', { token })).body.items).toHaveLength(1);
  });

  test('accept the maximum number and length of tags', async () => {
    const { send, login } = await testApp(kind);
    const tags = Array.from({ length: 60 }, (_, index) => `${index}`.padEnd(60, 'x'));
    await write(send, await login('editor'), [{ slug: 'many', tags }]);
    expect((await send('GET', `/blog?tag=${tags[59]}`)).body.items[0].tags).toEqual(tags);
  });

  test.each([
    ['a year of five digits', '+020266-11-12T00:00:00.000Z', 'Must be a date'],
    ['a day that no month has', '2026-02-31', 'Must be a date'],
    ['a time without a time zone', '2026-11-22T10:00', rules.timeZone],
  ])('%s is not a valid date', async (_, publishedAt, message) => {
    const { send, login } = await testApp(kind);
    const body = { title: 'x', slug: 'x', publishedAt };
    expect(await send('POST', '/blog', { token: await login('editor'), body })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'publishedAt', message }] },
    });
  });

  test('a draft without a date gets the current time when it is published', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [{ slug: 'late', status: 'draft', publishedAt: '' }]);
    const { _id, publishedAt } = (await send('GET', '/blog/late', { token })).body;
    expect(publishedAt).toBe('');
    const published = await send('PUT', `/blog/${_id}`, { token, body: { status: 'published' } });
    expect(Date.parse(published.body.publishedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await send('GET', '/blog/late')).status).toBe(200);
  });

  test('include their reading time, and leave out their content in a brief list', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [{ slug: 'long', content: `<p>${'word '.repeat(401)}</p>` }]);
    expect((await send('GET', '/blog/long')).body.readingMinutes).toBe(3);
    const [post] = (await send('GET', '/blog', { token })).body.items;
    expect(post.content).toContain('word');
    const lists = [send('GET', '/blog?brief=true', { token }), ...['', '?brief=true', '?brief=false'].map((search) => send('GET', `/blog${search}`))]; // prettier-ignore
    for (const { body: list } of await Promise.all(lists)) {
      expect(list.items[0]).toMatchObject({ slug: 'long', readingMinutes: 3 });
      expect(list.items[0]).not.toHaveProperty('content');
    }
    const body = { content: '<p>short</p>' };
    expect((await send('PUT', `/blog/${post._id}`, { token, body })).body.readingMinutes).toBe(1);
  });

  test('carry the colours of their code on their own page, and can be sent back as they came', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const content = '<pre><code class="language-js">const sand = 1;</code></pre>';
    await write(send, token, [{ slug: 'code', content }]);
    const { body } = await send('GET', '/blog/code');
    expect(body).toMatchObject({
      content,
      codeHtml: ['<span class="k">const</span> sand = <span class="n">1</span>;'],
    });
    expect((await send('PUT', `/blog/${body._id}`, { token, body })).status).toBe(200);
    expect((await send('GET', `/blog/admin/${body._id}`, { token })).body).not.toHaveProperty('codeHtml');
  });

  test('visitors get at most 50 posts per page, staff up to 200', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [{ slug: 'one' }]);
    expect((await send('GET', '/blog?limit=200')).body).toMatchObject({ limit: 50, total: 1 });
    expect((await send('GET', '/blog?limit=200', { token })).body).toMatchObject({ limit: 200, total: 1 });
    expect((await send('GET', '/blog?limit=201')).status).toBe(400);
  });

  test("a visitor's request for a draft does not load the post: it costs the same as an unknown slug", async () => {
    const { send, login, database } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [
      { slug: 'draft', status: 'draft' },
      { slug: 'soon', publishedAt: future },
    ]);
    // Whoever read it would fail.
    await database.db.updateTable('blog_posts').set({ value: 'broken' }).execute();
    for (const slug of ['draft', 'soon']) expect((await send('GET', `/blog/${slug}`)).status, slug).toBe(404);
    expect((await send('GET', '/blog/draft', { token })).status).toBe(500);
  });

  test('HTML with too much nesting or too many elements is rejected at its field and not stored', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const nested = (depth: number) => '<blockquote>'.repeat(depth) + 'x' + '</blockquote>'.repeat(depth);
    const make = (content: string) => send('POST', '/blog', { token, body: { title: 'A', slug: 'a', content } });
    for (const [content, message] of [
      [nested(41), rules.htmlDepth],
      ['<b>'.repeat(60_000), rules.htmlDepth],
      ['<b>x</b>'.repeat(20_001), rules.htmlElements],
    ] as const) {
      expect(await make(content)).toMatchObject({
        status: 400,
        body: { message, issues: [{ path: 'content', message }] },
      });
    }
    const inService = {
      title: 'A',
      slug: 'a',
      sections: [{ type: 'custom' }, { type: 'custom', content: nested(41) }],
    };
    const refused = await send('POST', '/services/admin', { token, body: inService });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'sections.1.content' }] } });
    expect((await make(nested(40))).body.content).toBe(nested(40));
  });

  test('a post is stored with sanitised HTML, a normalised slug and tags, and default values', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const body = {
      title: ' Sand ',
      slug: ' Sand & Dust! ',
      tags: ' a, ,b ,a',
      content: '<p onclick="x()">Hi<script>1</script></p>',
    };
    const made = await send('POST', '/blog', { token, body });
    expect(made.body).toMatchObject({ title: 'Sand', slug: 'sand-dust', tags: ['a', 'b'], content: '<p>Hi</p>', author: 'Admin', status: 'published', version: 1 }); // prettier-ignore
    expect(Date.parse(made.body.publishedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await send('PUT', `/blog/${made.body._id}`, { token, body: made.body })).body.version).toBe(2);
  });

  test.each([{ title: 'x' }, { slug: 'x' }, { title: ' ', slug: 'x' }, { title: 'x', slug: '!' }])(
    '%j is refused with "Title & slug required"',
    async (body) => {
      const { send, login } = await testApp(kind);
      const refused = await send('POST', '/blog', { token: await login('editor'), body });
      expect(refused).toMatchObject({ status: 400, body: { message: 'Title & slug required' } });
    },
  );

  test('a slug that another post uses is rejected at the slug field', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [{ slug: 'one' }, { slug: 'two' }]);
    const taken = { status: 409, body: { message: 'Slug is already taken.', issues: [{ path: 'slug' }] } };
    expect(await send('POST', '/blog', { token, body: { title: 'x', slug: 'one' } })).toMatchObject(taken);
    const two = (await send('GET', '/blog/two')).body;
    expect(await send('PUT', `/blog/${two._id}`, { token, body: { slug: 'one' } })).toMatchObject(taken);
    expect((await send('GET', '/blog/two')).body.version).toBe(1);
  });

  test('a stale edit is rejected, and a deleted post returns 404', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await write(send, token, [{ slug: 'one' }]);
    const { body, headers } = await send('GET', '/blog/one');
    const path = `/blog/${body._id}`;
    const change = (title: string) =>
      send('PUT', path, { token, body: { title }, headers: { 'if-match': String(headers.etag) } });
    expect((await change('mine')).status).toBe(200);
    expect((await change('yours')).status).toBe(412);
    expect((await send('DELETE', path, { token })).body).toEqual({ message: 'Deleted.' });
    expect((await send('DELETE', path, { token })).status).toBe(404);
    expect((await send('GET', '/blog/one')).status).toBe(404);
  });

  test('a re-created post never matches the ETag or version of a deleted post with the same slug', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const known: string[] = [];
    for (const isErased of [false, true, false]) {
      await write(send, token, [{ slug: 'one' }, { slug: 'one-more' }]);
      const { body, headers } = await send('GET', '/blog/one');
      for (const etag of known) {
        expect((await send('GET', '/blog/one', { headers: { 'if-none-match': etag } })).status).toBe(200);
        const change = { token, body: { title: 'stale' }, headers: { 'if-match': etag } };
        expect((await send('PUT', `/blog/${body._id}`, change)).status).toBe(412);
        expect((await send('DELETE', `/blog/${body._id}`, { token, headers: change.headers })).status).toBe(412);
      }
      known.push(String(headers.etag), String(headers['x-record-version']));
      const other = (await send('GET', '/blog/one-more')).body._id;
      for (const id of [body._id, other]) {
        await send('DELETE', `/blog/${id}`, { token });
        if (isErased) await send('DELETE', `/trash/blog/${id}`, { token });
      }
    }
  });
});

/** Lets `Date` go on from a moment; gives what puts it right again. */
function moveClock(to: Date): () => void {
  const shift = to.getTime() - Date.now();
  const { Date: real } = globalThis;
  globalThis.Date = class extends real {
    constructor(...given: [] | [number | string | Date]) {
      super(given.length === 0 ? real.now() + shift : given[0]);
    }
    static override now() {
      return real.now() + shift;
    }
  } as DateConstructor; // the same but later
  return () => void (globalThis.Date = real);
}
