import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { saved } from '#contract/texts.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { canHide, change, controlOf, leavesOf, listsOf, shownIn } from '../support/section-form.ts';
import type { Leaf, ListLeaf } from '../support/section-form.ts';
import { DOT, staffAt } from '../support/staff.ts';

const WAIT = { timeout: 30_000 };

/** The panel screen that edits each section, and the public page that shows it. */
const locations: Record<SectionName, { screen: string; page: string }> = {
  site: { screen: '/site', page: '/contact' },
  appearance: { screen: '/appearance', page: '/about' },
  menus: { screen: '/menus', page: '/about' },
  hero: { screen: '/hero', page: '/' },
  about: { screen: '/about', page: '/about' },
  work: { screen: '/work', page: '/' },
  workflow: { screen: '/steps', page: '/' },
  'service-section': { screen: '/services', page: '/' },
  faq: { screen: '/faqsection', page: '/' },
  contact: { screen: '/contact', page: '/contact' },
  footer: { screen: '/footer', page: '/about' },
  pricing: { screen: '/pricing', page: '/pricing' },
  'page-texts': { screen: '/page-texts', page: '/portfolio' },
};
const names = Object.keys(locations) as SectionName[];

/** The dunes that the first plan has when it is highlighted. */
const HIGHLIGHT = 'li:first-child > svg[viewBox="0 0 280 100"]';

function appearanceSheet(part: string): string {
  return `link[rel=stylesheet][href^="/static/css/appearance/"][href*="${part}"]`;
}

/** Fields that the public sees otherwise than by their words or as a link, picture or icon. */
const shownAs: Record<string, (value: string) => string> = {
  'site.showsName': () => 'header a[aria-label$=", home"] > span:last-child:has(img)',
  'site.iconUrl': () => 'main', // the panel shows it
  'site.shareImageUrl': (value) => `meta[property="og:image"][content*="${value.slice(9, 41)}"]`,
  // Other pages show them; own-landscapes.test.ts looks at those.
  'site.pageImageUrl': () => 'main',
  'site.blogImageUrl': () => 'main',
  'site.projectsImageUrl': () => 'main',
  'site.missingPageImageUrl': () => 'main',
  'site.email': (value) => `main a[href="mailto:${value}"]`,
  'site.hours.0.from': hoursText,
  'site.hours.0.to': hoursText,
  'site.hours.0.isClosed': () => 'main li:has-text("closed")',
  // Closed days have no times.
  'site.hours.0.opens': () => 'main',
  'site.hours.0.closes': () => 'main',
  'site.latitude': (value) => `a[href*="mlat=${value}"]`,
  'site.longitude': (value) => `a[href*="mlon=${value}"]`,
  'appearance.theme': () => 'main [data-head=light]', // the first theme has a night there
  'appearance.accent': (value) => appearanceSheet(`/${value.slice(1)}-`),
  'appearance.ground': (value) => appearanceSheet(`-${value.slice(1)}-`),
  'appearance.second': (value) => appearanceSheet(`-${value.slice(1)}-`),
  'appearance.typefaces': (value) => `link[rel=stylesheet][href*="/${value}-"]`,
  'appearance.corners': (value) => appearanceSheet(`-${value}-`),
  'appearance.ornament': (value) => appearanceSheet(`-${value}-`),
  'menus.quickButtons.0.label': (value) => `#mobile-menu a:text-is("${value}")`,
  'hero.bgVideoUrl': (value) => `video[src="${value}"]`,
  'hero.bgOverlayOpacity': (value) => `rect[fill-opacity="${value}"]`,
  'about.people.0.face': () => 'main', // hidden by the picture
  'contact.mapLat': (value) => `a[href*="mlat=${value}"]`,
  'contact.mapLng': (value) => `a[href*="mlon=${value}"]`,
  'contact.mapZoom': (value) => `a[href*="#map=${value}/"]`,
  // Hidden by the picture.
  'service-section.cards.0.iconKey': () => 'main',
  'service-section.cards.0.details': () => 'main', // on the Services page, in service-rows.test.tsx
  'workflow.steps.0.picture': () => 'main', // hidden by the picture
  'footer.email': (value) => `a[href="mailto:${value}"]`,
  'pricing.plans.0.highlighted': (value) =>
    value === 'true' ? `main:has(${HIGHLIGHT})` : `main:not(:has(${HIGHLIGHT}))`,
  'pricing.plans.0.icon': () => 'use[href$="#rocket"]',
  'pricing.plans.0.maxPages': (value) => `fieldset button:text-is("Up to ${value}")`,
  'pricing.plans.0.shop': () => 'fieldset button:text-is("Yes")',
  'pricing.plans.0.maxLanguages': (value) => `fieldset button:text-is("Up to ${value}")`,
  'pricing.plans.0.buttonColor': (value) => `[role=button].${value}`,
};

/** Fields that tell the entries of a list apart. */
const TELLING: readonly string[] = ['line', 'link', 'record'];

/** Waits for a field, or for the closed entry that contains it. */
async function opened(page: Page, leaf: Leaf | undefined): Promise<void> {
  const { path = '' } = leaf ?? {};
  const entry = /^(.*\.\d+)\./.exec(path)?.[1];
  await (entry ? page.locator(`#field-${entry.replaceAll('.', '-')}-entry`) : controlOf(page, path)).waitFor();
}

/** The card with the opening hours has a day, or a time. */
function hoursText(value: string): string {
  return `main li:has-text("${value.charAt(0).toUpperCase()}${value.slice(1)}")`;
}

describe.each(names)('the editor of %s', (name) => {
  const { path, fields } = sections[name];
  const { screen, page: publicPage } = locations[name];
  const leaves = leavesOf(fields);

  test('saves every field, publishes it, and shows it after a reload', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    const stored = async () => (await sendTo(url, 'GET', path, { token })).body as object;
    const before = await stored();
    const page = await staffAt(url, screen, { before: hidePreview });
    await opened(page, leaves[0]);

    const changed = new Map<string, unknown>();
    for (const [nth, leaf] of leaves.entries()) changed.set(leaf.path, await change(page, leaf, nth + 1));
    await expect
      .poll(() => page.getByRole('button', { name: /^Undo: / }).count(), WAIT)
      .toBe(leaves.length + (name === 'pricing' ? 1 : 0)); // the choice of the recommended plan changes with its switch
    const typed = new Map<string, unknown>();
    for (const leaf of leaves) typed.set(leaf.path, await shownIn(page, leaf));
    await save(page, name);

    const after = await stored();
    for (const { path: at } of leaves) {
      expect(getIn(after, at), `${at} was not changed`).not.toEqual(getIn(before, at));
      if (changed.get(at) !== undefined) expect(getIn(after, at), at).toEqual(changed.get(at));
    }
    const next = await visitor(url);
    await next.goto(publicPage);
    await open(next, name);
    const served = await (await fetch(url + publicPage)).text();
    for (const leaf of leaves) await expectShown(next, served, name, leaf, getIn(after, leaf.path));

    await page.reload();
    await opened(page, leaves[0]);
    for (const leaf of leaves)
      await expect.poll(() => shownIn(page, leaf), { message: leaf.path }).toEqual(typed.get(leaf.path));
    await page.getByRole('region', { name: 'Save' }).getByText('Saved', { exact: true }).waitFor();
  });

  const lists = listsOf(fields).filter(({ element }) =>
    leavesOf(element).some(({ info }) => TELLING.includes(info.widget)),
  );
  if (lists.length === 0) return;
  test('adds, removes, hides and (by keyboard) moves list entries, with the same result for visitors', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    // Beside the preview a row has no room for its buttons, only for the menu that has them too.
    const hasMenu = name === 'faq';
    const page = await staffAt(url, screen, hasMenu ? {} : { before: hidePreview });
    await opened(page, leaves[0]);
    for (const [nth, list] of lists.entries()) {
      const read = async (as?: string) => {
        const { body } = await sendTo(url, 'GET', path, as ? { token: as } : {});
        return getIn(body, list.path) as object[];
      };
      const before = await read(token);
      const last = before.length - 1;
      const added = await add(page, list, before.length, 500 + 20 * nth);
      await moveUp(page, list, before.length, String(added.value));
      const entry = page.locator(`#field-${list.path}-0-entry`);
      await entry.getByRole('button', { name: hasMenu ? /^More for/ : /^Remove/ }).click();
      if (hasMenu) await page.getByRole('menuitem', { name: 'Remove' }).click();
      await page.locator(`[aria-labelledby="field-${list.path}-label"]`).getByText('removed.').waitFor();
      await save(page, name);

      const after = await read(token);
      const names = (entries: object[]) => entries.map((entry) => getIn(entry, added.key));
      // Visitors get texts for links without one.
      const addresses = (entries: object[]) => entries.map((entry) => getIn(entry, 'href'));
      const told = name === 'menus' ? addresses : names;
      expect(names(after)).toEqual([...names(before).slice(1, last), added.value, names(before)[last]]);
      if (!canHide(list)) continue;
      await page.locator(`#field-${list.path}-0-isVisible`).press('Space');
      await save(page, name);
      expect(told(await read())).toEqual(told(after).slice(1));
      expect(names(await read(token))).toEqual(names(after));
    }
  });
});

/** What must be opened before everything of a section can be seen. */
async function open(page: Page, name: SectionName): Promise<void> {
  if (name === 'faq') await page.locator('#faq').scrollIntoViewIfNeeded();
  if (name === 'faq') await page.getByRole('button', { name: /^Kiln/ }).first().click();
  if (name === 'contact') await page.getByRole('link', { name: 'Open in maps' }).waitFor();
}

async function save(page: Page, name: SectionName): Promise<void> {
  const saveResponse = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.keyboard.press('ControlOrMeta+s');
  expect((await saveResponse).status()).toBe(200);
  await page.getByText(saved[name]).first().waitFor();
  await page.getByRole('region', { name: 'Save' }).getByText('Saved', { exact: true }).waitFor();
}

async function expectShown(page: Page, served: string, name: SectionName, leaf: Leaf, value: unknown): Promise<void> {
  const about = `${leaf.path} is public`;
  // page-texts.test.ts looks at the other pages.
  if (name === 'page-texts' && !/^projects(Heading|Lead|Box)/.test(leaf.path)) return;
  const special = shownAs[`${name}.${leaf.path}`];
  const present = (selector: string) => expect.poll(() => page.locator(selector).count(), { ...WAIT, message: about });
  if (special) return present(special(String(value))).toBeGreaterThan(0);
  switch (leaf.info.widget) {
    case 'line':
    case 'text':
    case 'html':
      return pollVisibleText(page, about).toContain(plain(String(value)));
    case 'list':
      for (const line of value as string[]) await pollVisibleText(page, about).toContain(plain(line)); // words, one a line
      return;
    case 'link':
      expect(served, about).toContain(`href="${String(value)}"`);
      return;
    case 'slug':
      return; // a card's external link goes before its slug, which leads where there is none
    case 'image':
      return present(`img[src="${String(value)}"]`).toBeGreaterThan(0);
    case 'record':
      return present(`a[href="/portfolio/${String(value)}"]`).toBeGreaterThan(0);
    case 'icon':
      return present(`use[href$="#${String(value)}"]`).toBeGreaterThan(0);
    case 'number':
      return pollVisibleText(page, about).toContain(plain(`Rs ${String(value)}K`));
    default:
      throw new Error(`No test knows how the public sees ${name}.${leaf.path}.`);
  }
}

/** Everything a visitor reads: words, and what stands in fields and for pictures. */
function pollVisibleText(page: Page, message: string) {
  const read = () =>
    page.evaluate(() => {
      const named = [...document.querySelectorAll('[placeholder], [alt]')];
      const labels = named.map((one) => one.getAttribute('placeholder') ?? one.getAttribute('alt'));
      return [document.body.innerText, ...labels].join('\n');
    });
  return expect.poll(async () => plain(await read()), { ...WAIT, message });
}

const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Adds an entry with words of its own, counted on from `first`. */
async function add(page: Page, list: ListLeaf, index: number, first: number) {
  await page.locator(`#field-${list.path}-add`).click();
  const own = leavesOf(list.element, `${list.path}.${index}`);
  await controlOf(page, own.at(-1)?.path ?? '').waitFor();
  let known: { key: string; value: unknown } | undefined;
  for (const [nth, leaf] of own.entries()) {
    const value = await change(page, leaf, first + nth);
    if (TELLING.includes(leaf.info.widget)) {
      known ??= { key: leaf.path.slice(`${list.path}.${index}.`.length), value };
    }
  }
  if (!known) throw new Error(`No field tells the entries of ${list.path} apart.`);
  return known;
}

/** Takes the last entry by its handle and moves it up one place with the keyboard; the announcements name it. */
async function moveUp(page: Page, list: ListLeaf, index: number, name: string): Promise<void> {
  await fold(page, list, index);
  await page.locator(`#field-${list.path}-${index}-handle`).focus();
  const announced = (text: string) => page.getByText(`${name} ${text}`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await announced(`is over position ${index + 1} of ${index + 1}.`);
  // What listens for the arrow keys comes with a timer of its own; one set later comes after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowUp');
  await announced(`is over position ${index} of ${index + 1}.`);
  await page.keyboard.press('Space');
  await announced(`was put at position ${index} of ${index + 1}.`);
}

async function fold(page: Page, list: ListLeaf, index: number): Promise<void> {
  const button = page.locator(`#field-${list.path}-${index}-fold`);
  if ((await button.count()) > 0 && (await button.getAttribute('aria-expanded')) === 'true') await button.click();
}

/** Whether two things on the screen lie over each other. */
async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = [await a.boundingBox(), await b.boundingBox()];
  if (!one || !other) throw new Error('One of them is not on the screen');
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

test('a notification covers neither the focused field nor the bars, on a desktop and on a phone', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/footer', { before: hidePreview });
  const field = page.getByLabel('Brand name', { exact: true });
  await field.fill('Dunes');
  const bar = page.getByRole('region', { name: 'Save' });
  const notice = page.getByRole('alert').filter({ hasText: 'Footer saved.' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: width === 390 ? 'Open the menu' : 'Collapse the sidebar' }).waitFor();
    // At the lower end of the screen, where a notice would usually be.
    for (const block of ['end', 'start'] as const) {
      await field.evaluate((element, to) => {
        element.style.scrollMargin = '64px';
        element.scrollIntoView({ block: to });
      }, block);
      await field.focus();
      await page.keyboard.type('!');
      await page.keyboard.press('Control+s');
      await notice.waitFor();
      await notice.hover(); // it closes by itself only without a pointer
      for (const other of [field, bar, page.locator('header').first()]) {
        await expect.poll(() => overlap(notice, other), { message: `at ${width} px` }).toBe(false);
      }
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await notice.waitFor({ state: 'detached' });
    }
  }
});

test('a new link of the footer has no text yet, and is saved only with one', async () => {
  const { url } = await startOn(sqlite);
  const { usefulLinks } = (await sendTo(url, 'GET', '/footer')).body as { usefulLinks: unknown[] };
  const page = await staffAt(url, '/footer', { before: hidePreview });
  await page.locator('#field-usefulLinks-add').click();
  const text = page.locator(`#field-usefulLinks-${usefulLinks.length}-label`);
  expect(await text.inputValue()).toBe('');
  await page.locator(`#field-usefulLinks-${usefulLinks.length}-href`).fill('/about');
  await page.keyboard.press('Control+s');
  await page.getByText('Text is required').first().waitFor();
  expect(await text.getAttribute('aria-invalid')).toBe('true');
  await text.fill('Who we are');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Footer saved.');
  const saved = (await sendTo(url, 'GET', '/footer')).body as { usefulLinks: unknown[] };
  expect(saved.usefulLinks).toEqual([...usefulLinks, { label: 'Who we are', href: '/about' }]);
});

test('replacing a picture removes the description of the old one and offers it again; a damaged picture has its own error message', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const alt = page.getByLabel('Description of the right image', { exact: true });
  const before = await alt.inputValue();
  const file = page.locator('[aria-labelledby=field-rightImageUrl-label] input[type=file]');
  await page.getByText('JPEG, PNG, WebP, AVIF or GIF, at most 10 MB.').first().waitFor();
  await file.setInputFiles({ ...DOT, buffer: DOT.buffer.subarray(0, 50) });
  await page.getByText('This file is damaged or unfinished. Open it in a picture program and save it').waitFor();
  page.takeReports(); // the browser reports the 415
  const note = page.getByText(`The description “${before}” belonged to the old picture. Say what the new one shows.`);
  expect(await note.count()).toBe(0);
  await file.setInputFiles(DOT);
  await note.waitFor();
  expect(await alt.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Keep the old description' }).click();
  await expect.poll(() => alt.inputValue()).toBe(before);
  await expect.poll(() => alt.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await note.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo: Right image' }).click();
  await file.setInputFiles(DOT);
  await note.waitFor();
  await page.getByRole('button', { name: 'Undo: Right image' }).click();
  await expect.poll(() => alt.inputValue()).toBe(before);
  await file.setInputFiles(DOT);
  await note.waitFor();
  await alt.fill('A single dot');
  await expect.poll(() => note.count()).toBe(0);
  await page.keyboard.press('Control+s');
  await page.getByText(saved.hero).first().waitFor();
  expect((await sendTo(url, 'GET', '/hero')).body.rightImageAlt).toBe('A single dot');
});
