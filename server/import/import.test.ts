import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { IMPORT_LINES_PER_PAGE, type ImportLine, type ImportRun, type ImportState } from '#contract/records/import.ts';
import { buildApp } from '#server/app.ts';
import { readSettings } from '#server/settings.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, type TestDatabase } from '../../tests/support/databases.ts';
import {
  ghostExport,
  ghostZip,
  oldPicture,
  wordpressExport,
  wordpressZip,
  zipOf,
} from '../../tests/support/exports.ts';
import { poll } from '../../tests/support/poll.ts';

async function adminAt(kind: TestDatabase, { starter = false, allowsInternalPictures = true } = {}) {
  const opened = await testApp(kind, { starter, parts: { allowsInternalPictures } });
  const { app, send, login } = opened;
  const token = await login('admin');
  const state = async () => (await send('GET', '/import', { token })).body as ImportState;
  const settled = async () => {
    await poll(async () => (await state()).phase).not.toMatch(/reading|running/);
    return state();
  };
  const upload = async (content: Buffer | string, name = 'export.xml') => {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(content)]), name);
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const bytes = Buffer.byteLength(content);
    const reply = await app.inject({
      method: 'POST',
      url: `/api/import/chunks/${crypto.randomUUID()}?offset=0&bytes=${bytes}&name=${name}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(reply.json()).toEqual({ received: bytes });
    return settled();
  };
  const begin = async (options: Partial<ImportRun> = {}) => {
    const reply = await send('POST', '/import/run', { token, body: { arrival: 'same', ...options } });
    expect(reply.body.phase, reply.body.message).toBe('running');
  };
  const run = async (options: Partial<ImportRun> = {}) => {
    await begin(options);
    return settled();
  };
  const lines = async (list = 'all') =>
    (await send('GET', `/import/lines?list=${list}&limit=${IMPORT_LINES_PER_PAGE}`, { token })).body
      .items as ImportLine[];
  const read = async (path: string) => (await send('GET', path, { token })).body;
  const redirectAt = async (path: string) => (await send('GET', `/redirects/at?path=${path}`)).body.to as string;
  return { ...opened, token, state, upload, begin, run, lines, read, redirectAt };
}

/** A site with pictures. `answers` says whether it answers with one; it may answer in another way itself. */
async function pictureSite(answers: (url: string, response: ServerResponse) => boolean) {
  const asked: string[] = [];
  const picture = await oldPicture('#112233');
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (answers(url, response)) response.end(picture);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** What a line says in one text. */
const brief = ({ title, outcome, notes, address }: ImportLine) =>
  [title, outcome, ...notes.map(({ code, count, detail }) => `${code}${count ? ` ${count}` : ''}${detail && `: ${detail}`}`), address]
    .filter(Boolean)
    .join(' | '); // prettier-ignore

describe.each(databases)('an import on $kind', (kind) => {
  test('of WordPress lists what comes, what changes and what stays, and writes nothing before the run', async () => {
    const { upload, lines, read } = await adminAt(kind, { starter: true });
    const before = (await read('/blog')).total;
    const found = await upload(wordpressExport);
    expect(found).toMatchObject({ phase: 'ready', program: 'wordpress', siteUrl: 'https://studio.example' });
    expect(found.hosts).toEqual([
      { host: 'studio.example', pictures: 3 },
      { host: 'pictures.example', pictures: 1 },
    ]);
    expect((await lines('posts')).map(brief)).toEqual([
      'The first firing | changed | dynamic-blocks 1 | /blog/first-firing',
      'Notes on glazes | changed | shortcodes 2 | elements 1: iframe | /blog/glaze-notes',
      'A shelf for the shop | comes | /blog/a-shelf-for-the-shop',
      'Open day next spring | comes | /blog/open-day',
      'For members of the guild | changed | had-password | /blog/guild',
    ]);
    expect((await lines('pages')).map(brief)).toEqual([
      'About the studio | changed | new-address: /about-2 | /about-2',
      'The people | changed | shortcodes 8 | /about/people',
      'Courses | changed | builder: Elementor | /courses',
    ]);
    expect((await lines('pictures')).map(brief)).toEqual([
      '/wp-content/uploads/2024/05/kiln.jpg | comes | confirm-host: studio.example',
      '/wp-content/uploads/2024/05/bowl.jpg | comes | confirm-host: studio.example',
      '/wp-content/uploads/2024/06/shelf.jpg | comes | confirm-host: studio.example',
      'https://pictures.example/far.jpg | comes | confirm-host: pictures.example',
    ]);
    expect((await lines('tags')).map(brief)).toEqual(['Glazes', 'Workshop', 'glaze', 'kiln', 'notes'].map((tag) => `${tag} | comes`)); // prettier-ignore
    expect((await lines('redirects')).map(brief)).toEqual([
      '/2024/05/first-firing | comes | /blog/first-firing',
      '/2024/06/glaze-notes | comes | /blog/glaze-notes',
      '/2024/08/guild | comes | /blog/guild',
      '/about | stays | own-address | /about-2',
      '/tag/kiln | comes | /blog?tag=kiln',
      '/tag/notes | comes | /blog?tag=notes',
      '/category/workshop | comes | /blog?tag=Workshop',
      '/tag/glaze | comes | /blog?tag=glaze',
      '/category/workshop/glazes | comes | /blog?tag=Glazes',
    ]);
    expect((await lines('others')).map(brief)).toEqual([
      'stays | comments 1',
      'stays | accounts 2',
      'stays | menus 1',
      'Raku evening | stays | kind-unknown: event',
    ]);
    expect((await read('/blog')).total).toBe(before);
  });

  test('of WordPress brings texts, pictures from the zip, links and redirects, and shows what it could not bring', async () => {
    const { upload, run, read, redirectAt, lines, send, token } = await adminAt(kind);
    await upload(await wordpressZip(), 'studio.zip');
    const done = await run();
    expect(done).toMatchObject({ phase: 'done', counts: { posts: { done: 5 }, pages: { done: 3 }, pictures: { done: 3, stays: 1 }, tags: { done: 5 } } }); // prettier-ignore
    const first = await read('/blog/first-firing');
    expect(first).toMatchObject({
      ...{ title: 'The first firing', author: 'Mara Quill', status: 'published', version: 1 },
      ...{ publishedAt: '2024-05-14T10:30:00.000Z', tags: ['kiln', 'notes', 'Workshop'] },
      excerpt: 'How the new kiln behaved on its first night.',
    });
    expect(first.coverImageUrl).toMatch(/^\/uploads\/[0-9a-f]{32}-90x60-[0-9a-f]{6}\.webp$/);
    expect(first.content).toContain(`<img loading="lazy" src="${first.coverImageUrl}" alt="The kiln at dusk"`);
    expect(first.content).toContain('<a href="/blog/glaze-notes">the notes on glazes</a>');
    expect(first.content).toContain('<pre>Not imported: &lt;!-- wp:latest-posts {"postsToShow":3} /--&gt;</pre>');
    expect(first.content).not.toMatch(/wp:paragraph|<p><\/p>/);
    const { content } = await read('/blog/glaze-notes');
    expect(content).toContain('<p>A classic text without tags.<br />Its second line.</p>');
    expect(content).toContain('<p>The words [sic] and [1] stay as they are.</p>');
    expect(content).toContain('<pre>Not imported: [gallery ids="5,6" columns="2"]</pre>');
    expect(content).toContain('<pre>Not imported: &lt;iframe src="https://maps.example/embed?q=clay"');
    expect(content).toMatch(
      /<figure><img [^>]*alt="A bowl"[^>]*>\s*<figcaption>The blue bowl<\/figcaption>\s*<\/figure>/,
    );
    const shelf = await read('/blog/a-shelf-for-the-shop');
    expect(shelf).toMatchObject({ status: 'draft' });
    expect(shelf.content).toContain('<pre>Not imported: &lt;img src="https://pictures.example/far.jpg"');
    expect(await read('/blog/open-day')).toMatchObject({
      status: 'published',
      publishedAt: '2031-03-01T09:00:00.000Z',
    });
    expect(await read('/blog/guild')).toMatchObject({ status: 'draft' });
    const about = (await send('GET', `/pages/${encodeURIComponent('/about-2')}`, { token })).body;
    expect(about.blocks).toMatchObject([
      { type: 'text', content: { heading: 'About the studio', text: expect.stringContaining('<a href="/blog/first-firing#end">') } },
    ]); // prettier-ignore
    const courses = (await send('GET', `/pages/${encodeURIComponent('/courses')}`, { token })).body;
    expect(courses.blocks[0].content.text).toContain('<pre>Not imported: Elementor [{"id":"a1"');

    expect(await redirectAt('/2024/05/first-firing/')).toBe('/blog/first-firing');
    expect(await redirectAt('/category/workshop/glazes/')).toBe('/blog?tag=Glazes');
    const history = await read(`/history/blog/${first._id}`);
    expect(JSON.stringify(history)).toContain('admin');
    const entry = (await read('/audit-log?kind=imports')).items[0];
    expect(entry).toMatchObject({ title: 'studio.zip', detail: 'posts: 5, pages: 3, pictures: 3, redirects: 8' });
    expect((await lines('posts'))[0]).toMatchObject({ outcome: 'done', collection: 'blog', recordId: first._id });
    expect((await read('/pictures')).items.map((one: { fileName: string }) => one.fileName)).toContain('kiln.jpg');
  });

  test('run again brings nothing, and a post that was added since arrives alone', async () => {
    const { upload, run, read, lines } = await adminAt(kind);
    await upload(await wordpressZip());
    await run();
    const { total } = await read('/blog');
    const again = await run();
    expect(again.counts).toMatchObject({ posts: { known: 5, done: 0 }, pages: { known: 3 }, redirects: { done: 0 }, others: { stays: 4 } }); // prettier-ignore
    expect((await read('/blog')).total).toBe(total);
    const added = wordpressExport.replace(
      '</channel>',
      `<item><title>A new shelf</title><link>https://studio.example/2024/12/new-shelf/</link><guid>https://studio.example/?p=90</guid>
      <content:encoded><![CDATA[<p>It stands.</p>]]></content:encoded><wp:post_id>90</wp:post_id><wp:post_name>new-shelf</wp:post_name>
      <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel>`,
    );
    const found = await upload(await wordpressZip(added));
    expect(found.counts.posts).toMatchObject({ comes: 1, known: 5 });
    const done = await run();
    expect(done.counts).toMatchObject({ posts: { done: 1, known: 5 }, redirects: { done: 1 } });
    expect((await read('/blog')).total).toBe(Number(total) + 1);
    expect((await lines('posts')).at(-1)).toMatchObject({ title: 'A new shelf', address: '/blog/new-shelf' });
  });

  test('of Ghost brings the posts, keeps those for members as drafts, and finds its pictures in the content folder', async () => {
    const { upload, run, read, redirectAt, lines } = await adminAt(kind);
    const found = await upload(await ghostZip(), 'content.zip');
    expect(found).toMatchObject({ phase: 'ready', program: 'ghost', siteUrl: '', hosts: [] });
    await run();
    expect((await lines('posts')).map(brief)).toEqual([
      'A boat for one summer | done | elements 1: form | /blog/boat-summer',
      'The map of the piers | done | for-members | /blog/pier-map',
      'Winter storage | done | /blog/winter-storage',
      'The regatta in spring | done | /blog/regatta',
    ]);
    const boat = await read('/blog/boat-summer');
    expect(boat).toMatchObject({ author: 'Ines Park', tags: ['Boats'], seo: { description: 'The costs of a small wooden boat.' } }); // prettier-ignore
    expect(boat.coverImageUrl).toMatch(/^\/uploads\//);
    expect(boat.content).toContain('<a href="/blog/pier-map">the map of the piers</a>');
    expect(boat.content).toContain('<pre>Not imported: &lt;form action="https://forms.example/x"&gt;');
    expect(boat.content).toContain('<pre><code class="language-text">[gallery] is text here</code></pre>');
    expect(await read('/blog/pier-map')).toMatchObject({ status: 'draft' });
    expect(await redirectAt('/boat-summer/')).toBe('/blog/boat-summer');
    expect((await lines('redirects')).map(brief)).toContain('/about | stays | own-address | /about-2');
  });
});

describe('an import', () => {
  test('leaves posts with marked text as drafts by default, and all of them on request', async () => {
    const { upload, run, read, lines } = await adminAt(sqlite);
    await upload(await ghostZip());
    await run({ arrival: 'unmarked' });
    expect(await read('/blog/boat-summer')).toMatchObject({ status: 'draft' });
    expect(await read('/blog/regatta')).toMatchObject({ status: 'published' });
    expect(brief((await lines('posts'))[0]!)).toContain('marked-draft');
    const other = await adminAt(sqlite);
    await other.upload(ghostExport);
    await other.run({ arrival: 'drafts' });
    expect(await other.read('/blog/regatta')).toMatchObject({ status: 'draft' });
  });

  test('asks no host for a picture that was not confirmed, also not after a redirect', async () => {
    const { host, asked } = await pictureSite((url, response) => {
      if (url.includes('bowl')) response.writeHead(302, { location: 'http://elsewhere.example/b.jpg' }).end();
      if (url.includes('shelf')) response.end('no picture');
      return url.includes('kiln');
    });
    const xml = wordpressExport.replaceAll('https://studio.example', `http://${host}`);
    const first = await adminAt(sqlite);
    await first.upload(xml);
    await first.run({ hosts: ['other.example'] });
    expect(asked).toEqual([]);
    expect((await first.lines('pictures')).map(({ outcome }) => outcome)).toEqual(['stays', 'stays', 'stays', 'stays']);
    expect((await first.read('/blog/first-firing')).content).toContain('Not imported: &lt;img');

    const second = await adminAt(sqlite);
    await second.upload(xml);
    await second.run({ hosts: [host] });
    expect(asked.map((url) => url.split('/').at(-1))).toEqual(['kiln.jpg', 'bowl.jpg', 'shelf.jpg']);
    expect((await second.lines('pictures')).map(brief)).toEqual([
      expect.stringMatching(/kiln\.jpg \| done/),
      expect.stringMatching(/bowl.* picture-failed: It has moved to elsewhere\.example, which was not confirmed\./),
      expect.stringMatching(/shelf.* picture-failed: Only images can be uploaded/),
      expect.stringMatching(/host-not-confirmed: pictures\.example/),
    ]);
    expect((await second.read('/blog/first-firing')).coverImageUrl).toMatch(/^\/uploads\//);
  });

  test('fetches pictures from no address inside of the network, also when it was confirmed', async () => {
    const { host, asked } = await pictureSite(() => true);
    const { upload, run, lines } = await adminAt(sqlite, { allowsInternalPictures: false });
    await upload(wordpressExport.replaceAll('https://studio.example', `http://${host}`));
    await run({ hosts: [host] });
    expect(asked).toEqual([]);
    expect(brief((await lines('pictures'))[0]!)).toMatch(/failed \| picture-failed: .* is not an address of the public internet/); // prettier-ignore
  });

  test('is for admins, and needs an uploaded export', async () => {
    const { send, login } = await testApp(sqlite);
    expect((await send('POST', '/import/run', { token: await login('admin'), body: {} })).body).toMatchObject({
      message: 'Upload an export first.',
    });
    expect((await send('POST', '/import/run', { token: await login('editor'), body: {} })).status).toBe(403);
  });

  test.each([
    ['a text', 'Hello there', 'This is neither an export of WordPress'],
    ['another XML file', `<?xml version="1.0"?><feed>${'<entry/>'.repeat(100)}</feed>`, 'This XML file is no export of WordPress.'],
    ['another JSON file', '{"name":"x"}', 'This JSON file is no export of Ghost.'],
    ['broken JSON', '{"db":[{"data"', 'This JSON file is damaged or incomplete.'],
    ['half an export', wordpressExport.slice(0, 20_000), 'The export ends in the middle.'],
    ['entities that grow', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${wordpressExport}`, 'This XML file declares entities of its own.'],
    ['deeply nested XML', `<rss>${'<a>'.repeat(5000)}`, 'This XML file is nested too deeply'],
    ['half a zip', Buffer.from('PK\u0003\u0004 and so on'), 'The zip file is damaged or incomplete.'],
    ['an empty zip', zipOf({ 'readme.txt': 'x' }), 'The zip file contains no export.'],
    ['a zip with a password', zipOf({ 'a.xml': wordpressExport }, { isEncrypted: true }), 'The zip file has a password.'],
    ['a zip that grows', zipOf({ 'a.xml': 'x'.repeat(5_000_000) }, { claimedBytes: 100 }), 'The zip file is damaged'],
    ['a zip with a huge file', zipOf({ 'a.xml': Buffer.alloc(65 * 1024 * 1024) }), 'a.xml in the zip is larger than 64 MB.'],
  ])('refuses %s with a sentence that says why', async (_, content, message) => {
    const { upload, lines } = await adminAt(sqlite);
    const found = await upload(content);
    expect(found.phase).toBe('unreadable');
    expect(found.failure).toContain(message);
    expect(await lines()).toEqual([]);
  }); // prettier-ignore

  test('goes on after one bad item, and says what is wrong with it', async () => {
    const { upload, run, lines, read } = await adminAt(sqlite);
    const broken = wordpressExport.replace('<p>The doors open at nine.</p>', `<p>${'a'.repeat(400_001)}</p>`);
    await upload(broken);
    const done = await run();
    expect(done.counts.posts).toMatchObject({ done: 4, stays: 1 });
    expect(brief((await lines('posts'))[3]!)).toMatch(/Open day next spring \| stays \| refused: .*400000/);
    expect(await read('/blog/guild')).toMatchObject({ title: 'For members of the guild' });
  });

  test('that stopped in the middle says so, and goes on when it runs again', async () => {
    let stop: () => void = () => undefined;
    const { host } = await pictureSite((url) => {
      if (url.includes('bowl')) stop();
      return url.includes('kiln'); // the others never get an answer
    });
    const { upload, begin, app, state, database, storage, dataDir, token } = await adminAt(sqlite);
    await upload(wordpressExport.replaceAll('https://studio.example', `http://${host}`));
    const stopped = new Promise<void>((resolve) => (stop = () => void app.imports.close().then(resolve)));
    await begin({ hosts: [host] });
    await stopped;
    expect(await state()).toMatchObject({ phase: 'interrupted' });
    // The next process, on the same data.
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const next = await buildApp({ settings, database, storage, pages: 'none' });
    onTestFinished(() => next.close());
    const headers = { authorization: `Bearer ${token}` };
    const payload = { arrival: 'same' };
    expect((await next.inject({ method: 'POST', url: '/api/import/run', headers, payload })).statusCode).toBe(200);
    const ended = async () => (await next.inject({ url: '/api/import', headers })).json<ImportState>();
    await poll(async () => (await ended()).phase).toBe('done');
    expect((await ended()).counts).toMatchObject({ posts: { done: 5 }, pages: { done: 3 }, pictures: { known: 1, stays: 3 } }); // prettier-ignore
  });

  test('can be stopped, and offers the hosts of the pictures that are still missing', async () => {
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const { host } = await pictureSite((url) => {
      if (url.includes('bowl')) isAsked();
      return url.includes('kiln'); // the others never get an answer
    });
    const { upload, begin, run, send, token, read, state } = await adminAt(sqlite);
    await upload(wordpressExport.replaceAll('https://studio.example', `http://${host}`));
    await begin({ hosts: [host] });
    await asked;
    expect((await send('DELETE', '/import', { token })).body.message).toContain('An import is running.');
    expect((await send('POST', '/import/stop', { token })).body).toMatchObject({
      phase: 'interrupted',
      hosts: [{ host, pictures: 2 }, { host: 'pictures.example', pictures: 1 }],
    }); // prettier-ignore
    expect((await read('/audit-log?kind=imports')).items[0]).toMatchObject({
      detail: 'posts: 0, pages: 0, pictures: 1, redirects: 0',
    });
    await run();
    expect(await state()).toMatchObject({ phase: 'done', hosts: [], counts: { posts: { done: 5 } } });
  });

  test('brings a deleted post again only once it has left the bin', async () => {
    const { upload, run, send, token, read, lines } = await adminAt(sqlite);
    await upload(ghostExport);
    await run();
    const { _id } = await read('/blog/regatta');
    await send('DELETE', `/blog/${_id}`, { token });
    expect((await run()).counts.posts).toMatchObject({ known: 4, done: 0 });
    expect((await lines('posts')).map(brief)).toContain('The regatta in spring | known | deleted-here');
    await send('DELETE', `/trash/blog/${_id}`, { token });
    expect((await run()).counts.posts).toMatchObject({ known: 3, done: 1 });
  });

  test('shows titles and tags of WordPress as people read them', async () => {
    const { upload, run, read } = await adminAt(sqlite);
    const xml = wordpressExport.replace('[Notes on glazes]', '[Notes &amp; <em>glazes</em> &#8211; part 1]');
    await upload(xml.replaceAll('[CDATA[Glazes]', '[CDATA[Glazes &amp; slips]'));
    await run();
    const { title, tags } = await read('/blog/glaze-notes');
    expect({ title, tags }).toEqual({ title: 'Notes & glazes – part 1', tags: ['glaze', 'Glazes & slips'] });
  });

  test('splits a long page into several texts, and loses nothing of it', async () => {
    const { upload, run, send, token } = await adminAt(sqlite);
    const paragraphs = Array.from({ length: 90 }, (_, index) => `<p>Part ${index}. ${'clay '.repeat(100)}</p>`).join(
      '',
    );
    await upload(wordpressExport.replace('<h2>Courses</h2>', `<h2>Courses</h2>${paragraphs}`));
    await run();
    const { blocks } = (await send('GET', `/pages/${encodeURIComponent('/courses')}`, { token })).body;
    expect(blocks.length).toBeGreaterThan(2);
    const text = blocks.map((block: { content: { text: string } }) => block.content.text).join('');
    for (let index = 0; index < 90; index++) expect(text).toContain(`Part ${index}. `);
  });

  test('is deleted on request, and what it brought stays', async () => {
    const { upload, run, send, token, state, read, lines } = await adminAt(sqlite);
    await upload(ghostExport);
    await run();
    const { total } = await read('/blog');
    expect((await send('DELETE', '/import', { token })).body.phase).toBe('none');
    expect(await lines()).toEqual([]);
    expect((await state()).fileName).toBe('');
    expect((await read('/blog')).total).toBe(total);
  });
});
