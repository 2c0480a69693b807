import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FILE_NAME_MAX } from '#contract/records/picture.ts';
import { starterFileName } from '#server/starter/file-names.ts';
import names from '#server/starter/pictures/names.json' with { type: 'json' };
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { openPictureLister } from './list-older-pictures.ts';
import { openPictureStore } from './picture-store.ts';

const file = async (background: string) =>
  Uint8Array.from(
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );

describe.each(databases)('uploaded pictures, on $kind', (kind) => {
  async function ready() {
    const parts = await testApp(kind);
    const token = await parts.login('editor');
    const upload = async (name: string, background: string): Promise<string> => {
      const form = new FormData();
      form.append('image', new Blob([await file(background)]), name);
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const reply = await parts.app.inject({
        method: 'POST',
        url: '/api/upload/blog',
        headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return reply.json().imageUrl;
    };
    const list = async (query = '') => {
      const { body } = await parts.send('GET', `/pictures${query}`, { token });
      return body.items.map(({ fileName }: { fileName: string }) => fileName);
    };
    return { ...parts, token, upload, list };
  }

  test('staff see them with the name of the file, those sent last first; visitors see none', async () => {
    const { send, token, upload, list } = await ready();
    const first = await upload('C:\\Fotos\\Düne am Abend.JPG', '#f2a31b');
    await upload('camel.png', '#1a1c36');
    expect(await list()).toEqual(['camel.png', 'Düne am Abend.JPG']);
    const { body } = await send('GET', first.replace('/uploads', '/pictures'), { token });
    expect(body).toMatchObject({ imageUrl: first, fileName: 'Düne am Abend.JPG', width: 60, height: 40 });
    expect(body.bytes).toBeGreaterThan(20);
    await upload('again.png', '#f2a31b');
    expect(await list()).toEqual(['again.png', 'camel.png']);
    for (const path of ['/pictures', first.replace('/uploads', '/pictures')])
      expect((await send('GET', path)).status, path).toBe(401);
    expect((await send('GET', '/pictures/unknown.webp', { token })).status).toBe(404);
  });

  test('they are found by words of the file name, in any case', async () => {
    const { upload, list } = await ready();
    await upload('ÉTÉ 100%.png', '#f2a31b');
    await upload('Summer.png', '#1a1c36');
    expect(await list(`?q=${encodeURIComponent('été')}`)).toEqual(['ÉTÉ 100%.png']);
    expect(await list(`?q=${encodeURIComponent('100% .png')}`)).toEqual(['ÉTÉ 100%.png']);
    expect(await list('?q=winter')).toEqual([]);
  });

  test('a long name is kept up to its limit, without half a character', async () => {
    const { upload, list } = await ready();
    await upload(`a${'🐪'.repeat(FILE_NAME_MAX)}`, '#f2a31b');
    expect(await list()).toEqual([`a${'🐪'.repeat(FILE_NAME_MAX / 2 - 1)}`]);
  });

  test('pictures from before the list are added once, without a time and behind all others', async () => {
    const { database, storage, upload, send, token } = await ready();
    const own = '0123456789abcdef0123456789abcdef-60x40.webp';
    const starter = names['about.webp'];
    for (const name of [own, starter, own.replace('.webp', '.share.jpg')])
      await storage.write(name, Buffer.alloc(2048));
    await upload('new.png', '#f2a31b');
    const listOlder = openPictureLister(database, storage, starterFileName);
    await listOlder(new AbortController().signal);
    const { body } = await send('GET', '/pictures', { token });
    expect(body).toMatchObject({ total: 3, items: [{ fileName: 'new.png' }, { fileName: 'about.webp' }, { fileName: '' }] }); // prettier-ignore
    expect(body.items[2]).toMatchObject({ imageUrl: `/uploads/${own}`, bytes: 2048, width: 60, height: 40, createdAt: '', userName: '' }); // prettier-ignore
    await storage.write(own.replace('0123', '4567'), Buffer.alloc(9));
    await listOlder(new AbortController().signal);
    expect((await openPictureStore(database).list({ page: 1, limit: 9, q: '' })).total).toBe(3);
  });
});
