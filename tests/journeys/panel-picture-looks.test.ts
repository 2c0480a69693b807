import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureShapes } from '#contract/picture-places.ts';
import { faultsLightAndDark } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { upload } from '../support/sending.ts';
import { staffAt } from '../support/staff.ts';

const dunes = readFileSync(join(import.meta.dirname, '../../server/starter/pictures/dunes-noon.webp'));

/** A site with two pictures of the same dunes. The hero shows the small one. */
async function siteWithDunes() {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const send = async (width: number) => {
    const { body } = await upload(url, token, await sharp(dunes).resize({ width }).png().toBuffer());
    return (body as { imageUrl: string }).imageUrl;
  };
  const [large, small] = [await send(1200), await send(600)];
  const name = large.slice('/uploads/'.length);
  await sendTo(url, 'PUT', `/pictures/${name}`, { token, body: { focus: '20,70' } });
  const hero = (await sendTo(url, 'GET', '/hero')).body as object;
  await sendTo(url, 'PUT', '/hero', { token, body: { ...hero, bgImageUrl: small } });
  return { url, large, name };
}

test('pictures that look alike stand side by side, and those too small for their place lead to its field', async () => {
  const { url, name } = await siteWithDunes();
  const page = await staffAt(url, '/pictures?view=alike', { before: hidePreview });
  const group = page.getByRole('region', { name: '2 pictures that look like picture.png' });
  const [first, second] = [group.getByRole('listitem').first(), group.getByRole('listitem').last()];
  expect(await first.innerText()).toMatch(/1200 × \d+ px[^]*Not used[^]*Sent today[^]*Largest/i);
  expect(await second.innerText()).toMatch(/600 × \d+ px[^]*Used in 1 place/);
  expect(await second.innerText()).not.toMatch(/largest/i);
  expect(await faultsLightAndDark(page)).toEqual([]);
  await first.getByRole('link').click();
  await page.waitForURL(`**/pictures/${name}`);

  await page.goto(`${url}/admin/pictures?view=small`);
  const row = page.getByRole('listitem').filter({ hasText: 'Hero (page section) · Background' });
  expect(await row.innerText()).toMatch(/has 600 × 386 px\. The place needs 1962 × 1262 px; for sharp screens, 3924/);
  expect(await faultsLightAndDark(page)).toEqual([]);
  await row.getByRole('link', { name: 'Change the picture: picture.png in Hero (page section)' }).click();
  await page.getByText(/^It may look blurred: this place needs 1962 × 1262 px/).waitFor();
});

test('the focus is shown in every shape of its field, and a picture from the library brings its own', async () => {
  const { url, large } = await siteWithDunes();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await page.getByRole('button', { name: 'Focus: Background' }).click();
  const shapes = page.getByRole('list', { name: 'How the site crops it' }).getByRole('listitem');
  const names = pictureShapes.heroBackground.map(({ name }) => name);
  expect(await shapes.allInnerTexts()).toEqual(names);
  await page.getByRole('slider', { name: 'Focus: Background' }).press('ArrowLeft');
  expect(await shapes.getByRole('img', { includeHidden: true }).count()).toBe(0); // decoration for screen readers
  const positions = await shapes
    .locator('img')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).objectPosition));
  expect(positions).toEqual(names.map(() => '45% 50%'));
  expect(await faultsLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Choose from your pictures: Background' }).click();
  const library = page.getByRole('dialog', { name: 'Your pictures' });
  await library.getByRole('button', { name: /^picture\.png 1200 × / }).click();
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Hero content saved.');
  await expect.poll(async () => (await sendTo(url, 'GET', '/hero')).body.bgImageUrl).toBe(`${large}#focus=20,70`);
});
