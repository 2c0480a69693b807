import { describe, expect, test } from 'vitest';
import { PAGE_BLOCKS_MAX } from '#contract/constants.ts';
import { newId } from '#server/ids.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, type TestDatabase } from '../../tests/support/databases.ts';
import { recordsOf } from '#server/records/kind.ts';
import { nextBlockChange } from '#server/records/next-block-change.ts';

const PUBLIC = { status: 'published', publishedAt: '2026-01-05T10:00:00.000Z' };

function words(text: string, fields: object = {}) {
  return { _id: newId(), type: 'text', source: 'own', content: { text }, ...fields };
}

async function staffOn(kind: TestDatabase, env: Record<string, string> = {}) {
  const { send, login, database } = await testApp(kind, { env });
  const token = await login('editor');
  const create = (slug: string, fields: object = {}) =>
    send('POST', '/pages', { token, body: { title: 'Spring offer', slug, ...PUBLIC, ...fields } });
  return {
    ...{ send, token, database, create },
    /** Creates a page and returns it. */
    make: async (slug: string, fields: object = {}) => {
      const { status, body } = await create(slug, fields);
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    },
    change: (id: string, body: object) => send('PUT', `/pages/${id}`, { token, body }),
    remove: (id: string) => send('DELETE', `/pages/${id}`, { token }),
    stored: async (id: string) => (await send('GET', `/pages/admin/${id}`, { token })).body,
    visit: (slug: string) => send('GET', `/pages/${encodeURIComponent(slug)}`),
    available: async (slug: string) =>
      (await send('GET', `/pages/admin/slug/${encodeURIComponent(slug)}/available`, { token })).body.available,
  };
}

describe.each(databases)('pages of blocks on $kind', (kind) => {
  test('have a nested path, and are read, changed and deleted at it', async () => {
    const { make, change, remove, visit } = await staffOn(kind);
    const page = await make(' Offers/Spring// ', { blocks: [words('<p>Ten sites.</p>')] });
    expect(page.slug).toBe('/offers/spring');
    expect((await visit('/offers/spring')).body.blocks).toMatchObject([{ content: { text: '<p>Ten sites.</p>' } }]);
    await change(page._id, { slug: '/offers/summer' });
    expect((await visit('/offers/spring')).body).toMatchObject({ movedTo: '/offers/summer' });
    await change(page._id, { status: 'draft' });
    expect((await visit('/offers/summer')).status).toBe(404);
    await change(page._id, { status: 'published' });
    await remove(page._id);
    expect(await visit('/offers/summer')).toMatchObject({ status: 404, body: { isGone: true } });
  });

  test('keep their path from redirects while they are public', async () => {
    const { make, change, send, token } = await staffOn(kind);
    const { _id } = await make('/offers/spring');
    const redirect = () => send('POST', '/redirects', { token, body: { from: '/offers/spring', to: '/blog' } });
    expect(await redirect()).toMatchObject({ status: 400, body: { issues: [{ path: 'from' }] } });
    await change(_id, { status: 'draft' });
    expect((await redirect()).status).toBe(201);
  });

  test('have at most three parts in their path', async () => {
    const { create } = await staffOn(kind);
    expect(await create('/a/b/c/d')).toMatchObject({ status: 400, body: { issues: [{ path: 'slug' }] } });
  });

  test.each(['/pricing', '/portfolio', '/blog/x', '/api/x', '/uploads', '/healthz', '/desk', '/desk/x', '/former'])(
    'cannot stand at %s, and staff see so before they save',
    async (slug) => {
      const { send, token, create, available } = await staffOn(kind, { ADMIN_BASE: '/desk' });
      const redirect = { from: '/former', to: '/blog' };
      expect((await send('POST', '/redirects', { token, body: redirect })).status).toBe(201);
      expect(await available(slug)).toBe(false);
      const refused = await create(slug);
      expect(refused).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'slug', message: expect.stringContaining('Choose another') }] },
      });
      expect(await available('/free/path')).toBe(true);
    },
  );

  test('show visitors neither hidden, scheduled, ended nor unknown blocks, nor hidden entries', async () => {
    const { make, visit, send, token } = await staffOn(kind);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const questions = [
      { question: 'Shown?', answer: 'Yes.' },
      { question: 'Hidden?', answer: 'Yes.', isVisible: false },
    ];
    const blocks = [
      words('<p>Shown</p>', { from: at(-2), until: at(2) }),
      words('<p>Hidden</p>', { hidden: true }),
      words('<p>Later</p>', { from: at(1) }),
      words('<p>Ended</p>', { until: at(-1) }),
      { _id: newId(), type: 'faq', source: 'own', content: { faqs: questions } },
    ];
    await make('/spring', { blocks });
    const { body } = await visit('/spring');
    expect(JSON.stringify(body)).not.toMatch(/Hidden|Later|Ended/);
    expect(body.blocks).toHaveLength(2);
    expect((await send('GET', '/pages/%2Fspring', { token })).body.blocks).toHaveLength(5);
  });

  test('keep a stored block of an unknown kind, and take no new one', async () => {
    const { make, change, stored, remove, visit, database, send, token } = await staffOn(kind);
    const { _id } = await make('/spring', { blocks: [words('<p>Known</p>')] });
    const unknown = { _id: newId(), type: 'hologram', depth: { unit: 'cm', value: 12 } };
    const rows = recordsOf(database.db, 'pages');
    const row = await rows.select().select('body').where('id', '=', _id).executeTakeFirstOrThrow();
    const body = JSON.parse(row.body ?? '') as { blocks: object[] }; // written by the store
    body.blocks.push(unknown);
    await rows
      .update()
      .set({ body: JSON.stringify(body) })
      .where('id', '=', _id)
      .execute();

    const { blocks } = await stored(_id);
    expect(blocks[1]).toEqual(unknown);
    expect((await visit('/spring')).body.blocks).toHaveLength(1);
    const added = words('<p>First</p>');
    expect((await change(_id, { blocks: [added, ...blocks] })).status).toBe(200);
    expect((await stored(_id)).blocks[2]).toEqual(unknown);
    const changed = [...blocks.slice(0, 1), { ...unknown, depth: '<script>' }];
    expect(await change(_id, { blocks: changed })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'blocks.1.type', message: 'This site has no blocks of the kind “hologram”' }] },
    });
    await remove(_id);
    expect((await send('POST', `/trash/pages/${_id}/restore`, { token })).status).toBe(200);
    expect((await stored(_id)).blocks[2]).toEqual(unknown);
  });

  test('sanitize the HTML of their blocks', async () => {
    const { make } = await staffOn(kind);
    const { blocks } = await make('/spring', { blocks: [words('<p onclick="x()">Fine</p><script>x()</script>')] });
    expect(blocks[0].content.text).toBe('<p>Fine</p>');
  });

  test('take as many blocks as the limit says, each with its own id and an end after its beginning', async () => {
    const { create } = await staffOn(kind);
    const many = Array.from({ length: PAGE_BLOCKS_MAX }, () => words('<p>One</p>'));
    expect((await create('/many', { blocks: many })).body.blocks).toHaveLength(PAGE_BLOCKS_MAX);
    const refused = async (...blocks: object[]) => {
      const { status, body } = await create('/refused', { blocks });
      expect(status).toBe(400);
      return body.issues.map(({ path }: { path: string }) => path);
    };
    expect(await refused(...many, words(''))).toEqual(['blocks']);
    expect(await refused(many[0]!, many[0]!)).toEqual(['blocks.1._id']);
    const ended = words('', { from: '2026-03-02T10:00:00.000Z', until: '2026-03-01T10:00:00.000Z' });
    expect(await refused(ended)).toEqual(['blocks.0.until']);
    expect(await refused({ ...words(''), type: 'hero', content: null })).toEqual(['blocks.0.content']);
  });

  test('tell when their next block appears or disappears, whatever clock change lies between', async () => {
    const { make, change, database } = await staffOn(kind);
    expect(await nextBlockChange(database.db)).toBe(Infinity);
    // Both moments lie around a change of clocks in Europe: 02:30 exists twice on that night.
    const [from, until] = ['2998-10-26T00:30:00.000Z', '2998-10-26T01:30:00.000Z'];
    const { _id } = await make('/spring', { blocks: [words('', { from: '2020-01-01T00:00:00.000Z', until })] });
    expect(await nextBlockChange(database.db)).toBe(Date.parse(until));
    await change(_id, { blocks: [words('', { from, until })] });
    expect(await nextBlockChange(database.db)).toBe(Date.parse(from));
    await change(_id, { status: 'draft' });
    expect(await nextBlockChange(database.db)).toBe(Infinity);
  });
});
