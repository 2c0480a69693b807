import { expect, test } from 'vitest';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { poll } from '../support/poll.ts';
import { sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import {
  addSection,
  field,
  fold,
  open,
  pageAt,
  row,
  save,
  sections,
  titles,
  writing,
} from '../support/service-form.ts';
import { DOT, staffAt } from '../support/staff.ts';

test('a service with sections of all eight types is created, is public as written, and is complete after a reload', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await field(page, 'Title').fill('  Wayfinding signs ');
  await poll(() => field(page, 'Address').inputValue()).toBe('wayfinding-signs');
  await field(page, 'Subtitle').fill('Signs that are read while walking');
  await field(page, 'Short summary').fill('Arrows that agree with the map.');
  const { fill, add } = writing(page);

  await addSection(page, 'Problems');
  await field(page, 'Heading').fill('Why people get lost');
  await add('point');
  await fill('Point 1: title', 'The arrow points at a wall');
  await fill('Point 1: description', 'And the wall is new.');
  await fold(page);

  await addSection(page, 'Outcomes');
  await page.getByText('One per line', { exact: true }).click();
  await fill('Outcomes', '92 % arrive\n\nNobody asks the guard\n');
  await fold(page);

  await addSection(page, 'Deliverables');
  await fill('Items', 'A plan of every sign\nThe files for the printer');
  await fold(page);

  await addSection(page, 'Process');
  for (const [index, step] of ['Walk', 'Draw', 'Hang'].entries()) {
    await add('step');
    await fill(`Step ${index + 1}: title`, step);
  }
  await fold(page);

  await addSection(page, 'Tech');
  await add('tool');
  await fill('Tool 1: name', 'Enamel');
  await add('tool');
  await fill('Tool 2: name', 'Screen print');
  await sections(page).locator('input[type=file]').last().setInputFiles(DOT);
  await noticeShown(page, 'Image updated.');
  await fold(page);

  await addSection(page, 'Pricing');
  await add('plan');
  await fill('Name', 'One building');
  await add('plan');
  const second = page.getByRole('group', { name: 'Plan 2' });
  await second.getByLabel('Name').fill('A whole campus');
  await second.getByLabel('Price').fill('Rs 240K');
  await second.getByLabel('Period').fill('once');
  await second.getByLabel('Features').fill('Forty signs\nA year of repairs');
  await second.getByLabel('Button text').fill('Walk with us');
  await second.getByLabel('Button link').fill('/contact');
  await second.getByRole('switch').press('Space');
  await fold(page);

  await addSection(page, 'FAQs');
  await add('question');
  await fill('Question 1: question', 'Who hangs them?');
  await fill('Question 1: answer', 'We do, on a Sunday.');
  await fold(page);

  await addSection(page, 'Custom');
  await field(page, 'Heading').fill('What we read');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Old railway manuals.');

  await page.getByRole('button', { name: /^FAQs/ }).last().click();
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
      { type: 'problems', items: [{ title: 'The arrow points at a wall', description: 'And the wall is new.' }] },
      { type: 'outcomes', title: 'Outcomes & Impact', items: ['92 % arrive', 'Nobody asks the guard'] },
      { type: 'deliverables', title: 'Deliverables', items: ['A plan of every sign', 'The files for the printer'] },
      { type: 'process', title: 'Our Process', items: [{ title: 'Walk' }, { title: 'Draw' }, { title: 'Hang' }] },
      {
        type: 'tech',
        title: 'Tech Stack',
        items: [
          { name: 'Enamel', logoUrl: '' },
          { name: 'Screen print', logoUrl },
        ],
      },
      {
        type: 'pricing',
        title: 'Pricing & Plans',
        items: [
          { name: 'One building', price: '', mostPopular: false },
          {
            name: 'A whole campus',
            price: 'Rs 240K',
            features: ['Forty signs', 'A year of repairs'],
            mostPopular: true,
          },
        ],
      },
      { type: 'faqs', title: 'FAQs', items: [{ q: 'Who hangs them?', a: 'We do, on a Sunday.' }] },
      { type: 'custom', title: 'What we read', content: expect.stringContaining('Old railway manuals.'), items: [] },
    ],
  });
  const shown = (await pageAt(url, '/services/wayfinding-signs')).text;
  for (const text of [
    'Signs that are read while walking',
    'Why people get lost',
    'And the wall is new.',
    'Nobody asks the guard',
    'The files for the printer',
    'Hang',
    'Screen print',
    logoUrl,
    'Rs 240K',
    'A year of repairs',
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
  await expect.poll(() => titles(page)).toHaveLength(8);
});

test('sections can be moved, removed and restored; the first cannot move up nor the last down', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  const before = await titles(page);
  expect(before.length).toBeGreaterThan(3);
  const last = before.length;
  const choice = async (section: number, name: string) => {
    await page.getByRole('button', { name: `More for Section ${section}` }).click();
    return page.getByRole('menuitem', { name });
  };
  expect(await (await choice(1, 'Move up')).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await (await choice(last, 'Move down')).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await (await choice(1, 'Move down')).click();
  const moved = [before[1], before[0], ...before.slice(2)];
  await expect.poll(() => titles(page)).toEqual(moved);
  await page.getByRole('button', { name: 'Move Section 2', exact: true }).press('ArrowUp');
  await expect.poll(() => titles(page)).toEqual(before);

  await (await choice(3, 'Remove')).click();
  await expect.poll(() => titles(page)).toEqual(before.toSpliced(2, 1));
  await page.getByText(/^Section “.+” removed/).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(before);
  await page.getByText('Saved', { exact: true }).waitFor();
});

test('changing the type of a section keeps all text and can be undone', async () => {
  const page = await staffAt(starterSite(), '/service');
  await open(page, 'Care plans');
  const costs = page.getByRole('button', { name: /What it costs/ });
  const fields = page.locator('li', { has: costs });
  await costs.click();
  await expect.poll(() => fields.getByRole('group', { name: 'Plan 1' }).getByLabel('Name').inputValue()).toBe('Watch');
  const type = fields.getByRole('combobox', { name: 'Type' });
  await type.click();
  await page.getByRole('option', { name: 'Process' }).click();
  await fields.getByText('No text was lost.').waitFor();
  await expect.poll(() => fields.getByLabel('Name').first().inputValue()).toBe('Watch');
  await fields.getByText('Made for another type of section').first().waitFor();
  await fields.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click();
  await fields.getByText('Pricing, 3 plans').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();

  const starts = page.getByRole('button', { name: /How it starts/ });
  await starts.click();
  const steps = page.locator('li', { has: starts });
  await steps.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'FAQs' }).click();
  await expect.poll(() => steps.getByLabel('Question 1: question').inputValue()).toBe('A copy');
  await expect.poll(() => steps.getByLabel('Question 1: answer').inputValue()).toContain('We take a copy');
});

test('items stored as plain strings stay strings, and an invalid item shows its error at its field', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Web design');
  await page.getByRole('button', { name: /What we hand over/ }).click();
  const before = (await sendTo(url, 'GET', '/services/web-design')).body;
  expect((await field(page, 'Items').inputValue()).split('\n')).toHaveLength(8);
  await page.getByText('With descriptions', { exact: true }).click();
  await field(page, 'Item 1: title').fill('Changed alone');
  await page.getByRole('button', { name: /What it costs/ }).click();
  const plan = page.getByRole('group', { name: 'Plan 2' });
  await plan.getByLabel('Button link').fill('javascript:alert(1)');
  await page.getByRole('button', { name: /What it costs/ }).click();
  await page.keyboard.press('Control+s');
  await plan.getByText(/Use a page of this site/).waitFor();
  await poll(() => plan.getByLabel('Button link').evaluate((input) => input === document.activeElement)).toBe(true);
  expect((await sendTo(url, 'GET', '/services/web-design')).body.version).toBe(before.version);
  await plan.getByLabel('Button link').fill('/pricing');
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
  await page.getByRole('button', { name: /How it starts/ }).click();
  await field(page, 'Step 2: title').fill('A list nobody has saved');
  await page.getByRole('button', { name: /How it starts/ }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.locator('iframe[data-shown]').waitFor();
  const step = page.frameLocator('iframe[title^="Preview of"]').getByText('A list nobody has saved');
  await step.click();
  await poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Step 2: title');
});
