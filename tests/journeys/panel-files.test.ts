import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEDIA_CHUNK_BYTES } from '#contract/constants.ts';
import { fileTexts } from '#contract/file-texts.ts';
import { sqlite, testFolder } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { logIn, sendTo } from '../support/product.ts';
import { randomPicture } from '../support/random-picture.ts';
import { startOn } from '../support/running.ts';
import { sampleFile } from '../support/sample-files.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { staffAt } from '../support/staff.ts';

const SCREEN = '/pictures?view=files';
const CHUNKS = '**/api/media-uploads/*/*';

/** Files on a disk: the panel knows them again by name, size and time. */
function onDisk(contents: Record<string, Buffer>): string[] {
  const folder = testFolder();
  return Object.entries(contents).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    return path;
  });
}

async function ready() {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, SCREEN);
  const many = page.getByRole('region', { name: 'Add pictures and files' });
  await many.getByRole('button', { name: 'Choose pictures and files' }).waitFor();
  const upload = (name: string) => many.getByRole('listitem').filter({ hasText: name });
  const choose = (paths: string[]) => many.locator('input[type="file"]').setInputFiles(paths);
  return { url, page, many, upload, choose };
}

test('many files arrive at once, each with its progress; what cannot be uploaded says why', async () => {
  const { url, page, many, upload, choose } = await ready();
  await choose(
    onDisk({
      'dusk.png': await randomPicture(),
      'prices.pdf': sampleFile('pdf', MEDIA_CHUNK_BYTES + 500),
      'walk.mp4': sampleFile('mp4', 3 * MEDIA_CHUNK_BYTES),
      'page.pdf': sampleFile('html'),
      'notes.docx': Buffer.from('PK'),
    }),
  );
  for (const name of ['dusk.png', 'prices.pdf', 'walk.mp4']) await upload(name).getByText('Arrived').waitFor();
  await upload('page.pdf').getByText(fileTexts.notOfItsKind.pdf).waitFor();
  await upload('notes.docx').getByText(fileTexts.notUploadable).waitFor();
  await many.getByText('3 of 5 uploads have arrived.').waitFor();
  expect(await upload('page.pdf').getByRole('button').allTextContents()).toEqual(['Leave out']);
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await files.filter({ hasText: 'walk.mp4' }).getByText('MP4 video, 6.0 MB').waitFor();
  expect(await files.count()).toBe(2);
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  expect(page.takeReports()).toEqual([expect.stringContaining('status of 415')]);
  const token = await logIn(url);
  const { items } = (await sendTo(url, 'GET', '/pictures?q=dusk.png', { token })).body;
  expect(items).toHaveLength(1);
});

test('an upload that is cut off waits and goes on by itself, and after a reload it goes on where it stopped', async () => {
  const { page, many, upload, choose } = await ready();
  const sent: string[] = [];
  let allowed = 2;
  await page.route(CHUNKS, async (route) => {
    const offset = route.request().url().split('/').at(-1) ?? '';
    if (sent.length >= allowed) return route.abort('connectionreset');
    sent.push(offset);
    return route.continue();
  });
  const [film = ''] = onDisk({ 'walk.mp4': sampleFile('mp4', 4 * MEDIA_CHUNK_BYTES) });
  await choose([film]);
  await upload('walk.mp4').getByText('50% arrived. Waits for the connection and goes on by itself.').waitFor();
  allowed = 3;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await upload('walk.mp4').getByText('75% arrived.').waitFor();
  for (const report of page.takeReports()) expect(report).toContain('ERR_CONNECTION_RESET');

  await page.reload();
  await many.getByRole('button', { name: 'Choose pictures and files' }).waitFor();
  allowed = 9;
  await choose([film]);
  await upload('walk.mp4').getByText('Arrived').waitFor();
  expect(sent.map(Number)).toEqual([0, 1, 2, 3].map((part) => part * MEDIA_CHUNK_BYTES));

  await page.reload();
  await many.getByRole('button', { name: 'Choose pictures and files' }).waitFor();
  await choose([film]);
  await upload('walk.mp4').getByText('Arrived before; not sent again').waitFor();
  expect(sent).toHaveLength(4);
});

test('with the keyboard, files are chosen, paused, continued and stopped', async () => {
  const { page, upload } = await ready();
  let hold = true;
  const held: (() => void)[] = [];
  await page.route(CHUNKS, async (route) => {
    if (hold) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined); // the page has aborted it
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures and files' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(onDisk({ 'walk.mp4': sampleFile('mp4'), 'talk.mp4': sampleFile('mp4', 2000) }));
  await upload('walk.mp4').getByText('0% of 1 KB').waitFor();
  await page.getByRole('button', { name: 'Pause: walk.mp4' }).press('Enter');
  await upload('walk.mp4').getByText('Paused at 0%').waitFor();
  const isFocused = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button === document.activeElement);
  expect(await isFocused('Go on: walk.mp4')).toBe(true);
  await page.getByRole('button', { name: 'Stop: talk.mp4' }).press('Enter');
  await upload('talk.mp4').waitFor({ state: 'detached' });
  expect(await isFocused('Choose pictures and files')).toBe(true);
  hold = false;
  for (const go of held) go();
  await page.getByRole('button', { name: 'Go on: walk.mp4' }).press('Enter');
  await upload('walk.mp4').getByText('Arrived').waitFor();
});

test('a file has a licence note, a poster and the list of its places', async () => {
  const { url, page, upload, choose } = await ready();
  await choose(onDisk({ 'dusk.png': await randomPicture(), 'walk.mp4': sampleFile('mp4') }));
  for (const name of ['dusk.png', 'walk.mp4']) await upload(name).getByText('Arrived').waitFor();
  const film = page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: 'walk.mp4' });
  await film.getByRole('button', { name: 'Licence note of walk.mp4' }).click();
  await page.getByLabel('Licence note of walk.mp4', { exact: true }).fill('Filmed by Asha, ours for ever');
  await film.getByRole('button', { name: 'Save' }).click();
  await noticeShown(page, 'Licence note saved.');
  await film.getByText('Filmed by Asha, ours for ever').waitFor();
  const licence = film.getByRole('button', { name: 'Licence note of walk.mp4' });
  expect(await licence.evaluate((button) => button === document.activeElement)).toBe(true);
  await film.getByRole('button', { name: 'Choose a poster: walk.mp4' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /dusk\.png/ })
    .click();
  await noticeShown(page, 'Poster saved.');
  await film.getByRole('button', { name: 'Change the poster: walk.mp4' }).waitFor();

  await film.getByRole('button', { name: 'Delete: walk.mp4' }).click();
  await noticeShown(page, 'walk.mp4 is deleted.');
  await film.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Take walk.mp4 back' }).click();
  await film.waitFor();

  const token = await logIn(url);
  const { items } = (await sendTo(url, 'GET', '/files', { token })).body;
  const blocks = [{ type: 'video', source: 'own', content: { videoUrl: items[0].address, title: 'A walk' } }];
  await sendTo(url, 'POST', '/pages', { token, body: { title: 'Walk', slug: '/walk', blocks } });
  await page.reload();
  await film.getByRole('button', { name: 'Show the places that use walk.mp4' }).click();
  await film.getByRole('link', { name: /Walk/ }).last().waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
});
