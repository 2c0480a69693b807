import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blockForm, blocks, fold, kinds, menu, more } from '../support/block-form.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { hidePreview } from '../support/previewing.ts';
import { startOn } from '../support/running.ts';
import { controlOf, fileInput, picture } from '../support/section-form.ts';
import { logIn, sendTo } from '../support/sending.ts';
import { staffAt } from '../support/staff.ts';

const UPLOADED = /^\/uploads\/.*\.webp$/;
const bar = (page: Page) => page.getByRole('region', { name: 'Save' });

const block = (_id: string, type: string, content: object) => ({ _id, type, source: 'own', content });

/** The form of a page with three blocks, whose uploads wait until they are released. */
async function startUploading() {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body: made } = await sendTo(url, 'POST', '/pages', {
    token,
    body: {
      title: 'Our studio',
      slug: '/our-studio',
      blocks: [
        block('house', 'text-picture', { heading: 'The house' }),
        block('rooms', 'gallery', { pictures: [{ caption: 'Hall' }, { caption: 'Kitchen' }] }),
        block('voice', 'quote', { text: 'We felt at home.' }),
      ],
    },
  });
  const page = await staffAt(url, `/pages/${made._id}`);
  await hidePreview(page);
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/upload/pages', async (route) => {
    await held.promise;
    await route.continue();
  });
  const stored = async (id: string) => {
    const { body } = await sendTo(url, 'GET', `/pages/admin/${made._id}`, { token });
    return body.blocks.find(({ _id }: { _id: string }) => _id === id).content;
  };
  return { page, stored, release: () => held.resolve(undefined) };
}

async function saveDraft(page: Page) {
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await noticeShown(page, 'Saved.');
}

test('a picture reaches its field after its block was moved and closed; saving and leaving mention the upload', async () => {
  const { page, stored, release } = await startUploading();
  await fold(page, 0);
  await fileInput(page, 'blocks.0.content.imageUrl').setInputFiles(await picture(1));
  await blockForm(page, 0).getByText('Uploading, 0%').waitFor();
  await page.getByRole('button', { name: 'Move Picture and text, block 1 by dragging' }).press('ArrowDown');
  await poll(() => kinds(page)).toEqual(['Gallery', 'Picture and text', 'Quote']);
  await fold(page, 2);
  await poll(() => blockForm(page, 1).isVisible()).toBe(false);

  await page.keyboard.press('Control+s');
  const refusal = bar(page).getByText('A picture is still being uploaded. Save again when it has arrived.');
  await refusal.waitFor();
  await page.getByRole('link', { name: 'Pictures and files', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByText('A picture is still being uploaded. If you leave now,').waitFor();
  await question.getByRole('button', { name: 'Stay' }).last().click();

  release();
  await noticeShown(page, 'Save to show it on the site.');
  await refusal.waitFor({ state: 'detached' });
  await fold(page, 1);
  await poll(() => controlOf(page, 'blocks.1.content.imageUrl-address').inputValue()).toMatch(UPLOADED);
  await saveDraft(page);
  expect(await stored('house')).toMatchObject({ heading: 'The house', imageUrl: expect.stringMatching(UPLOADED) });
});

test('a picture reaches its entry after the entry and its block were closed, also in the second try', async () => {
  const { page, stored, release } = await startUploading();
  let tries = 0;
  await page.route('**/api/upload/pages', async (route) => {
    tries += 1;
    if (tries > 1) return route.fallback();
    await poll(() => blockForm(page, 1).isVisible()).toBe(false);
    return route.abort();
  });
  const pictures = 'blocks.1.content.pictures';
  const foldEntry = (index: number) => controlOf(page, `${pictures}.${index}-fold`).click();
  await fold(page, 1);
  await foldEntry(1);
  await fileInput(page, `${pictures}.1.imageUrl`).setInputFiles(await picture(2));
  await foldEntry(1);
  await fold(page, 2);
  await noticeShown(page, 'kiln-2.png: Upload failed.');
  page.takeReports(); // the browser reports the lost connection
  await fold(page, 1);
  await foldEntry(1);
  await blockForm(page, 1).getByRole('button', { name: 'Try again' }).click();
  await blockForm(page, 1).getByText('Uploading, 0%').waitFor();
  await foldEntry(1);
  await fold(page, 2);
  release();
  await noticeShown(page, 'Save to show it on the site.');
  await saveDraft(page);
  const { pictures: saved } = await stored('rooms');
  expect(saved).toMatchObject([
    { caption: 'Hall', imageUrl: '' },
    { caption: 'Kitchen', imageUrl: expect.stringMatching(UPLOADED) },
  ]);
});

test('a notice says where a picture is whose block was deleted before it arrived', async () => {
  const { page, release } = await startUploading();
  await fold(page, 0);
  await fileInput(page, 'blocks.0.content.imageUrl').setInputFiles(await picture(3));
  await blockForm(page, 0).getByText('Uploading, 0%').waitFor();
  await more(page, 'Picture and text, block 1').click();
  await menu(page, 'Delete').click();
  await poll(() => kinds(page)).toEqual(['Gallery', 'Quote']);
  release();
  await noticeShown(page, 'is in your pictures. Its field was removed before it arrived.');
  await blocks(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await poll(() => kinds(page)).toEqual(['Picture and text', 'Gallery', 'Quote']);
  await saveDraft(page);
});
