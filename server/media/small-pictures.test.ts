import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { rememberPicture } from './picture-store.ts';

const nameOfSize = (width: number, height: number) => `${'0123456789abcdef'.repeat(2)}-${width}x${height}-aabbcc.webp`;
const LARGE = nameOfSize(2400, 1600);
const SMALL = nameOfSize(900, 600);
const LOW = nameOfSize(2000, 500);
const at = (name: string) => `/uploads/${name}`;

describe.each(databases)('pictures that are too small for their place, on $kind', (kind) => {
  async function ready() {
    const parts = await testApp(kind);
    const token = await parts.login('editor');
    for (const name of [LARGE, SMALL, LOW])
      await rememberPicture(parts.database.db, { name, fileName: name.slice(33, 37), bytes: 1000 });
    const send = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
      parts.send(method, path, { token, ...(body && { body }) });
    const small = async () => (await send('GET', '/small-pictures')).body;
    return { ...parts, send, small };
  }

  test('are listed with the field and the size that it needs, those first that miss most', async () => {
    const { send, small } = await ready();
    expect(await small()).toEqual({ items: [], total: 0 });
    await send('PUT', '/hero', { bgImageUrl: at(SMALL), rightImageUrl: at(LARGE) });
    const post = { title: 'Sand', slug: 'sand', coverImageUrl: at(LOW), content: `<img src="${at(LARGE)}" alt="">` };
    await send('POST', '/blog', post);
    const { items, total } = await small();
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      ...{ kind: 'sections', id: 'hero', title: 'Hero', field: 'bgImageUrl' },
      ...{ picture: { imageUrl: at(SMALL), width: 900 }, needed: { width: 1920, height: 1280 } },
    });
    expect(items[1]).toMatchObject({
      ...{ kind: 'blog', title: 'Sand', field: 'coverImageUrl' },
      ...{ picture: { imageUrl: at(LOW), height: 500 }, needed: { width: 3072, height: 768 } },
    });
    await send('PUT', '/hero', { bgImageUrl: at(LARGE) });
    expect((await small()).total).toBe(1);
  });

  test('a block needs the size of its own kind, and a text that of its column', async () => {
    const { send, small } = await ready();
    const block = (type: string, content: object) => ({ type, source: 'own', content });
    const blocks = [
      block('quote', { text: 'Two words.', imageUrl: at(SMALL) }),
      block('text-picture', { imageUrl: at(SMALL) }),
    ];
    await send('POST', '/pages', { title: 'Spring', slug: '/spring', blocks });
    await send('POST', '/blog', { title: 'Sand', slug: 'sand', content: `<img src="${at(SMALL)}" alt="">` });
    const { items } = await small();
    expect(items.map(({ field }: { field: string }) => field)).toEqual(['blocks.1.content.imageUrl']);
    const { body: shapes } = await send('GET', `/pictures/${SMALL}/shapes`);
    expect(shapes.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      ...['Beside the text', 'In the text', 'On a dark night sky', 'On a light ground', 'Without a text'],
    ]);
    expect((await send('GET', `/pictures/${LARGE}/shapes`)).body).toEqual([]);
    expect((await send('GET', '/pictures/unknown.webp/shapes')).status).toBe(404);
  });

  test('visitors see neither', async () => {
    const { send } = await testApp(kind);
    for (const path of ['/small-pictures', `/pictures/${SMALL}/shapes`])
      expect((await send('GET', path)).status, path).toBe(401);
  });
});
