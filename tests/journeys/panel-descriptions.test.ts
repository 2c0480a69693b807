import { expect, test } from 'vitest';
import { rules } from '#contract/rule-texts.ts';
import { saved } from '#contract/texts.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { controlOf, fileInput, picture } from '../support/section-form.ts';
import { staffAt } from '../support/staff.ts';

const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });

async function started() {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const hero = async () => (await sendTo(url, 'GET', '/hero', { token })).body;
  const before = await hero();
  const change = async (path: string, body: object) => (await sendTo(url, 'PUT', path, { token, body })).body;
  const name = String(before.rightImageUrl).slice('/uploads/'.length);
  return { url, token, hero, before, change, name };
}

test('by keyboard, a picture is decorative, has words of its own, or the words of the picture, which it follows', async () => {
  const { url, hero, before, change, name } = await started();
  await change(`/pictures/${name}`, { alt: 'Dunes on a screen' });
  const page = await staffAt(url, '/hero?field=rightImageAlt', { before: hidePreview });
  const choice = page.getByRole('radiogroup', { name: 'Description of the right image: where it comes from' });
  const option = (label: string) => choice.getByRole('radio', { name: label });
  const control = controlOf(page, 'rightImageAlt');
  await poll(() => control.evaluate((one) => one === document.activeElement)).toBe(true);
  const save = async () => {
    await page.keyboard.press('Control+s');
    await noticeShown(page, saved.hero);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
  };
  await page.keyboard.press('Shift+Tab');
  await poll(() => option('Own words').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.getByText('Screen readers skip this picture.').waitFor();
  await save();
  expect(await hero()).toMatchObject({ rightImageAlt: before.rightImageAlt, rightImageAltSource: 'decorative' });
  expect(await (await fetch(url)).text()).not.toContain(before.rightImageAlt);
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);

  await option('Decorative').focus();
  await page.keyboard.press('ArrowLeft');
  await poll(() => control.inputValue()).toBe(before.rightImageAlt); // its words were kept
  await option('Own words').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Dunes on a screen').waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await save();
  expect(await (await fetch(url)).text()).toContain('alt="Dunes on a screen"');
  expect((await change(`/pictures/${name}`, { alt: 'Dunes on a phone' })).placesChanged).toBe(1);
  expect(await (await fetch(url)).text()).toContain('alt="Dunes on a phone"');

  await page.reload();
  await page.getByText('Dunes on a phone').waitFor();
  await option('From the picture').press('ArrowRight');
  await poll(() => control.inputValue()).toBe('Dunes on a phone');
  await page.getByRole('button', { name: 'Undo: Description of the right image' }).click();
  await poll(() => option('From the picture').isChecked()).toBe(true);
});

test('a picture without words of its own gets them from its place; a picture chosen later brings its words along', async () => {
  const { url, token, hero, before, change } = await started();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  await fileInput(page, 'rightImageUrl').setInputFiles(await picture(9));
  const choice = page.getByRole('radiogroup', { name: 'Description of the right image: where it comes from' });
  await poll(() => controlOf(page, 'rightImageUrl-address').inputValue()).not.toBe(before.rightImageUrl);
  await choice.getByRole('radio', { name: 'Own words' }).press('ArrowLeft');
  await controlOf(page, 'rightImageAlt').fill('A kiln');
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  expect(await controlOf(page, 'rightImageAlt').inputValue()).toBe('A kiln');
  await page.getByRole('button', { name: 'Save for the picture' }).press('Enter');
  await noticeShown(page, 'The words of the picture are saved.');
  await page.getByText('A kiln', { exact: true }).waitFor();
  await page.keyboard.press('Control+s');
  await noticeShown(page, saved.hero);
  const after = await hero();
  expect(after).toMatchObject({ rightImageAlt: 'A kiln', rightImageAltSource: 'picture' });
  const kiln = String(after.rightImageUrl).slice('/uploads/'.length);
  expect((await sendTo(url, 'GET', `/pictures/${kiln}`, { token })).body.alt).toBe('A kiln');

  await change('/about', { imageUrl: '', imageAlt: '' });
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'From your pictures' }).first().click();
  const library = page.getByRole('dialog', { name: 'Your pictures' });
  await library.getByRole('searchbox').fill('kiln-9');
  await library.getByRole('button', { name: /^kiln-9/ }).click();
  await poll(() => page.locator('[aria-labelledby="field-imageUrl-label"]').getByText('A kiln').count()).toBe(1);
  await page.keyboard.press('Control+s');
  await noticeShown(page, saved.about);
  const { body: about } = await sendTo(url, 'GET', '/about', { token });
  expect(about).toMatchObject({ imageAlt: 'A kiln', imageAltSource: 'picture' });
});

test('where the agency wants it, an undescribed picture is not published, and the message stands beside its field', async () => {
  const { url, token, hero, before } = await started();
  const settings = await staffAt(url, '/settings/publishing');
  const needed = settings.getByRole('switch', { name: 'Publish only pictures that are described' });
  await needed.press('Space');
  await settings.keyboard.press('Control+s');
  await noticeShown(settings, saved.settings);
  expect((await sendTo(url, 'GET', '/settings/publishing', { token })).body.needsDescriptions).toBe(true);

  const page = await staffAt(url, '/hero', { before: hidePreview });
  const alt = controlOf(page, 'rightImageAlt');
  await alt.fill('');
  await page.getByLabel('Title line 1', { exact: true }).fill('Typed before');
  await page.keyboard.press('Control+s');
  await page.locator('[data-state] [role="alert"], .mantine-InputWrapper-error').getByText(rules.description).waitFor();
  await poll(() => alt.evaluate((one) => one === document.activeElement)).toBe(true);
  page.takeReports(); // the browser reports the 400
  expect(await page.getByLabel('Title line 1', { exact: true }).inputValue()).toBe('Typed before');
  expect((await hero()).titleLine1).toBe(before.titleLine1);
  await alt.fill('Dunes');
  await page.keyboard.press('Control+s');
  await noticeShown(page, saved.hero);
  expect(await hero()).toMatchObject({ titleLine1: 'Typed before', rightImageAlt: 'Dunes' });
});

test('a picture in a formatted text is described, or marked as decorative without losing its words', async () => {
  const { url, token, before, change, name } = await started();
  await change(`/pictures/${name}`, { alt: 'Dunes on a screen' });
  const content = `<p>One</p><figure><img src="${before.rightImageUrl}"><figcaption>Two</figcaption></figure>`;
  const made = await sendTo(url, 'POST', '/blog', { token, body: { title: 'Sand', slug: 'sand-moves', content } });
  const page = await staffAt(url, `/blog/${made.body._id}`);
  const stored = async () => (await sendTo(url, 'GET', `/blog/admin/${made.body._id}`, { token })).body.content;
  await page.getByRole('button', { name: 'Use the picture’s words: “Dunes on a screen”' }).press('Enter');
  const words = page.getByLabel('Picture description');
  await poll(() => words.inputValue()).toBe('Dunes on a screen');
  const decorative = page.getByLabel('Decorative: screen readers skip it');
  await decorative.press('Space');
  await page.getByText('Screen readers skip this picture.').waitFor();
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'saved');
  expect(await stored()).toMatch(/<img [^>]*alt=""/);
  await decorative.press('Space');
  await poll(() => words.inputValue()).toBe('Dunes on a screen');
});

test('a picture that is replaced in a copied page brings its own words, and the old ones come back on demand', async () => {
  const { url, token, before, change, name } = await started();
  await change(`/pictures/${name}`, { alt: 'Dunes on a screen' });
  const about = (await sendTo(url, 'GET', '/about', { token })).body.imageUrl;
  const content = { imageUrl: about, imageAlt: 'Two people at a table' };
  const blocks = [{ _id: 'one', type: 'text-picture', source: 'own', content }];
  await sendTo(url, 'POST', '/pages', { token, body: { title: 'Spring', slug: '/spring', blocks } });
  const { fileName } = (await sendTo(url, 'GET', `/pictures/${name}`, { token })).body;
  const page = await staffAt(url, '/pages/new', { before: hidePreview });
  await page.getByRole('combobox', { name: 'Or copy a page' }).click();
  await page.getByRole('option', { name: 'Spring' }).click();
  await page.locator('#field-blocks-0-fold').click();
  await controlOf(page, 'blocks.0.content.imageUrl-library').click();
  const library = page.getByRole('dialog', { name: 'Your pictures' });
  await library.getByRole('searchbox').fill(fileName);
  await library
    .getByRole('button', { name: new RegExp(`^${fileName}`) })
    .first()
    .click();
  await page.getByText('The description “Two people at a table” belonged to the old picture.').waitFor();
  await page.getByText('Dunes on a screen', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Keep the old description' }).press('Enter');
  await poll(() => controlOf(page, 'blocks.0.content.imageAlt').inputValue()).toBe('Two people at a table');
  expect(before.rightImageUrl).toContain(name);
});

test.each(['upload/hero', 'pictures/*'])('words typed for a new picture stay while %s is slow', async (path) => {
  const { url, hero, name } = await started();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const alt = controlOf(page, 'rightImageAlt');
  await page.locator('[aria-labelledby="field-rightImageUrl-label"]').getByText('960 × 1240 px').waitFor();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<null>();
  await page.route(`**/api/${path}`, async (route) => {
    await isReleased;
    await route.continue();
  });
  const isNew = (address: string) => address.includes(path.split('*')[0] ?? '') && !address.endsWith(name);
  const asked = page.waitForRequest((request) => isNew(request.url()));
  await fileInput(page, 'rightImageUrl').setInputFiles(await picture(9));
  await asked;
  await alt.fill('A kiln at night');
  const known = page.waitForResponse((one) => one.url().includes('/api/pictures/') && !one.url().endsWith(name));
  release(null);
  await (await known).finished();
  await page.keyboard.press('Control+s');
  await noticeShown(page, saved.hero);
  expect(await alt.inputValue()).toBe('A kiln at night');
  expect(await hero()).toMatchObject({ rightImageAlt: 'A kiln at night', rightImageAltSource: '' });
});

test('a description from the picture, chosen during an upload, is that of the new picture', async () => {
  const { url, hero, change, name } = await started();
  await change(`/pictures/${name}`, { alt: 'Dunes on a screen' });
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const choice = page.getByRole('radiogroup', { name: 'Description of the right image: where it comes from' });
  const { promise: isReleased, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/api/upload/hero', async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/upload/hero');
  await fileInput(page, 'rightImageUrl').setInputFiles(await picture(9));
  await asked;
  await choice.getByRole('radio', { name: 'Own words' }).press('ArrowLeft');
  await page.getByText('Dunes on a screen').waitFor();
  const known = page.waitForResponse((one) => one.url().includes('/api/pictures/') && !one.url().endsWith(name));
  release(null);
  await (await known).finished();
  await poll(() => controlOf(page, 'rightImageAlt').inputValue()).toBe('');
  await page.keyboard.press('Control+s');
  await noticeShown(page, saved.hero);
  expect((await hero()).rightImageAlt).not.toBe('Dunes on a screen');
});
