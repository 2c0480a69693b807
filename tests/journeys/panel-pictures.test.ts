import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { logIn, sendTo, upload } from '../support/sending.ts';
import { staffAt } from '../support/staff.ts';

const picture = (background: string) =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .png()
    .toBuffer();

async function start() {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: sand } = await upload(url, token, await picture('#c98a3a'));
  const { body: sea } = await upload(url, token, await picture('#16546b'));
  await sendTo(url, 'PUT', '/about', { token, body: { imageUrl: sand.imageUrl, imageAlt: 'Sand' } });
  const cover = { title: 'Dunes', slug: 'dunes', coverImageUrl: sand.imageUrl };
  await sendTo(url, 'POST', '/blog', { token, body: cover });
  return { url, token, sand, sea };
}

const nameIn = ({ imageUrl }: { imageUrl: string }) => imageUrl.split('/').at(-1) ?? '';

test('a picture has the places that use it, words that can be found, a focal point and the weight per screen', async () => {
  const { url, sand } = await start();
  const page = await staffAt(url, '/pictures?view=unused');
  await page.getByText('2 pictures that nothing uses').waitFor();
  await page.getByRole('link', { name: 'All pictures' }).click();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await page.locator(`a[href$="${nameIn(sand)}"]`).click();
  const places = page.getByRole('list', { name: 'Where it is used' });
  await places.getByText('Cover · See /blog/dunes').waitFor();
  await places.getByText('Image · See /about').waitFor();
  await page
    .getByRole('table', { name: 'Weight per screen' })
    .getByText(/^Phone/)
    .waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);

  await page.getByLabel('Description', { exact: true }).fill('Sand under a low sun');
  await page.getByLabel('Licence note').fill('Our own');
  await page.getByRole('button', { name: 'Set the focal point' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Description', { exact: true }).inputValue()).toBe('Sand under a low sun');
  await page.getByRole('link', { name: 'Pictures and files', exact: true }).last().click();
  await page.getByLabel(/^Search names/).fill('low sun our');
  await page.getByText('1 picture', { exact: true }).waitFor();

  await page.locator(`a[href$="${nameIn(sand)}"]`).click();
  await places.getByRole('link', { name: 'About (page section)' }).click();
  await page.getByLabel('Description of the image', { exact: true }).waitFor();
});

test('a picture that nothing uses is deleted after a question, and taken back with one click', async () => {
  const { url, sea } = await start();
  const page = await staffAt(url, `/pictures/${nameIn(sea)}`);
  await page.getByRole('button', { name: 'Delete this picture' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await noticeShown(page, 'picture.png is deleted.');
  await page.getByText('1 picture that nothing uses').waitFor();
  await page.getByRole('button', { name: 'Take picture.png back' }).click();
  await noticeShown(page, 'picture.png is in the library again.');
  await page.getByText('2 pictures that nothing uses').waitFor();
});

test('"Replace everywhere" shows each page before and after, changes all of them, and is undone with one click', async () => {
  const { url, token, sand, sea } = await start();
  const page = await staffAt(url, `/pictures/${nameIn(sand)}`);
  await page.getByRole('button', { name: 'Replace everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Your pictures' })
    .locator(`button:has(img[src$="${nameIn(sea)}"])`)
    .click();
  const dialog = page.getByRole('dialog', { name: /^Replace .* everywhere\?$/ });
  const shows = (title: string, shown: { imageUrl: string }) =>
    dialog
      .frameLocator(`iframe[title="${title}"]`)
      .locator(`img[src="${shown.imageUrl}"]`)
      .first()
      .waitFor({ state: 'attached' });
  await shows('/about before', sand);
  await shows('/about after', sea);
  await shows('/blog/dunes after', sea);
  expect((await sendTo(url, 'GET', '/about', {})).body.imageUrl).toBe(sand.imageUrl);
  await dialog.getByRole('button', { name: 'Replace in 2 places' }).press('Enter');
  await noticeShown(page, 'Replaced in 2 places.');
  await page.getByText('No place uses it.').waitFor();
  const shown = async () => [
    (await sendTo(url, 'GET', '/about', { token })).body.imageUrl,
    (await sendTo(url, 'GET', '/blog/dunes', { token })).body.coverImageUrl,
  ];
  expect(await shown()).toEqual([sea.imageUrl, sea.imageUrl]);
  await page.getByRole('button', { name: 'Undo the replacement' }).click();
  await noticeShown(page, 'The old picture is back in all places.');
  expect(await shown()).toEqual([sand.imageUrl, sand.imageUrl]);
});
