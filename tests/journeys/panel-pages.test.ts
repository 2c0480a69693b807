import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field } from '../support/accounts.ts';
import { addBlock, blocks, kinds, menu, more } from '../support/block-form.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { editing, hidePreview, isOutlined, previewIn } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await noticeShown(page, 'Saved.');
}

test('a campaign page begins with a shape; its blocks are moved, hidden and scheduled; its old address leads on', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/pages/new');
  await page.getByRole('button', { name: /^Campaign / }).click();
  await field(page, 'Title').fill('Spring sites');
  await poll(() => field(page, 'Address').inputValue()).toBe('/spring-sites');
  await hidePreview(page);
  await poll(() => kinds(page)).toEqual(['Hero', 'Numbers', 'Quote', 'Quote', 'Form']);
  await page.locator('#field-blocks-0-fold').click();
  await field(page, 'Title line 1').fill('Spring comes once');
  await page.locator('#field-blocks-0-fold').click();
  await page.getByRole('button', { name: 'Move Numbers, block 2 by dragging' }).press('ArrowDown');
  await poll(() => kinds(page)).toEqual(['Hero', 'Quote', 'Numbers', 'Quote', 'Form']);
  await more(page, 'Quote, block 2').click();
  await menu(page, 'Hide').click();
  await blocks(page).getByText('Hidden', { exact: true }).waitFor();
  await more(page, 'Quote, block 4').click();
  await menu(page, 'Schedule').click();
  await field(page, 'Shown from').fill('1 Dec 2090, 09:00');
  await field(page, 'Shown from').press('Tab');
  await blocks(page)
    .getByText(/^From .* Dec/)
    .waitFor();
  await publish(page);
  const view = page.getByRole('region', { name: 'Save' }).getByRole('link', { name: 'View the page' });
  expect(await view.getAttribute('href')).toBe('/spring-sites');

  const visitor = await fetch(`${url}/spring-sites`);
  const html = await visitor.text();
  expect(html).toContain('Spring comes once');
  expect(html).toContain('The offer in figures');
  expect(html).not.toContain('in the words of the client');
  expect(html).not.toContain('A second voice');

  await field(page, 'Address').fill('/offers/spring');
  await page.keyboard.press('Control+s');
  await poll(async () => (await fetch(`${url}/offers/spring`)).status).toBe(200);
  const old = await fetch(`${url}/spring-sites`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/offers/spring']);
});

test('a blank page gets blocks from the drawer; a deleted one returns; a taken address has its error beside the field', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/pages/new');
  await hidePreview(page);
  await page.getByRole('button', { name: /^Blank / }).click();
  await field(page, 'Title').fill('Contact');
  await page.getByText('Another page is at this address.').waitFor();
  await field(page, 'Address').fill('/offers/summer');
  await page.getByLabel('This address is free').waitFor();
  await addBlock(page, 'Quote');
  await page.getByLabel('Quote', { exact: true }).fill('We slept well again.');
  await addBlock(page, 'Hero');
  await page.getByText('These words are only on this page.').waitFor();
  expect(await field(page, 'Title line 1').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Use the shared words of “Hero”' }).click();
  await page.getByRole('button', { name: 'Use the shared words', exact: true }).click();
  await page.getByText('These words are on 2 pages.').waitFor();
  await page.getByRole('button', { name: 'Use own words here' }).click();
  await field(page, 'Title line 1').fill('Only here');
  await more(page, 'Quote, block 1').click();
  await menu(page, 'Duplicate').click();
  await poll(() => kinds(page)).toEqual(['Quote', 'Quote', 'Hero']);
  await more(page, 'Quote, block 2').click();
  await menu(page, 'Delete').click();
  await poll(() => kinds(page)).toEqual(['Quote', 'Hero']);
  await blocks(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await poll(() => kinds(page)).toEqual(['Quote', 'Quote', 'Hero']);
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await noticeShown(page, 'Saved.');
  const { body } = await sendTo(url, 'GET', '/pages', { token: await logIn(url) });
  const saved = body.items.find(({ slug }: { slug: string }) => slug === '/offers/summer');
  expect(saved.blocks.map(({ type }: { type: string }) => type)).toEqual(['quote', 'quote', 'hero']);
  expect(saved.blocks[2]).toMatchObject({ source: 'own', content: { titleLine1: 'Only here' } });
});

test('blocks that one editor moves and another changes are merged, and a block that is typed survives a reload', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const quote = (_id: string, text: string) => ({ _id, type: 'quote', source: 'own', content: { text } });
  const made = await sendTo(url, 'POST', '/pages', {
    token,
    body: {
      title: 'Voices',
      slug: '/voices',
      blocks: [quote('a', 'First'), quote('b', 'Second'), quote('c', 'Third')],
    },
  });
  const page = await staffAt(url, `/pages/${made.body._id}`);
  await hidePreview(page);
  await page.getByRole('button', { name: 'Move Quote, block 3 by dragging' }).press('ArrowUp');
  await poll(async () => (await blocks(page).locator('[id$=-fold]').allInnerTexts())[1]).toContain('Third');
  const theirs = [made.body.blocks[0], { ...made.body.blocks[1], hidden: true }, made.body.blocks[2]];
  await sendTo(url, 'PUT', `/pages/${made.body._id}`, { token, body: { blocks: theirs } });
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Saved.');
  page.takeReports(); // the browser reports the 412
  const { body } = await sendTo(url, 'GET', `/pages/admin/${made.body._id}`, { token });
  expect(body.blocks).toMatchObject([{ _id: 'a' }, { _id: 'c' }, { _id: 'b', hidden: true }]);

  await page.locator('#field-blocks-0-fold').click();
  await page.getByLabel('Quote', { exact: true }).fill('Half a thought');
  await page.getByText('A copy is kept on this device.').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing' }).last().click();
  await poll(async () => (await blocks(page).locator('[id$=-fold]').allInnerTexts())[0]).toContain('Half a thought');
});

test('each block and the page show what they weigh, beside the budget', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/pages');
  await page.getByRole('link', { name: /^Home/ }).click();
  await page.getByText(/^Page size: about \d+ KB of at most 323 KB\. It loads fast\.$/).waitFor();
  const rows = await blocks(page).locator('[id$=-fold]').allInnerTexts();
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toMatch(/\d KB/);
});

test('of two blocks with the same words, a click finds the field of the clicked one; a long text shows its paragraph', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const text = '<p>One rope for all.</p><p>Two knots for each.</p>';
  const block = { type: 'text', content: { heading: 'The same words', text } };
  const made = await sendTo(url, 'POST', '/pages', {
    token,
    body: { title: 'Twice', slug: '/twice', status: 'published', blocks: [block, block] },
  });
  const { page, preview } = await editing(url, `/pages/${made.body._id}`);
  await preview.getByRole('heading', { name: 'The same words' }).nth(1).click();
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-blocks-1-content-heading');
  await preview.getByText('Two knots for each.').first().click();
  await poll(() => page.evaluate(() => document.activeElement?.closest('[id]')?.id)).toContain(
    'field-blocks-0-content-text',
  );
  await page.locator('#field-blocks-0-content-text p').nth(1).click();
  await poll(() => isOutlined(preview.locator('#text'), 'Two knots for each.')).toBe(true);
  await expect.poll(() => isOutlined(preview.locator('#text'), 'One rope for all.')).toBe(false);
  expect(await (await fetch(`${url}/twice`)).text()).not.toContain('data-field');
});

test('a block without content is an outline in the preview, which leads to its form; visitors get nothing', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const blocks = [{ type: 'quote', content: { text: 'We slept well.' } }, ...['text', 'quote'].map(emptyBlock)];
  const body = { title: 'Blank', slug: '/blank', status: 'published', blocks };
  const made = await sendTo(url, 'POST', '/pages', { token, body });
  const { page, preview } = await editing(url, `/pages/${made.body._id}`);
  const outlines = preview.getByText('Only you see this: there is nothing in this part yet.');
  await poll(() => outlines.count()).toBe(2);
  await outlines.nth(1).click();
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-blocks-2-content-text');
  const html = await (await fetch(`${url}/blank`)).text();
  expect(html).toContain('We slept well.');
  expect(html).not.toContain('Only you see this');
});

const emptyBlock = (type: string) => ({ type, content: {} });

test('on a phone, a block that opens begins at the top, and the preview shows the field that was used last', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/pages/new', { width: 390 });
  await page.getByRole('button', { name: /^Campaign / }).click();
  const heads = page.locator('[id$=-fold]');
  const topOf = (index: number) => heads.nth(index).evaluate((head) => Math.round(head.getBoundingClientRect().top));
  await page.locator('#field-blocks-1-fold').click();
  await page.locator('#field-blocks-3-fold').click();
  await poll(() => topOf(3)).toBeLessThan(200);
  expect(await topOf(3)).toBeGreaterThan(100);
  await page.locator('#field-blocks-3-content-text').click();
  const [edit, preview] = ['Edit', 'Preview'].map((name) => page.getByText(name, { exact: true }));
  await preview?.click();
  const shown = await previewIn(page);
  await poll(() => isOutlined(shown, 'A second voice')).toBe(true);
  await edit?.click();
  await page.locator('#field-blocks-4-fold').click();
  await page.locator('#field-blocks-4-content-heading').click();
  await preview?.click();
  await poll(() => isOutlined(shown.locator('#form'), 'Ask for a date')).toBe(true);
});

test('the words that pages share are edited on their own screen, which leads back to the page', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/pages');
  await hidePreview(page);
  await page.getByRole('link', { name: /^Home/ }).click();
  await page.locator('#field-blocks-0-fold').click();
  const home = page.url();
  await page.getByRole('link', { name: 'Edit them everywhere' }).click();
  await field(page, 'Title line 1').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Back to “Home”' }).click();
  await poll(() => page.url()).toBe(home);
  await page.locator('#field-blocks-0-fold').waitFor();
});
