import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEncoder } from './encoder.ts';
import type { Picture } from './picture.ts';
import { openUploadQueue } from './upload-queue.ts';

const PICTURE: Picture = { name: 'a', content: Buffer.alloc(0), width: 1, height: 1, thumbhash: '' };

function queue(makePicture: (upload: Buffer) => Promise<Picture>) {
  const variants = { pause: vi.fn(async () => undefined), resume: vi.fn() };
  const stop = vi.fn(async () => undefined);
  const opened = openUploadQueue({ variants, encoder: { makePicture, stop } });
  onTestFinished(() => opened.close());
  return { ...opened, variants, stop };
}

test('decodes one upload at a time, holds two in memory, queues the others and refuses too many', async () => {
  let [decoding, most, reading] = [0, 0, 0];
  const gate = Promise.withResolvers<undefined>();
  const { convert, variants, stop } = queue(async () => {
    most = Math.max(most, ++decoding);
    await gate.promise;
    decoding -= 1;
    return PICTURE;
  });
  const read = async () => {
    reading += 1;
    return Buffer.alloc(1);
  };
  const uploads = Array.from({ length: 62 }, () => convert(read));
  await expect(convert(read)).rejects.toMatchObject({ code: 'busy', headers: { 'retry-after': '5' } });
  expect(reading).toBe(2);
  gate.resolve(undefined);
  expect(await Promise.all(uploads)).toHaveLength(62);
  expect(most).toBe(1);
  expect([variants.pause, variants.resume].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  await expect.poll(() => variants.resume.mock.calls.length).toBe(1);
  expect(stop.mock.invocationCallOrder[0]).toBeLessThan(variants.resume.mock.invocationCallOrder[0] ?? 0);
});

test('a picture that crashes the encoder process fails alone, and the next upload succeeds', async () => {
  const encoder = openEncoder({ nice: 0 });
  const started = Promise.withResolvers<undefined>();
  const makePicture: typeof encoder.makePicture = (sent) => {
    const made = encoder.makePicture(sent);
    started.resolve(undefined);
    return made;
  };
  const variants = { pause: async () => undefined, resume: () => undefined };
  const { convert, close } = openUploadQueue({ variants, encoder: { ...encoder, makePicture } });
  onTestFinished(close);
  const large = sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#f2a31b' } }).png();
  const sent = await large.toBuffer();
  const first = convert(async () => sent);
  const second = convert(async () => sharp(sent).resize(60, 40).png().toBuffer());
  const refused = expect(first).rejects.toMatchObject({ code: 'unavailable', message: /could not be processed/ });
  await started.promise;
  await encoder.stop(); // as when it crashes
  await refused;
  expect(await second).toMatchObject({ width: 60, height: 40 });
});
