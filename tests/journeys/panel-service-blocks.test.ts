import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addBlock, blockForm, fold, kinds, menu, more } from '../support/block-form.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { field, open, pageAt, row, save } from '../support/service-form.ts';
import { DOT, staffAt } from '../support/staff.ts';

/** Adds an entry to the list of an open block, and fills its fields by their labels. */
async function addEntry(page: Page, index: number, item: string, texts: Record<string, string>) {
  const form = blockForm(page, index);
  await form.getByRole('button', { name: `Add ${item}`, exact: true }).click();
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).last().fill(text);
}

test('a service with blocks of all eight kinds is created, is public as written, and is complete after a reload', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await field(page, 'Title').fill('  Wayfinding signs ');
  await poll(() => field(page, 'Address').inputValue()).toBe('wayfinding-signs');
  await field(page, 'Subtitle').fill('Signs that are read while walking');
  await field(page, 'Short summary').fill('Arrows that agree with the map.');

  await addBlock(page, 'Problems');
  await field(page, 'Heading').fill('Why people get lost');
  await addEntry(page, 0, 'problem', { Title: 'The arrow points at a wall', Description: 'And the wall is new.' });
  await addBlock(page, 'Outcomes');
  await addEntry(page, 1, 'outcome', { Title: '92 % arrive' });
  await addBlock(page, 'Deliverables');
  await addEntry(page, 2, 'item', { Title: 'The files for the printer' });
  await addBlock(page, 'Process');
  for (const Title of ['Walk', 'Draw']) await addEntry(page, 3, 'step', { Title });
  await addBlock(page, 'Tech');
  await addEntry(page, 4, 'tool', { Name: 'Enamel' });
  await addEntry(page, 4, 'tool', { Name: 'Screen print' });
  await blockForm(page, 4).locator('input[type=file]').last().setInputFiles(DOT);
  await noticeShown(page, 'Image updated.');
  await addBlock(page, 'Service plans');
  await addEntry(page, 5, 'plan', { Name: 'One building' });
  await addEntry(page, 5, 'plan', {
    ...{ Name: 'A whole campus', Price: 'Rs 240K', Period: 'once' },
    ...{ Features: 'Forty signs', 'Button text': 'Walk with us', 'Button link': '/contact' },
  });
  await blockForm(page, 5).getByRole('switch', { name: 'Most popular' }).last().press('Space');
  await addBlock(page, 'Service questions');
  await addEntry(page, 6, 'question', { Question: 'Who hangs them?', Answer: 'We do, on a Sunday.' });
  await addBlock(page, 'List');
  await field(page, 'Heading').fill('What we read');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Old railway manuals.');

  await page.getByRole('button', { name: /^FAQs/ }).click();
  await page.getByRole('button', { name: 'Add question' }).last().click();
  await page.getByLabel('Question', { exact: true }).last().fill('How long does it take?');
  await page.getByLabel('Answer', { exact: true }).last().fill('Six weeks.');
  await page.getByRole('button', { name: /^Search result/ }).click();
  await page.locator('#field-seo-title').fill('Signs for buildings');
  await page.locator('#field-seo-description').fill('Wayfinding from Bikaner.');

  await expect.poll(() => save(page).innerText()).toContain('Create Service');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Service saved.');
  await row(page, 'Wayfinding signs').locator('[aria-current]').waitFor();
  await poll(() => save(page).innerText()).toContain('Update Service');

  const { body } = await sendTo(url, 'GET', '/services/wayfinding-signs');
  const logoUrl = body.sections[4].items[1].logoUrl as string;
  expect(logoUrl).toMatch(/^\/uploads\//);
  expect(body).toMatchObject({
    title: 'Wayfinding signs',
    isPublished: true,
    order: 6,
    faqs: [{ q: 'How long does it take?', a: 'Six weeks.' }],
    seo: { title: 'Signs for buildings', description: 'Wayfinding from Bikaner.' },
    sections: [
      {
        type: 'problems',
        title: 'Why people get lost',
        items: [{ title: 'The arrow points at a wall', description: 'And the wall is new.' }],
      },
      { type: 'outcomes', title: '', items: ['92 % arrive'] },
      { type: 'deliverables', items: ['The files for the printer'] },
      { type: 'process', items: ['Walk', 'Draw'] },
      {
        type: 'tech',
        items: [
          { name: 'Enamel', logoUrl: '' },
          { name: 'Screen print', logoUrl },
        ],
      },
      {
        type: 'pricing',
        items: [
          { name: 'One building', price: '', mostPopular: false },
          { name: 'A whole campus', price: 'Rs 240K', features: ['Forty signs'], mostPopular: true },
        ],
      },
      { type: 'faqs', items: [{ q: 'Who hangs them?', a: 'We do, on a Sunday.' }] },
      { type: 'custom', title: 'What we read', content: expect.stringContaining('Old railway manuals.'), items: [] },
    ],
  });
  const shown = (await pageAt(url, '/services/wayfinding-signs')).text;
  for (const text of [
    'Signs that are read while walking',
    'Why people get lost',
    'And the wall is new.',
    'Outcomes &amp; Impact',
    'The files for the printer',
    'Draw',
    'Screen print',
    logoUrl,
    'Rs 240K',
    'Forty signs',
    'Walk with us',
    'We do, on a Sunday.',
    'Old railway manuals.',
    'Six weeks.',
    '<title>Signs for buildings',
  ]) {
    expect(shown).toContain(text);
  }
  await page.reload();
  await poll(() => field(page, 'Subtitle').inputValue()).toBe('Signs that are read while walking');
  await expect.poll(() => kinds(page)).toHaveLength(8);
});

test('blocks of a service can be moved, deleted and restored; the first cannot move up nor the last down', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  await poll(() => kinds(page).then(({ length }) => length)).toBeGreaterThan(3);
  const before = await kinds(page);
  const last = before.length - 1;
  const button = (index: number, way: string) =>
    page.getByRole('button', { name: `Move ${before[index]}, block ${index + 1} ${way}`, exact: true });
  expect(await button(0, 'up').isDisabled()).toBe(true);
  expect(await button(last, 'down').isDisabled()).toBe(true);
  await button(0, 'down').click();
  await expect.poll(() => kinds(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByRole('button', { name: `Move ${before[0]}, block 2 by dragging` }).press('ArrowUp');
  await expect.poll(() => kinds(page)).toEqual(before);

  await more(page, `${before[2]}, block 3`).click();
  await menu(page, 'Delete').click();
  await expect.poll(() => kinds(page)).toEqual(before.toSpliced(2, 1));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => kinds(page)).toEqual(before);
  await page.getByText('Saved', { exact: true }).waitFor();
});

test('a quote stands between the blocks of a service; hidden blocks stay away from visitors', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  await addBlock(page, 'Quote');
  await page.getByLabel('Quote', { exact: true }).fill('They rang us first.');
  await more(page, 'Problems, block 1').click();
  await menu(page, 'Hide').click();
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Service saved.');
  const { text } = await pageAt(url, '/services/care-plans');
  expect(text).toContain('They rang us first.');
  expect(text).not.toContain('The form goes quiet');
  const { body } = await sendTo(url, 'GET', '/services/care-plans');
  expect(JSON.stringify(body)).not.toContain('The form goes quiet');
  expect(body.sections[0].type).toBe('deliverables');
});

test('items stored as plain strings stay strings, and an invalid item shows its error at its field', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Web design');
  const before = (await sendTo(url, 'GET', '/services/web-design')).body;
  const indexOf = (kind: string) => kinds(page).then((found) => found.indexOf(kind));
  await poll(() => kinds(page).then(({ length }) => length)).toBeGreaterThan(3);
  const handOver = await indexOf('Deliverables');
  await fold(page, handOver);
  await page.locator(`#field-blocks-${handOver}-content-items-0-fold`).click();
  await blockForm(page, handOver).getByLabel('Title', { exact: true }).first().fill('Changed alone');
  const costs = await indexOf('Service plans');
  await fold(page, costs);
  await page.locator(`#field-blocks-${costs}-content-plans-1-fold`).click();
  const link = () => page.locator(`#field-blocks-${costs}-content-plans-1-ctaLink`);
  await link().fill('javascript:alert(1)');
  await page.locator(`#field-blocks-${costs}-content-plans-1-fold`).click();
  await fold(page, costs);
  await page.keyboard.press('Control+s');
  await blockForm(page, costs)
    .getByText(/Use a page of this site/)
    .waitFor();
  await poll(() => link().evaluate((input) => input === document.activeElement)).toBe(true);
  expect((await sendTo(url, 'GET', '/services/web-design')).body.version).toBe(before.version);
  await link().fill('/pricing');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Service saved.');
  const after = (await sendTo(url, 'GET', '/services/web-design')).body;
  const items = (service: typeof after, type: string) =>
    service.sections.find((section: { type: string }) => section.type === type).items;
  expect(items(after, 'deliverables')).toEqual(['Changed alone', ...items(before, 'deliverables').slice(1)]);
  expect(items(after, 'pricing')[1]).toEqual({ ...items(before, 'pricing')[1], ctaLink: '/pricing' });
  expect(items(after, 'process')).toEqual(items(before, 'process'));
});

test('the preview shows the typed text, and a click in it focuses the item', async () => {
  const page = await staffAt(starterSite(), '/service');
  await open(page, 'Care plans');
  await poll(() => kinds(page).then(({ length }) => length)).toBeGreaterThan(3);
  const process = (await kinds(page)).indexOf('Process');
  await fold(page, process);
  await page.locator(`#field-blocks-${process}-content-items-1-fold`).click();
  await blockForm(page, process).getByLabel('Title', { exact: true }).last().fill('A list nobody has saved');
  await fold(page, process);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.locator('iframe[data-shown]').waitFor();
  const step = page.frameLocator('iframe[title^="Preview of"]').getByText('A list nobody has saved');
  await step.click();
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe(
    `field-blocks-${process}-content-items-1-title`,
  );
});

test('a draft that an older panel left in this browser is continued with every word', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  await field(page, 'Subtitle').fill('Typed before the upgrade');
  await page.getByText('A copy is kept on this device.').waitFor();
  const { body } = await sendTo(url, 'GET', '/services/care-plans');
  const typed = structuredClone(body.sections);
  typed[0].title = 'Typed in a section';
  await page.evaluate(
    ([before, after]) => {
      const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
      const draft = JSON.parse(localStorage.getItem(key) ?? '');
      for (const [values, sections] of [
        [draft.base, before],
        [draft.values, after],
      ]) {
        delete values.blocks;
        values.sections = sections;
      }
      localStorage.setItem(key, JSON.stringify(draft));
    },
    [body.sections, typed],
  );
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing' }).last().click();
  await expect.poll(() => field(page, 'Subtitle').inputValue()).toBe('Typed before the upgrade');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Service saved.');
  const { body: saved } = await sendTo(url, 'GET', '/services/care-plans');
  expect(saved.sections).toEqual(typed);
  expect(saved.blocks.map(({ _id }: { _id: string }) => _id)).toEqual(
    body.blocks.map(({ _id }: { _id: string }) => _id),
  );
});
