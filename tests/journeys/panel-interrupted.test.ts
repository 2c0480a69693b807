import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sqlite, testFolder } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo, startProduct } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { controlOf, fileInput, picture } from '../support/section-form.ts';
import { endSession } from '../support/sessions.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { colleague, staffAt } from '../support/staff.ts';

const WAIT = { timeout: 30_000 };
const poll = <T>(read: () => Promise<T>) => expect.poll(read, WAIT);
const bar = (page: Page) => page.getByRole('region', { name: 'Save' });
const title = (page: Page) => controlOf(page, 'titleLine1');

/** The site, and what of a section is public there. */
async function started() {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const read = async (path: string) => (await sendTo(url, 'GET', path, { token })).body;
  const write = (path: string, body: object) => sendTo(url, 'PUT', path, { token, body });
  return { url, token, read, write };
}

test('changes of two editors to different fields and entries are merged automatically', async () => {
  const { url, read } = await started();
  const token = await colleague(url);
  const page = await staffAt(url, '/faqsection', { before: hidePreview });
  await controlOf(page, 'lead').fill('My lead');
  await page.locator('#field-faqs-1-fold').click();
  await controlOf(page, 'faqs.1.answer').fill('My answer');
  await page.locator('#field-faqs-2-isVisible').press('Space');
  const before = await read('/faq');
  const [first, ...others] = before.faqs;
  const theirs = [
    { question: 'Theirs, and new?', answer: 'Yes.', order: -1 },
    { ...first, answer: 'Their answer' },
  ];
  const body = { ...before, heading: 'Their heading', faqs: [...theirs, ...others] };
  expect((await sendTo(url, 'PUT', '/faq', { token, body })).status).toBe(200);
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Aarav Mehta saved FAQ too. The changes do not conflict, so both are kept.');
  await noticeShown(page, 'FAQ saved.');
  page.takeReports(); // the browser reports the 412
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const after = await read('/faq');
  expect(after).toMatchObject({ lead: 'My lead', heading: 'Their heading' });
  expect(after.faqs.slice(0, 4)).toMatchObject([
    { question: 'Theirs, and new?', order: 0 },
    { question: first.question, answer: 'Their answer' },
    { question: others[0].question, answer: 'My answer' },
    { question: others[1].question, isVisible: false },
  ]);
  expect(after.faqs).toHaveLength([...theirs, ...others].length);
  await expect.poll(() => controlOf(page, 'heading').inputValue()).toBe('Their heading');
});

test('typing and an upload continue after the session ends and the user logs in over the editor', async () => {
  const { url, read } = await started();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const before = await read('/hero');
  await title(page).fill('Half a');
  await page.untilQuiet();
  await endSession(url, page);
  // In one step: any request that runs meanwhile may open the dialog, which takes the focus.
  await title(page).evaluate((input: HTMLInputElement) => {
    input.setRangeText(' sentence', input.value.length, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await fileInput(page, 'rightImageUrl').setInputFiles(await picture(7));
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await noticeShown(page, 'Right image updated.');
  page.takeReports(); // the browser reports the 401
  await expect.poll(() => title(page).inputValue()).toBe('Half a sentence');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Hero content saved.');
  const after = await read('/hero');
  expect(after.titleLine1).toBe('Half a sentence');
  expect(after.rightImageUrl).toMatch(/^\/uploads\/.*-8x6-[0-9a-f]{6}\.webp$/);
  expect(after.rightImageUrl).not.toBe(before.rightImageUrl);
});

test('a failed upload keeps the old picture and can be retried', async () => {
  const folder = testFolder();
  const product = await startProduct({ DATA_DIR: folder });
  const { url } = product;
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const address = (at: string) => page.locator(`#field-${at}-address`);
  const failure = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const before = await address('rightImageUrl').inputValue();
  await title(page).fill('Typed beside it');
  const network = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 60_000 });
  await fileInput(page, 'rightImageUrl').setInputFiles(await noisePicture());
  await poll(() => page.getByText(/^Uploading, \d+%$/).innerText()).toMatch(/[1-9]\d?%/);
  await product.end('SIGKILL');
  await failure('Right image upload failed.').getByText('The old picture stays.').waitFor();
  await expect.poll(() => address('rightImageUrl').inputValue()).toBe(before);
  await expect.poll(() => title(page).inputValue()).toBe('Typed beside it');

  await startProduct({ DATA_DIR: folder, PORT: new URL(url).port });
  await network.send('Network.emulateNetworkConditions', line);
  await failure('Right image upload failed.').getByRole('button', { name: 'Try again' }).click();
  await noticeShown(page, 'Right image updated.');
  await poll(() => address('rightImageUrl').inputValue()).toMatch(/^\/uploads\/.*-700x700-[0-9a-f]{6}\.webp$/);
  await page.route('**/api/upload/hero', (route) => route.abort());
  await fileInput(page, 'bgImageUrl').setInputFiles(await picture(3));
  await failure('Background upload failed.').waitFor();
  expect(await address('bgImageUrl').inputValue()).toBe('');
  page.takeReports(); // the browser reports the lost connections
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Hero content saved.');
  expect((await sendTo(url, 'GET', '/hero')).body).toMatchObject({
    titleLine1: 'Typed beside it',
    bgImageUrl: await address('bgImageUrl').inputValue(),
    rightImageUrl: await address('rightImageUrl').inputValue(),
  });
  await page.close(); // before its product ends, which was started after it
  page.takeReports(); // of a connection that was refused the browser may tell late
});

test('a text file is refused before the upload, with a message, and a disguised one by the server', async () => {
  const { url } = await started();
  const page = await staffAt(url, '/about', { before: hidePreview });
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/upload/') && sent.push(request.url()));
  const textFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  await fileInput(page, 'imageUrl').setInputFiles(textFile);
  await page.getByText(/Only images can be uploaded/).waitFor();
  const disguised = { name: 'dune.png', mimeType: 'image/png', buffer: Buffer.from('words') };
  await fileInput(page, 'imageUrl').setInputFiles(disguised);
  await poll(async () => sent.length).toBe(1);
  await page.untilQuiet();
  await page.getByRole('alert').getByText('The old picture stays.').waitFor();
  page.takeReports(); // the browser reports the 415
});

test('a save without a connection keeps the text, and is repeated once when the connection is back', async () => {
  const { url, read } = await started();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const answers: number[] = [];
  page.on('response', (response) => response.request().method() === 'PUT' && answers.push(response.status()));
  const saveOffline = async (text: string) => {
    await title(page).fill(text);
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await bar(page).getByRole('alert').getByText('No connection. Your text is safe.').waitFor();
  };
  await saveOffline('Written on a train');
  await bar(page).getByText('It is saved when the connection is back.').waitFor();
  await page.context().setOffline(false);
  await noticeShown(page, 'Hero content saved.');
  await bar(page).getByText('Saved', { exact: true }).waitFor();
  expect((await read('/hero')).titleLine1).toBe('Written on a train');
  // What was typed since then is not made public in the middle of a sentence.
  await saveOffline('Written in a tunnel');
  await title(page).fill('Half a sent');
  await page.context().setOffline(false);
  await bar(page).getByText('The connection is back. Your text is not saved yet.').waitFor();
  expect((await read('/hero')).titleLine1).toBe('Written on a train');
  await page.keyboard.press('Control+s');
  await poll(async () => (await read('/hero')).titleLine1).toBe('Half a sent');
  await bar(page).getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => answers).toEqual([200, 200]);
  page.takeReports(); // the browser reports the missing connection
});

test('Ctrl+S and Cmd+S save from any field, once', async () => {
  const { url, read } = await started();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  let puts = 0;
  page.on('request', (request) => request.method() === 'PUT' && (puts += 1));
  for (const [nth, keys] of ['Control+s', 'Meta+s', 'Control+S'].entries()) {
    await title(page).fill(`Saved by keys ${nth}`);
    await page.keyboard.press(keys);
    await poll(async () => (await read('/hero')).titleLine1).toBe(`Saved by keys ${nth}`);
    await bar(page).getByText('Saved', { exact: true }).waitFor();
    expect(puts).toBe(nth + 1);
  }
});

test('leaving by link, back or close asks first, and coming back offers the unsaved work again', async () => {
  const { url } = await started();
  const page = await staffAt(url, '/about', { before: hidePreview });
  await controlOf(page, 'title').waitFor();
  await page.getByRole('link', { name: 'Hero' }).click();
  await title(page).fill('Not saved yet');
  await bar(page).getByText('1 field changed. A copy is kept on this device.').waitFor();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  for (const leave of [() => page.goBack(), () => page.getByRole('link', { name: 'Blog', exact: true }).click()]) {
    await leave();
    await dialog.getByText(/A copy is kept on this device\. You can continue when you come back/).waitFor();
    await dialog.getByRole('button', { name: 'Stay' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => title(page).inputValue()).toBe('Not saved yet');
  }
  const closing = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const question = await closing;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closed;
  await expect.poll(() => title(page).inputValue()).toBe('Not saved yet');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await controlOf(page, 'title').waitFor();
  await page.getByRole('link', { name: 'Hero' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue editing' }).last().click();
  await poll(() => title(page).inputValue()).toBe('Not saved yet');
});

test('after a browser crash the autosaved work is offered again, and is removed once saved', async () => {
  const { url, read } = await started();
  const page = await staffAt(url, '/contact', { before: hidePreview });
  await controlOf(page, 'heading').fill('Kept through a crash');
  await page.locator('#field-cards-add').click();
  await controlOf(page, 'cards.3.title').fill('A new card');
  await bar(page).getByText('2 fields changed. A copy is kept on this device.').waitFor();
  const crashed = page.waitForEvent('crash');
  const control = await page.context().newCDPSession(page);
  void control.send('Page.crash').catch(() => undefined); // nobody is left to answer
  await crashed;
  const next = Object.assign(await page.context().newPage(), { takeReports: page.takeReports });
  await next.goto(`${url}/admin/contact`);
  await next.getByRole('dialog').getByRole('button', { name: 'Continue editing' }).last().click();
  await poll(() => controlOf(next, 'heading').inputValue()).toBe('Kept through a crash');
  await next.locator('#field-cards-3-fold').filter({ hasText: 'A new card' }).waitFor();
  await next.keyboard.press('Control+s');
  await noticeShown(next, 'Contact section saved.');
  expect((await read('/contact/section')).cards[3].title).toBe('A new card');
  await next.reload();
  await controlOf(next, 'heading').waitFor();
  await expect.poll(() => next.getByRole('dialog').count()).toBe(0);
});

test('a text that is too long is not cut, and cannot be saved until it is shortened', async () => {
  const { url, read } = await started();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const description = controlOf(page, 'description');
  const long = 'Sand and wind, and the wind again. '.repeat(3000);
  await description.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(long);
  await page.getByText(`${long.length - 600} characters too many.`).waitFor();
  await expect.poll(() => description.inputValue()).toBe(long);
  await page.keyboard.press('Control+s');
  await page.getByText('Description takes at most 600 characters').waitFor();
  await bar(page).getByText('1 field needs attention').waitFor();
  await controlOf(page, 'eyebrow').focus();
  await bar(page).getByText('1 field needs attention').click();
  await poll(() => description.evaluate((control) => control === document.activeElement)).toBe(true);
  await description.fill(`  ${'Sand. '.repeat(100)}`);
  await title(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('From a\tspreadsheet');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Hero content saved.');
  const hero = await read('/hero');
  expect([hero.description, hero.titleLine1]).toEqual(['Sand. '.repeat(100).trim(), 'From a spreadsheet']);
});

test('each changed field can be undone alone, and discarding all changes asks first', async () => {
  const { url, read } = await started();
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const before = await read('/hero');
  await title(page).fill('One');
  await controlOf(page, 'titleLine2').fill('Two');
  await controlOf(page, 'cta.label').fill('Three');
  await bar(page).getByText('3 fields changed. A copy is kept on this device.').waitFor();
  await page.getByRole('button', { name: 'Undo: Title line 2' }).click();
  await expect.poll(() => controlOf(page, 'titleLine2').inputValue()).toBe(before.titleLine2);
  await bar(page).getByText('2 fields changed. A copy is kept on this device.').waitFor();
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard 2 changes?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).last().click();
  await expect.poll(() => title(page).inputValue()).toBe('One');
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await poll(() => title(page).inputValue()).toBe(before.titleLine1);
  await bar(page).getByText('Saved', { exact: true }).waitFor();
  await poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual(
    [],
  );
});

test('removing an entry can be undone; discarding the changes restores it only once', async () => {
  const { url, read } = await started();
  const page = await staffAt(url, '/contact');
  const before = await read('/contact/section');
  const titles = () => page.locator('[id^=field-cards-][id$=-fold]').allInnerTexts();
  const remove = async () => {
    await page.getByRole('button', { name: 'More for Card 1' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByText(`Card “${before.cards[0].title}” removed.`).waitFor();
  };
  await controlOf(page, 'heading').waitFor();
  const all = await titles();
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await poll(titles).toEqual(all);
  await bar(page).getByText('Saved', { exact: true }).waitFor();
  await remove();
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await poll(titles).toEqual(all);
  await poll(() => page.getByText(/removed\./).count()).toBe(0);
});

/** A picture that takes its time on a slow line. */
async function noisePicture() {
  const side = 700;
  const raw = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)));
  const pixels = Buffer.alloc(side * side * 3, 0).map((_, index) => raw[(index * 7919) % raw.length] ?? 0);
  const buffer = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return { name: 'noise.png', mimeType: 'image/png', buffer };
}
