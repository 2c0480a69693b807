import { expect, test } from 'vitest';
import { faultsLightAndDark, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { randomPicture } from '../support/random-picture.ts';
import { startOn } from '../support/running.ts';
import { fileInput } from '../support/section-form.ts';
import { staffAt } from '../support/staff.ts';

const LIBRARY = 'Choose from your pictures: Right image';

async function heroEditor() {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const card = page.locator('[aria-labelledby="field-rightImageUrl-label"]');
  const saved = async () => (await sendTo(url, 'GET', '/hero')).body.rightImageUrl as string;
  const save = async () => {
    await page.keyboard.press('Control+s');
    await noticeShown(page, 'Hero content saved.');
  };
  return { url, page, card, saved, save };
}

test('the focus of a picture is set by click and arrow keys, and the public page keeps it in view', async () => {
  const { url, page, card, saved, save } = await heroEditor();
  const before = await saved();
  await page.getByRole('button', { name: 'Focus: Right image' }).click();
  const point = page.getByRole('slider', { name: 'Focus: Right image' });
  await expect.poll(() => point.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await point.getAttribute('aria-valuetext')).toBe('45% from the left, 40% from the top');
  await page.untilQuiet(); // the picture gives it its size
  const { width, height } = (await point.boundingBox())!;
  await point.click({ position: { x: width * 0.2, y: height * 0.9 } });
  expect(await point.getAttribute('aria-valuetext')).toBe('20% from the left, 90% from the top');
  // The picture is still the same one: nobody asks about its description.
  expect(await card.getByText('Does this still describe the picture?').count()).toBe(0);
  expect(await faultsLightAndDark(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Focus: Right image'); // prettier-ignore
  await save();
  await expect.poll(saved).toBe(`${before}#focus=20,90`);
  const site = await visitor(url);
  await site.goto('/');
  const shown = site.locator(`main img[src="${before}"]`).first();
  expect(await shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('20% 90%');
  await page.getByRole('button', { name: 'Focus: Right image' }).click();
  await page.getByRole('button', { name: 'Let the page decide' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await save();
  await expect.poll(saved).toBe(before);
});

test('a picture that is already uploaded is found by its file name, and chosen by keyboard', async () => {
  const { page, card, saved, save } = await heroEditor();
  const before = await saved();
  const buffer = await randomPicture();
  await fileInput(page, 'rightImageUrl').setInputFiles({ name: 'Camel at dusk.png', mimeType: 'image/png', buffer });
  await noticeShown(page, 'Right image updated.');
  await save();
  await expect.poll(saved).not.toBe(before);
  await page.reload();
  // The server knows the name of the file.
  await card.getByText('Camel at dusk.png').waitFor();
  await card.getByText(/^64 × 64 px, \d+ KB$/).waitFor();

  await page.getByRole('button', { name: LIBRARY }).press('Enter');
  const library = page.getByRole('dialog', { name: 'Your pictures' });
  await library.getByText(/^\d+ pictures, newest first$/).waitFor();
  const all = library.getByRole('listitem');
  expect(await all.first().innerText()).toMatch(/Camel at dusk\.png\s+In use here/);
  expect(await faultsLightAndDark(page)).toEqual([]);
  await library.getByRole('searchbox', { name: 'Search by file name' }).fill('no such file');
  await library.getByText('No file name contains “no such file”.').waitFor();
  await library.getByRole('searchbox').fill('HERO-right');
  await expect.poll(() => all.count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await library.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(LIBRARY);
  await card.getByText('hero-right.webp').waitFor();
  await save();
  await expect.poll(saved).toBe(before);
});

test('a card says whether the picture is described, and a link elsewhere is folded away', async () => {
  const { page, card } = await heroEditor();
  const description = card.getByLabel('Description of the right image', { exact: true });
  await card.getByText('Good', { exact: true }).waitFor();
  await description.fill('');
  await card.getByText('Missing', { exact: true }).waitFor();
  const link = card.getByLabel('Right image: link', { exact: true });
  expect(await link.isVisible()).toBe(false);
  await card.getByText('Link to a picture elsewhere').click();
  await link.fill('no address');
  await page.keyboard.press('Control+s');
  await card.getByText('Use a picture on this site or a full address (https://…)').waitFor();
  await card.getByRole('button', { name: 'Remove: Right image' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Choose a picture: Right image'); // prettier-ignore
});

test('a gallery and a testimonial take a picture that is already uploaded', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const read = async (path: string) => (await sendTo(url, 'GET', path, { token })).body;
  const project = await read('/portfolio/camp-khuri');
  const page = await staffAt(url, `/portfolio/${project._id}`);
  const library = page.getByRole('dialog', { name: 'Your pictures' });
  await page.getByRole('button', { name: 'Choose from your pictures: Pictures with captions' }).click();
  await library.getByRole('searchbox').fill('hero-right');
  await library.getByRole('button', { name: /^hero-right\.webp/ }).click();
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  const { rightImageUrl } = await read('/hero');
  expect((await read('/portfolio/camp-khuri')).gallery.at(-1)).toEqual({ imageUrl: rightImageUrl, caption: '' });

  const [{ name }] = await read('/testimonials/admin');
  await page.goto('/admin/testimonials');
  await page.locator('button[aria-expanded=false]', { hasText: name }).click();
  await page.getByRole('button', { name: `Choose the picture of ${name} from your pictures` }).click();
  await library.getByRole('searchbox').fill('about');
  await library.getByRole('button', { name: /^about\.webp/ }).click();
  await expect.poll(async () => (await read('/testimonials/admin'))[0].imageUrl).toBe((await read('/about')).imageUrl);
});
