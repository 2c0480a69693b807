import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { openPictureHasher } from './hash-older-pictures.ts';
import { openPictureLister } from './list-older-pictures.ts';

const starterPicture = (name: string) => readFileSync(join(import.meta.dirname, '../starter/pictures', name));
const dunes = starterPicture('dunes-noon.webp');
const camp = starterPicture('camp.webp');

describe.each(databases)('pictures that look alike, on $kind', (kind) => {
  async function ready() {
    const parts = await testApp(kind);
    const token = await parts.login('editor');
    const upload = async (name: string, picture: Sharp) => {
      const form = new FormData();
      form.append('image', new Blob([Uint8Array.from(await picture.toBuffer())]), name);
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      await parts.app.inject({
        method: 'POST',
        url: '/api/upload/blog',
        headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    };
    const groups = async (): Promise<string[][]> => {
      const { body } = await parts.send('GET', '/similar-pictures', { token });
      return body.groups.map((group: { fileName: string }[]) => group.map(({ fileName }) => fileName));
    };
    return { ...parts, token, upload, groups };
  }

  test('are listed together, the largest first, in whatever size, format and light they were sent', async () => {
    const { upload, groups, send } = await ready();
    const { width, height } = await sharp(dunes).metadata();
    await upload('small.png', sharp(dunes).resize({ width: 400 }).png());
    await upload('camp.jpg', sharp(camp).jpeg());
    expect(await groups()).toEqual([]);
    await upload('poor.jpg', sharp(dunes).resize({ width: 800 }).jpeg({ quality: 30 }));
    await upload('original.webp', sharp(dunes));
    await upload('bright.webp', sharp(dunes).modulate({ brightness: 1.08 }).resize({ width: 700 }));
    const cut = { left: 0, top: 0, width: Math.round(width * 0.97), height };
    await upload('cut.webp', sharp(dunes).extract(cut).resize({ width: 600 }));
    expect(await groups()).toEqual([['original.webp', 'poor.jpg', 'bright.webp', 'cut.webp', 'small.png']]);
    expect((await send('GET', '/similar-pictures')).status).toBe(401);
  });

  test('from before the update are found once they have been compared', async () => {
    const { upload, groups, database, storage, app } = await ready();
    await upload('large.webp', sharp(dunes));
    await upload('small.webp', sharp(dunes).resize({ width: 300 }));
    await database.db.updateTable('pictures').set({ thumbhash: '' }).execute();
    await storage.write(`${'0'.repeat(32)}-60x40.webp`, Buffer.from('damaged'));
    expect(await groups()).toEqual([]);
    const { signal } = new AbortController();
    const hash = openPictureHasher(database, app.variants);
    await hash(signal); // waits for the list of all pictures
    await openPictureLister(database, storage, () => '')(signal);
    await hash(signal);
    expect(await groups()).toEqual([['large.webp', 'small.webp']]);
    await database.db.updateTable('pictures').set({ thumbhash: '' }).execute();
    await hash(signal);
    expect(await groups()).toEqual([]);
  });
});
