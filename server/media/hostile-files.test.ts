import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/databases.ts';
import { bombs, packed, polyglots } from '../../tests/support/pictures.ts';
import { encodeVariant } from './encode-variant.ts';
import { makePicture } from './picture.ts';

const MAKER = join(import.meta.dirname, '../../tests/support/make-picture.ts');
const GROWTH_MAX_MB = 200;

interface Made {
  outcome: string;
  grownMb: number;
}

/** What a fresh process makes of files, one after the other, and by how much it grows for each. */
async function madeOf(files: Record<string, Buffer>): Promise<Record<string, Made>> {
  const folder = testFolder();
  const small = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const paths = [small, ...Object.values(files)].map((content, index) => ({ path: join(folder, `${index}`), content }));
  for (const { path, content } of paths) await writeFile(path, content);
  const { stdout } = await promisify(execFile)(process.execPath, [MAKER, ...paths.map(({ path }) => path)]);
  const lines = stdout.trim().split('\n');
  return Object.fromEntries(Object.keys(files).map((name, index) => [name, JSON.parse(lines[index] ?? '{}') as Made])); // as the process above prints it
}

test('a small file that expands to a huge picture is rejected before it expands', async () => {
  for (const [name, { outcome, grownMb }] of Object.entries(await madeOf(await bombs()))) {
    expect(outcome, name).toBe('too-large');
    expect(grownMb, name).toBeLessThan(GROWTH_MAX_MB);
  }
});

test('compressed metadata in a picture is never decompressed', async () => {
  for (const [name, { grownMb }] of Object.entries(await madeOf(packed()))) {
    expect(grownMb, name).toBeLessThan(GROWTH_MAX_MB);
  }
});

test('re-encoding a polyglot file keeps only the picture', async () => {
  const marks = 'alert-from-a-picture';
  for (const [name, sent] of Object.entries(await polyglots(marks))) {
    expect(sent.includes(marks), name).toBe(true);
    const { content, name: pictureName } = await makePicture(sent);
    expect(pictureName, name).toMatch(/^[0-9a-f]{32}-\d+x\d+.*\.webp$/);
    for (const written of [content, await encodeVariant(content, { width: 320, format: 'avif' })]) {
      expect(written.includes(marks), name).toBe(false);
      expect(written.includes('<'.concat('script')), name).toBe(false);
    }
    expect((await sharp(content).metadata()).format, name).toBe('webp');
  }
});

test('SVG drawings, documents and unsupported picture formats never reach a decoder', async () => {
  const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } });
  const files = {
    drawing: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ),
    'drawing after a comment': Buffer.from('<!-- GIF8 --><svg xmlns="http://www.w3.org/2000/svg"/>'),
    document: Buffer.from('%PDF-1.7\n1 0 obj'),
    tiff: await dot.clone().tiff().toBuffer(),
  };
  for (const [name, sent] of Object.entries(files)) {
    await expect(makePicture(sent), name).rejects.toMatchObject({ code: 'not-an-image' });
  }
});
