import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

type Send = Awaited<ReturnType<typeof testApp>>['send'];

async function add(send: Send, token: string, items: Record<string, unknown>[]) {
  for (const item of items) {
    const { status } = await send('POST', '/portfolio', { token, body: { title: item.slug, ...item } });
    expect(status).toBe(201);
  }
}

interface Item {
  slug: string;
  order: number;
  version: number;
}

const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);

describe.each(databases)('portfolio items on $kind', (kind) => {
  test('are public when published and visible; only staff can read the others', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [
      { slug: 'shown' },
      { slug: 'hidden', isVisible: false },
      { slug: 'draft', status: 'draft' },
    ]);
    expect(slugsOf((await send('GET', '/portfolio')).body.items)).toEqual(['shown']);
    expect((await send('GET', '/portfolio?limit=200&page=1', { token })).body.items).toHaveLength(3);
    for (const slug of ['hidden', 'draft', 'never']) {
      expect(await send('GET', `/portfolio/${slug}`), slug).toMatchObject({
        status: 404,
        body: { message: 'Not found.' },
      });
    }
    expect((await send('GET', '/portfolio/hidden', { token })).status).toBe(200);
  });

  test('public lists carry the result and the colours; figures and words come with the item itself', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const colors = { ground: '#0d2420', ink: '', accent: '#c6f24e' };
    const results = [{ value: '71 %', label: 'book direct' }];
    const quote = { text: 'Nobody calls from the wrong dune.', by: 'Ravindra', role: '' };
    const makers = ['Ila Purohit'];
    await add(send, token, [{ slug: 'camp', result: '71 of 100 now book direct', results, quote, colors, makers }]);
    const [listed] = (await send('GET', '/portfolio')).body.items;
    expect(listed).toMatchObject({ result: '71 of 100 now book direct', colors });
    expect([listed.results, listed.quote, listed.makers]).toEqual([undefined, undefined, undefined]);
    expect((await send('GET', '/portfolio/camp')).body).toMatchObject({ results, quote, colors, makers });
    expect(slugsOf((await send('GET', '/portfolio?q=purohit')).body.items)).toEqual(['camp']);
    const refused = await send('PUT', `/portfolio/${listed._id}`, {
      token,
      body: { colors: { ...colors, ink: '#0d2421' } },
    });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'colors.ink' }] } });
  });

  test('staff can filter by status and get a count per status; the public cannot', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [
      { slug: 'shown' },
      { slug: 'hidden', isVisible: false },
      { slug: 'draft', status: 'draft', isVisible: false },
    ]);
    for (const [status, slug] of [
      ['published', 'shown'],
      ['hidden', 'hidden'],
      ['draft', 'draft'],
    ]) {
      // prettier-ignore
      const { items, statuses } = (await send('GET', `/portfolio?status=${status}`, { token })).body;
      expect(slugsOf(items)).toEqual([slug]);
      expect(statuses).toEqual({ all: 3, draft: 1, hidden: 1, published: 1 });
    }
    const open = (await send('GET', '/portfolio?status=hidden')).body;
    expect(slugsOf(open.items)).toEqual(['shown']);
    expect(open).not.toHaveProperty('statuses');
  });

  test('can be reordered by staff and read by id', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [{ slug: 'one' }, { slug: 'two' }, { slug: 'three' }]);
    const [one, two, three] = (await send('GET', '/portfolio', { token })).body.items;
    const positions = [three, one, two].map(({ _id }, order) => ({ _id, order }));
    expect((await send('PUT', '/portfolio/reorder/list', { body: positions })).status).toBe(401);
    await send('PUT', '/portfolio/reorder/list', { token, body: positions });
    expect(slugsOf((await send('GET', '/portfolio')).body.items)).toEqual(['three', 'one', 'two']);
    const found = (await send('GET', `/portfolio/admin/${one._id}`, { token })).body;
    expect(found).toMatchObject({ slug: 'one', order: 1, version: 2 });
  });

  test('a new item goes to the end; with an order it takes that position and shifts the others', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [{ slug: 'one' }, { slug: 'nine', order: 9 }, { slug: 'ten' }, { slug: 'first', order: 0 }]);
    const { items } = (await send('GET', '/portfolio')).body;
    expect(items.map(({ slug, order }: Item) => [slug, order])).toEqual([
      ['first', 0],
      ['one', 1],
      ['nine', 9],
      ['ten', 10],
    ]);
  });

  test('an order number is unique: the other items shift towards the number that became free', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }, { slug: 'd' }]);
    const listed = async () => (await send('GET', '/portfolio')).body.items as (Item & { _id: string })[];
    const type = async (slug: string, order: number) => {
      const id = (await listed()).find((item) => item.slug === slug)?._id;
      expect((await send('PUT', `/portfolio/${id}`, { token, body: { order } })).body).toMatchObject({ slug, order });
      return (await listed()).map((item) => `${item.slug}${item.order}`).join(' ');
    };
    expect(await type('d', 1)).toBe('a0 d1 b2 c3');
    expect(await type('a', 2)).toBe('d0 b1 a2 c3');
    expect(await type('c', 9)).toBe('d0 b1 a2 c9');
    expect(await type('d', 0)).toBe('d0 b1 a2 c9');
  });

  test('moving an item renumbers the list; items that keep their number are not changed', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [{ slug: 'a' }, { slug: 'b' }, { slug: 'c', order: 5 }, { slug: 'd' }]);
    const numbered = async () =>
      (await send('GET', '/portfolio', { token })).body.items.map((item: Item) => [
        item.slug,
        item.order,
        item.version,
      ]);
    const [, , c] = (await send('GET', '/portfolio', { token })).body.items;
    const move = (position: unknown, id = c._id) =>
      send('PUT', `/portfolio/${id}/position`, { token, body: { position } });
    expect((await move(1)).body).toMatchObject({ slug: 'c', order: 1 });
    expect(await numbered()).toEqual([
      ['a', 0, 1],
      ['c', 1, 2],
      ['b', 2, 2],
      ['d', 3, 2],
    ]);
    expect((await move(99)).body).toMatchObject({ slug: 'c', order: 3 });
    expect((await numbered()).map(([slug]: [string]) => slug)).toEqual(['a', 'b', 'd', 'c']);
    expect((await move(-1)).status).toBe(400);
    expect((await move(0, 'never')).status).toBe(404);
    expect((await send('PUT', `/portfolio/${c._id}/position`, { body: { position: 0 } })).status).toBe(401);
  });

  test('after a deletion the items behind it move up', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]);
    const [, b] = (await send('GET', '/portfolio')).body.items;
    await send('DELETE', `/portfolio/${b._id}`, { token });
    const { items } = (await send('GET', '/portfolio')).body;
    expect(items.map(({ slug, order, version }: Item) => [slug, order, version])).toEqual([
      ['a', 0, 1],
      ['c', 1, 2],
    ]);
  });

  test('are listed in order, 12 per page', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const items = Array.from({ length: 13 }, (_, index) => ({
      slug: `item-${index}`,
      order: index === 12 ? 0 : index + 1,
    }));
    await add(send, token, items);
    const first = (await send('GET', '/portfolio')).body;
    expect(first).toMatchObject({ page: 1, totalPages: 2, total: 13, limit: 12 });
    expect(slugsOf(first.items).slice(0, 3)).toEqual(['item-12', 'item-0', 'item-1']);
    expect(slugsOf((await send('GET', '/portfolio?page=2')).body.items)).toEqual(['item-11']);
  });

  test('a brief list omits descriptions and pictures', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const pictures = { images: ['/a.webp'], gallery: [{ imageUrl: '/b.webp' }] };
    await add(send, token, [{ slug: 'one', excerpt: 'Short', description: '<p>Long</p>', ...pictures }]);
    const [brief] = (await send('GET', '/portfolio?brief=true')).body.items;
    expect(brief).toMatchObject({ slug: 'one', excerpt: 'Short' });
    for (const name of ['description', 'images', 'gallery']) expect(brief).not.toHaveProperty(name);
    const [shown] = (await send('GET', '/portfolio?limit=200')).body.items;
    expect(shown).toMatchObject({ slug: 'one', images: pictures.images });
    expect(shown).not.toHaveProperty('description');
    const list = (await send('GET', '/portfolio?limit=200', { token })).body;
    expect(list.items[0]).toMatchObject({ description: '<p>Long</p>', images: pictures.images });
    expect([(await send('GET', '/portfolio?limit=200')).body.limit, list.limit]).toEqual([50, 200]);
  });

  test('a list can start after a given item', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }, { slug: 'last', order: 5 }]);
    const after = async (slug: string) => slugsOf((await send('GET', `/portfolio?after=${slug}&limit=2`)).body.items);
    expect(await after('a')).toEqual(['b', 'c']);
    expect(await after('b')).toEqual(['c', 'last']);
    expect(await after('last')).toEqual([]);
    expect(await after('none')).toEqual(['a', 'b']);
    await add(send, token, [{ slug: 'draft', order: 1, status: 'draft' }]);
    expect(await after('draft')).toEqual(['a', 'b']); // as if there were none
  });

  test('are filtered by category, tag and search text; the category list covers all public items', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [
      { slug: 'one', category: 'Shops', tags: 'pots, clay', client: 'Mitti' },
      { slug: 'two', category: 'Booking', description: '<p>Tents under <em>stars</em></p>' },
      { slug: 'three', category: 'Shops', techUsed: ['SVG'] },
      { slug: 'four', category: 'Secret', status: 'draft' },
      { slug: 'five', category: '' },
    ]);
    const found = async (query: string) => slugsOf((await send('GET', `/portfolio?${query}`)).body.items);
    expect(await found('category=Shops')).toEqual(['one', 'three']);
    expect(await found('tag=clay')).toEqual(['one']);
    expect(await found('q=STARS')).toEqual(['two']);
    expect(await found('q=mitti&category=Booking')).toEqual([]);
    expect(await found('q=svg')).toEqual(['three']);
    const { categories } = (await send('GET', '/portfolio?category=Booking')).body;
    expect(categories).toEqual([
      { category: 'Booking', count: 1 },
      { category: 'Shops', count: 2 },
      { category: 'Uncategorized', count: 1 },
    ]);
  });

  test('need a title and a slug ("Title & slug required"), and the slug is unique', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    expect(await send('POST', '/portfolio', { token, body: { title: 'x' } })).toMatchObject({
      status: 400,
      body: { message: 'Title & slug required' },
    });
    await add(send, token, [{ slug: 'one' }]);
    expect(await send('POST', '/portfolio', { token, body: { title: 'y', slug: 'One' } })).toMatchObject({
      status: 409,
      body: { message: 'Slug is already taken.' },
    });
  });

  test('staff can change and delete an item; HTML is sanitised and unsafe links are refused', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    await add(send, token, [{ slug: 'one' }]);
    const path = `/portfolio/${(await send('GET', '/portfolio/one')).body._id}`;
    const body = {
      description: '<p>Hi</p><script>1</script>',
      gallery: [{ imageUrl: '/uploads/a.webp', caption: 'A' }],
    };
    expect((await send('PUT', path, { token, body })).body).toMatchObject({
      ...body,
      description: '<p>Hi</p>',
      version: 2,
    });
    expect((await send('PUT', path, { token, body: { liveUrl: 'javascript:alert(1)' } })).status).toBe(400);
    expect((await send('DELETE', path, { token })).body).toEqual({ message: 'Deleted.' });
    expect((await send('GET', '/portfolio/one')).status).toBe(404);
  });
});
