import { describe, expect, test } from 'vitest';
import { nextBlockChange } from '#server/records/next-block-change.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const sections = [
  { type: 'problems', items: ['One', { title: 'Two', description: 'more' }] },
  { type: 'tech', items: [{ name: 'SVG', logoUrl: '/uploads/svg.webp' }] },
  { type: 'pricing', items: [{ name: 'Site', price: '90K', features: ['a'], mostPopular: true, ctaText: 'Go' }] },
  { type: 'faqs', items: [{ q: 'Why?', a: 'Because.' }] },
  { content: '<p>Free <script>1</script>text</p>' },
];

describe.each(databases)('service pages on $kind', (kind) => {
  test('are published by default; only staff can read unpublished ones', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const make = (body: object) => send('POST', '/services/admin', { token, body });
    expect((await make({ title: 'Second', slug: 'second', order: 1 })).status).toBe(201);
    await make({ title: 'First', slug: 'first', order: 0 });
    await make({ title: 'Hidden', slug: 'hidden', order: 0, isPublished: false });
    const slugs = ({ body }: { body: { slug: string }[] }) => body.map(({ slug }) => slug);
    expect(slugs(await send('GET', '/services'))).toEqual(['first', 'second']);
    expect(slugs(await send('GET', '/services/admin/all', { token }))).toEqual(['hidden', 'first', 'second']);
    for (const slug of ['hidden', 'never']) {
      const unknown = await send('GET', `/services/${slug}`);
      expect(unknown, slug).toMatchObject({ status: 404, body: { message: 'Service not found.' } });
    }
    expect((await send('GET', '/services/hidden', { token })).status).toBe(200);
  });

  test('store sections of every type, with items as strings or objects', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await send('POST', '/services/admin', {
      token,
      body: { title: 'Web', slug: 'web', sections, faqs: [{ q: 'A', a: 'B' }] },
    });
    const { body } = await send('GET', '/services/web');
    expect(body.sections).toMatchObject([
      sections[0]!,
      sections[1]!,
      sections[2]!,
      sections[3]!,
      { type: 'custom', title: '', content: '<p>Free text</p>', items: [] },
    ]);
    expect(body).toMatchObject({ faqs: [{ q: 'A', a: 'B' }], order: 0, isPublished: true, iconKey: 'FaCode' });
  });

  test('show visitors no hidden and no later block, neither as block nor as section', async () => {
    const { send, login, database } = await testApp(kind);
    const token = await login('editor');
    const from = '2999-03-01T00:00:00.000Z';
    const block = (words: string, fields: object) => ({ type: 'custom', content: { heading: words }, ...fields });
    const blocks = [block('Now', {}), block('Hidden', { hidden: true }), block('Later', { from })];
    const { body: made } = await send('POST', '/services/admin', {
      token,
      body: { title: 'Web', slug: 'web', blocks },
    });
    expect(made.sections).toHaveLength(3);
    const { body } = await send('GET', '/services/web');
    expect(body).toMatchObject({ blocks: [{ content: { heading: 'Now' } }], sections: [{ title: 'Now' }] });
    expect(JSON.stringify(body)).not.toMatch(/Hidden|Later/);
    expect(await nextBlockChange(database.db)).toBe(Date.parse(from));
    const kept = made.sections.map((section: object) => ({ ...section, title: 'Renamed' }));
    const changed = await send('PUT', `/services/admin/${made._id}`, { token, body: { sections: kept } });
    expect(changed.body.data.blocks).toMatchObject([{ hidden: false }, { hidden: true }, { from }]);
  });

  test('a brief list omits sections and FAQs', async () => {
    const { send, login } = await testApp(kind);
    await send('POST', '/services/admin', {
      token: await login('editor'),
      body: { title: 'Web', slug: 'web', sections },
    });
    const [brief] = (await send('GET', '/services?brief=true')).body;
    expect(brief).toMatchObject({ title: 'Web', slug: 'web' });
    expect(brief).not.toHaveProperty('sections');
    expect(brief).not.toHaveProperty('faqs');
    const token = await login('editor');
    const [shown] = (await send('GET', '/services')).body;
    for (const name of ['sections', 'faqs']) expect(shown).not.toHaveProperty(name);
    expect((await send('GET', '/services', { token })).body[0].sections).toHaveLength(5);
    expect((await send('GET', '/services/admin/all', { token })).body[0].sections).toHaveLength(5);
    expect((await send('GET', '/services/admin/all?brief=true', { token })).body[0]).not.toHaveProperty('sections');
  });

  test('are paged for staff, in order, without their sections', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    for (const slug of ['a', 'b', 'c']) {
      await send('POST', '/services/admin', {
        token,
        body: { title: slug, slug, sections, isPublished: slug !== 'b' },
      });
    }
    const { body } = await send('GET', '/services/admin/page?limit=2&page=2', { token });
    expect(body).toMatchObject({ items: [{ slug: 'c' }], page: 2, totalPages: 2, total: 3, limit: 2 });
    expect(body.items[0]).not.toHaveProperty('sections');
    const { items } = (await send('GET', '/services/admin/page', { token })).body;
    expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(['a', 'b', 'c']);
    expect((await send('GET', '/services/admin/page')).status).toBe(401);
  });

  test.each([
    [{ title: ' ', slug: 'x' }, 'Title is required.'],
    [{ title: 'x', slug: ' ' }, 'Slug is required.'],
    [{ title: 'x', slug: '--' }, 'Slug is required.'],
  ])('%j is refused with "%s"', async (body, message) => {
    const { send, login } = await testApp(kind);
    const refused = await send('POST', '/services/admin', { token: await login('editor'), body });
    expect(refused).toMatchObject({ status: 400, body: { message } });
  });

  test('a slug can be checked before saving, and a taken slug is refused', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const isFree = async (slug: string) =>
      (await send('GET', `/services/admin/slug/${encodeURIComponent(slug)}/available`, { token })).body.available;
    expect(await isFree('web-design')).toBe(true);
    const body = { title: 'Web design', slug: 'Web Design' };
    const made = await send('POST', '/services/admin', { token, body });
    expect(made.body.slug).toBe('web-design');
    expect([await isFree('web-design'), await isFree('Web Design'), await isFree('!')]).toEqual([false, false, false]);
    expect(await send('POST', '/services/admin', { token, body })).toMatchObject({
      status: 409,
      body: { message: 'Slug is already taken.' },
    });
    const again = await send('PUT', `/services/admin/${made.body._id}`, {
      token,
      body: { slug: 'web-design', order: 3 },
    });
    expect(again.body.data).toMatchObject({ slug: 'web-design', order: 3, version: 2 });
  });

  test('can be read by id, by staff only', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const { body: made } = await send('POST', '/services/admin', { token, body: { title: 'x', slug: 'x', sections } });
    const path = `/services/admin/${made._id}`;
    expect((await send('GET', path, { token })).body).toEqual(made);
    expect((await send('GET', path)).status).toBe(401);
    expect((await send('GET', '/services/admin/never', { token })).status).toBe(404);
  });

  test('are reordered all together or not at all', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const ids: string[] = [];
    for (const slug of ['a', 'b', 'c']) {
      ids.push((await send('POST', '/services/admin', { token, body: { title: slug, slug } })).body._id);
    }
    const [a, b, c] = ids;
    const positions = [c, a, b].map((_id, order) => ({ _id, order }));
    const reordered = await send('PUT', '/services/admin/reorder/list', { token, body: positions });
    expect(reordered.body).toMatchObject([
      { slug: 'c', order: 0 },
      { slug: 'a', order: 1 },
      { slug: 'b', order: 2 },
    ]);
    const broken = [
      { _id: a, order: 0 },
      { _id: 'never', order: 1 },
    ];
    expect((await send('PUT', '/services/admin/reorder/list', { token, body: broken })).status).toBe(404);
    const slugs = (await send('GET', '/services')).body.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(['c', 'a', 'b']);
    expect((await send('PUT', '/services/admin/reorder/list', { body: positions })).status).toBe(401);
  });

  test('a new page goes to the end and can be moved, and a deletion closes the gap', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const ids: string[] = [];
    for (const slug of ['a', 'b', 'c']) {
      ids.push((await send('POST', '/services/admin', { token, body: { title: slug, slug } })).body._id);
    }
    const numbered = async () =>
      (await send('GET', '/services')).body.map(({ slug, order }: { slug: string; order: number }) => [slug, order]);
    expect(await numbered()).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    const moved = await send('PUT', `/services/admin/${ids[2]}/position`, { token, body: { position: 0 } });
    expect(moved.body).toMatchObject({ slug: 'c', order: 0, version: 2 });
    await send('DELETE', `/services/admin/${ids[0]}`, { token });
    expect(await numbered()).toEqual([
      ['c', 0],
      ['b', 1],
    ]);
  });

  test('a deleted service is gone', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const { body } = await send('POST', '/services/admin', { token, body: { title: 'x', slug: 'x' } });
    const path = `/services/admin/${body._id}`;
    expect((await send('DELETE', path, { token })).body).toEqual({ message: 'Service deleted.' });
    expect((await send('GET', '/services/x')).status).toBe(404);
  });
});
