import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fullPageFaultsWideAndNarrow } from '../support/screen-faults.ts';
import { controlOf } from '../support/section-form.ts';
import { staffAt } from '../support/staff.ts';

/** The screen with the list. */
const LIST = '/pictures?view=undescribed';

test('undescribed pictures are listed and described by keyboard, where they are or in the list, and each step is undone', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const read = async (path: string) => (await sendTo(url, 'GET', path, { token })).body;
  const put = (path: string, body: object) => sendTo(url, 'PUT', path, { token, body });
  const page = await staffAt(url, LIST);
  await page.getByRole('heading', { name: 'No description is missing.' }).waitFor();

  const hero = await read('/hero');
  await put('/hero', { ...hero, rightImageAlt: '' });
  await put(`/pictures/${String(hero.bgImageUrl || hero.rightImageUrl).slice('/uploads/'.length)}`, { alt: 'A tent' });
  const pictures = [{ imageUrl: hero.rightImageUrl }, { imageUrl: (await read('/about')).imageUrl }];
  const blocks = [{ _id: 'one', type: 'gallery', source: 'own', content: { pictures } }];
  const made = (await sendTo(url, 'POST', '/pages', { token, body: { title: 'Spring', slug: '/spring', blocks } }))
    .body;
  await page.reload();
  const list = page.getByRole('region', { name: 'Not described' });
  const rows = list.getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  expect(await fullPageFaultsWideAndNarrow(page)).toEqual([]);

  const first = page.getByLabel('Description of picture 1, in Hero (page section)');
  await first.fill('Dunes at dusk');
  await put('/hero', { ...(await read('/hero')), titleLine1: 'Changed meanwhile' });
  await first.press('Enter');
  await noticeShown(page, 'Somebody else saved a newer version meanwhile.');
  page.takeReports(); // the browser reports the 412
  expect(await first.inputValue()).toBe('Dunes at dusk');
  await first.press('Enter');
  await noticeShown(page, 'Described in Hero (page section).');
  expect(await read('/hero')).toMatchObject({ rightImageAlt: 'Dunes at dusk', titleLine1: 'Changed meanwhile' });
  await expect.poll(() => rows.count()).toBe(2);
  const next = page.getByLabel('Description of picture 1, in Page “Spring”');
  await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Undo the description in Hero (page section)' }).press('Enter');
  await expect.poll(() => rows.count()).toBe(3);
  expect((await read('/hero')).rightImageAlt).toBe('');

  await page.getByRole('button', { name: 'Use the picture’s words for picture 1: A tent' }).press('Enter');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await read('/hero')).toMatchObject({ rightImageAlt: 'A tent', rightImageAltSource: 'picture' });
  await page.getByRole('button', { name: 'Mark picture 2 as decorative' }).press('Enter');
  await noticeShown(page, 'Marked as decorative in Page “Spring”.');
  await expect.poll(() => rows.count()).toBe(1);
  const stored = (await read(`/pages/admin/${made._id}`)).blocks[0].content.pictures;
  expect(stored).toMatchObject([{ imageAltSource: '' }, { imageAltSource: 'decorative' }]);

  await rows.getByRole('link', { name: 'Open its field in Page “Spring”' }).press('Enter');
  const field = controlOf(page, 'blocks.0.content.pictures.0.imageAlt');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement), { timeout: 20_000 }).toBe(true);
});
