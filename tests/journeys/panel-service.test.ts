import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { DOT, staffAt } from '../support/staff.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const save = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Service/ });
const rows = (page: Page) => page.getByRole('list', { name: 'All Services' }).getByRole('listitem');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).first().waitFor();
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
const sections = (page: Page) => page.getByRole('region', { name: 'Sections', exact: true });
/** The titles of the folded sections, in their order. */
const titles = async (page: Page) =>
  (await sections(page).locator('[id$=-fold]').allInnerTexts()).map((text) => text.split('\n')[0]?.split(',')[0]);
const slugState = (page: Page) => page.locator('[data-slug-state]').getAttribute('data-slug-state');

async function pageAt(url: string, path: string) {
  const reply = await fetch(url + path);
  return { status: reply.status, text: await reply.text() };
}

async function open(page: Page, title: string) {
  await row(page, title).getByRole('link').click();
  await poll(() => field(page, 'Title').inputValue()).toBe(title);
}

async function addSection(page: Page, type: string) {
  const first = sections(page).getByRole('button', { name: type, exact: true });
  if (await first.isVisible()) return first.click();
  await page.getByRole('button', { name: 'Add section' }).click();
  return page.getByRole('menuitem', { name: type }).click();
}

/** Answers the check of one slug when it is told to. */
async function holdCheck(page: Page, slug: string, available: boolean) {
  const held = Promise.withResolvers<undefined>();
  await page.route(`**/api/services/admin/slug/${slug}/available`, async (route) => {
    await held.promise;
    await route.fulfill({ json: { available } }).catch(() => undefined); // nobody may be waiting for it any more
  });
  return () => held.resolve(undefined);
}

test('a service is made with sections of all eight types, public as written, and there again after a reload', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await field(page, 'Title').fill('  Wayfinding signs ');
  await poll(() => field(page, 'Slug').inputValue()).toBe('wayfinding-signs');
  await field(page, 'Subtitle').fill('Signs that are read while walking');
  await field(page, 'Excerpt').fill('Arrows that agree with the map.');
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
  await told(page, 'Image updated.');
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

  expect(await save(page).innerText()).toContain('Create Service');
  await page.keyboard.press('Control+s');
  await told(page, 'Service saved.');
  await row(page, 'Wayfinding signs').locator('[aria-current]').waitFor();
  await poll(() => save(page).innerText()).toContain('Update Service');

  const { body } = await sendTo(url, 'GET', '/services/wayfinding-signs');
  const logoUrl = body.sections[4].items[1].logoUrl as string;
  expect(logoUrl).toMatch(/^\/uploads\//);
  expect(body).toMatchObject({
    title: 'Wayfinding signs',
    isPublished: true,
    order: 0,
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
  for (const words of [
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
    expect(shown).toContain(words);
  }
  await page.reload();
  await poll(() => field(page, 'Subtitle').inputValue()).toBe('Signs that are read while walking');
  expect(await titles(page)).toHaveLength(8);
});

describe('the slug', () => {
  test('follows the title until it is typed, is an address at once, and must be there', async () => {
    const page = await staffAt(starterSite(), '/service/new');
    await save(page).click();
    await page.getByText('Title is required.').waitFor();
    await page.getByText('Slug is required.').waitFor();
    await field(page, 'Title').fill('Café & Co');
    await poll(() => field(page, 'Slug').inputValue()).toBe('cafe-co');
    await field(page, 'Slug').fill('My Own  Words!');
    await field(page, 'Title').fill('Something else');
    await field(page, 'Title').blur();
    expect(await field(page, 'Slug').inputValue()).toBe('my-own-words');
    await poll(() => slugState(page)).toBe('ok');
    page.on('dialog', (dialog) => void dialog.accept());
  });

  test('is checked as it is typed, and a slow answer does not undo a faster one after it', async () => {
    const page = await staffAt(starterSite(), '/service/new');
    const answerSlow = await holdCheck(page, 'slow', false);
    const slowAsked = page.waitForRequest('**/slug/slow/available');
    await field(page, 'Slug').fill('slow');
    await page.getByText('Checking…').waitFor();
    expect(await slugState(page)).toBe('checking');
    await slowAsked;
    const asked = page.waitForResponse('**/slug/fast/available');
    await field(page, 'Slug').fill('fast');
    expect(await (await asked).json()).toEqual({ available: true });
    await poll(() => slugState(page)).toBe('ok');
    answerSlow();
    await page.evaluate(() => fetch('/api/footer').then((reply) => reply.text())); // asked later, and answered
    await field(page, 'Title').fill('Fast');
    expect(await slugState(page)).toBe('ok');
    await page.getByText('Available', { exact: true }).waitFor();
    expect(await page.getByText('Slug is already taken.').count()).toBe(0);
  });

  test('that is taken says so, is not sent, and has two ways out', async () => {
    const url = starterSite();
    const page = await staffAt(url, '/service/new');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await field(page, 'Title').fill('Brand identity');
    await page.getByText('Slug is already taken.').first().waitFor();
    expect(await slugState(page)).toBe('taken');
    await page.keyboard.press('Control+s');
    await page.getByText('1 field needs attention').waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'brand-identity-2' }).click();
    expect(await field(page, 'Slug').inputValue()).toBe('brand-identity-2');
    await poll(() => slugState(page)).toBe('ok');
    await page.getByText('1 field needs attention').waitFor({ state: 'hidden' });
    await field(page, 'Slug').fill('brand-identity');
    await page.getByRole('link', { name: 'the other page' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await row(page, 'Brand identity').locator('[aria-current]').waitFor();
    await poll(() => slugState(page)).toBe('ok');
  });
});

test('an unpublished service is marked in the list and unknown to visitors; publishing brings it back', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  await page.getByRole('checkbox', { name: 'Published' }).uncheck({ force: true });
  await page.getByText('Only people with panel access can see it.').waitFor();
  await save(page).click();
  await row(page, 'Care plans').getByText('/services/care-plans (unpublished)').waitFor();
  const { status, text } = await pageAt(url, '/services/care-plans');
  expect(status).toBe(404);
  expect(text).toContain('Service not found.');
  await page.getByRole('checkbox', { name: 'Published' }).check({ force: true });
  await save(page).click();
  await row(page, 'Care plans').getByText('/services/care-plans', { exact: true }).waitFor();
  expect((await pageAt(url, '/services/care-plans')).status).toBe(200);
});

test('a service is deleted after asking; then the form is one for a new one', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Online shops');
  await page.getByRole('button', { name: 'Delete service…' }).click();
  const asked = page.getByRole('dialog').filter({ hasText: 'Delete this service?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete service…' }).click();
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await told(page, 'Service deleted.');
  await poll(() => rows(page).count()).toBe(5);
  await poll(() => field(page, 'Title').inputValue()).toBe('');
  await poll(() => save(page).innerText()).toContain('Create Service');
  expect((await pageAt(url, '/services/online-shops')).status).toBe(404);
});

test('sections are moved, removed and put back; the first cannot go up nor the last down', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  const before = await titles(page);
  expect(before.length).toBeGreaterThan(3);
  const last = before.length;
  expect(await page.getByRole('button', { name: 'Move Section 1 up' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: `Move Section ${last} down` }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Move Section 1 down' }).click();
  const moved = [before[1], before[0], ...before.slice(2)];
  expect(await titles(page)).toEqual(moved);
  await page.getByRole('button', { name: 'Move Section 2', exact: true }).press('ArrowUp');
  expect(await titles(page)).toEqual(before);

  await page.getByRole('button', { name: 'Remove Section 3' }).click();
  expect(await titles(page)).toEqual(before.toSpliced(2, 1));
  await page.getByText(/^Section “.+” removed/).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await titles(page)).toEqual(before);
  await page.getByText('Saved', { exact: true }).waitFor();
});

test('another type keeps every word, and can be taken back', async () => {
  const page = await staffAt(starterSite(), '/service');
  await open(page, 'Care plans');
  const costs = page.getByRole('button', { name: /What it costs/ });
  const fields = page.locator('li', { has: costs });
  await costs.click();
  expect(await fields.getByRole('group', { name: 'Plan 1' }).getByLabel('Name').inputValue()).toBe('Watch');
  const type = fields.getByRole('combobox', { name: 'Type' });
  await type.click();
  await page.getByRole('option', { name: 'Process' }).click();
  await fields.getByText('No words were lost.').waitFor();
  expect(await fields.getByLabel('Name').first().inputValue()).toBe('Watch');
  await fields.getByText('Written for another type of section').first().waitFor();
  await fields.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click();
  await fields.getByText('Pricing, 3 plans').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();

  const starts = page.getByRole('button', { name: /How it starts/ });
  await starts.click();
  const steps = page.locator('li', { has: starts });
  await steps.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'FAQs' }).click();
  expect(await steps.getByLabel('Question 1: question').inputValue()).toBe('A copy');
  expect(await steps.getByLabel('Question 1: answer').inputValue()).toContain('We take a copy');
});

test('items that are lines stay lines, and one that is wrong is told beside its field', async () => {
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
  await plan.getByText(/Use an address of this site/).waitFor();
  await poll(() => plan.getByLabel('Button link').evaluate((input) => input === document.activeElement)).toBe(true);
  expect((await sendTo(url, 'GET', '/services/web-design')).body.version).toBe(before.version);
  await plan.getByLabel('Button link').fill('/pricing');
  await page.keyboard.press('Control+s');
  await told(page, 'Service saved.');
  const after = (await sendTo(url, 'GET', '/services/web-design')).body;
  const items = (service: typeof after, type: string) =>
    service.sections.find((section: { type: string }) => section.type === type).items;
  expect(items(after, 'deliverables')).toEqual(['Changed alone', ...items(before, 'deliverables').slice(1)]);
  expect(items(after, 'pricing')[1]).toEqual({ ...items(before, 'pricing')[1], ctaLink: '/pricing' });
  expect(items(after, 'process')).toEqual(items(before, 'process'));
});

test('the preview shows what is typed, and a click in it leads to the item', async () => {
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

test('rows are moved in the list, and the services are numbered anew', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  const first = await rows(page).first().getByRole('link').innerText();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Move / })
    .press('ArrowDown');
  await poll(async () => await rows(page).nth(1).getByRole('link').innerText()).toBe(first);
  const orders = async () =>
    (await sendTo(url, 'GET', '/services')).body.map(({ slug, order }: { slug: string; order: number }) => [
      slug,
      order,
    ]);
  await poll(orders).toEqual([
    ['web-development', 0],
    ['web-design', 1],
    ['online-shops', 2],
    ['brand-identity', 3],
    ['search-and-content', 4],
    ['care-plans', 5],
  ]);
});

test('unsaved work on a new service is offered again', async () => {
  const page = await staffAt(starterSite(), '/service');
  await field(page, 'Title').fill('Begun and left');
  await addSection(page, 'Process');
  await page.getByText('A copy is kept on this computer.').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing' }).last().click();
  expect(await field(page, 'Title').inputValue()).toBe('Begun and left');
  expect(await titles(page)).toEqual(['Our Process']);
});

test('a failure says so in its own words, and what was typed stays', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/service');
  await open(page, 'Care plans');
  await field(page, 'Subtitle').fill('Typed while the line was down');
  await page.route('**/api/services/admin/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await save(page).click();
  await page.getByText('Failed to save service.').waitFor();
  expect(await field(page, 'Subtitle').inputValue()).toBe('Typed while the line was down');
  await page.getByRole('button', { name: 'Delete service…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await told(page, 'Failed to delete.');
  await page.unroute('**/api/services/admin/*');
  await save(page).click();
  await told(page, 'Service saved.');
  await page.route('**/api/services/admin/*', (route) => route.abort());
  await row(page, 'Web design').getByRole('link').click();
  await page.getByText('Failed to load service').first().waitFor();
  await page.goto('/admin/service');
  await page.getByText('Failed to load (admin)').first().waitFor();
  page.takeReports();
});

test('with no services the list says so', async () => {
  const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const page = await staffAt(url, '/service');
  await page.getByText('No services yet.').waitFor();
  expect(await field(page, 'Title').inputValue()).toBe('');
});

test('the list takes 60 % of the height at most and scrolls in itself', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  for (let count = 0; count < 12; count += 1) {
    await sendTo(url, 'POST', '/services/admin', {
      token,
      body: { title: `Service ${count}`, slug: `service-${count}` },
    });
  }
  const page = await staffAt(url, '/service');
  await row(page, 'Service 11').waitFor();
  const list = page.getByRole('list', { name: 'All Services' });
  const { height, hidden } = await list.evaluate((element) => ({
    height: element.getBoundingClientRect().height / innerHeight,
    hidden: element.scrollHeight - element.clientHeight,
  }));
  expect(height).toBeCloseTo(0.6, 1);
  expect(hidden).toBeGreaterThan(50);
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each([1280, 390])('at %i px nothing is out of reach: list, form and every editor', async (width) => {
    const page = await staffAt(starterSite(), '/service', { colorScheme, width });
    await row(page, 'Care plans').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await open(page, 'Care plans');
    const folds = sections(page).locator('[id$=-fold]');
    for (let index = 0; index < (await folds.count()); index += 1) await folds.nth(index).click();
    await page.getByRole('button', { name: /^FAQs/ }).last().click();
    await page.getByRole('button', { name: /^Search result/ }).click();
    await poll(() => page.getByRole('status', { name: /is loading$/ }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width < 500) {
      await page.getByRole('button', { name: 'Move Section 1: menu' }).click();
      await page.getByRole('menuitem', { name: 'Move down' }).waitFor();
      return;
    }
    await page.getByRole('button', { name: '+ New', exact: true }).click();
    await field(page, 'Title').fill('Web design');
    await page.getByText('Slug is already taken.').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    page.on('dialog', (dialog) => void dialog.accept());
  });
});

function writing(page: Page) {
  return {
    fill: (label: string, words: string) => page.getByLabel(label, { exact: true }).last().fill(words),
    add: (item: string) =>
      sections(page)
        .getByRole('button', { name: `Add ${item}`, exact: true })
        .click(),
  };
}

/** Folds the section that is open, so that the next one is the only one. */
async function fold(page: Page) {
  await sections(page).locator('[id$=-fold][aria-expanded=true]').click();
}
