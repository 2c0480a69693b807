import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { THEMES } from '#contract/themes.ts';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { editing, hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { staffAt } from '../support/staff.ts';

/** A word of its own for each text, and the page that shows it. */
const OWN = {
  aboutLead: ['/about', 'Two gardeners and a barn.'],
  servicesHeading: ['/services', 'What we bind'],
  projectsHeading: ['/portfolio', 'Bouquets that last'],
  projectsLead: ['/portfolio', 'Tied by hand, photographed in the barn.'],
  projectVisit: ['/portfolio/mitti', 'See the hall'],
  blogHeading: ['/blog', 'Notes'],
  blogMotto: ['/blog', 'What grows, and when.'],
  plansNote: ['/pricing', 'Every bunch is different.'],
  missingPageLead: ['/no-such-page', 'Nothing grows at this address.'],
} as const;
const BOXES = {
  projectsBox: { heading: 'Your table next?', lead: 'Tell us the day.', label: 'Which day?', button: 'Ask for a day' },
  postBox: { heading: 'And your garden?', lead: 'Send a line.', label: 'Your garden', button: 'Send the line' },
  serviceBox: { heading: 'Order flowers', lead: 'One line is enough.', label: 'Which flowers?', button: 'Order' },
};
const BOX_PAGES = {
  projectsBox: '/portfolio',
  postBox: '/blog/two-scripts-one-page',
  serviceBox: '/services/web-design',
};

async function withOwnTexts(change: object = {}) {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const lines = Object.fromEntries(Object.entries(OWN).map(([field, [, words]]) => [field, words]));
  const body = { ...lines, ...BOXES, blogDescription: 'Notes from a barn.', pricingServices: { heading: 'We bind' } };
  expect((await sendTo(url, 'PUT', '/page-texts', { token, body: { ...body, ...change } })).status).toBe(200);
  return { url, token };
}

const bodyText = (page: Page) => page.evaluate(() => document.body.innerText.toLowerCase());

test.each(THEMES)('visitors read the words of staff in place of those of the site, in %s', async (theme) => {
  const { url, token } = await withOwnTexts();
  const { body: appearance } = await sendTo(url, 'GET', '/appearance', { token });
  await sendTo(url, 'PUT', '/appearance', { token, body: { ...appearance, theme } });
  const page = await visitor(url);
  for (const [path, words] of [...Object.values(OWN), ['/pricing', 'We bind']] as const) {
    await page.goto(path);
    expect(await bodyText(page), path).toContain(words.toLowerCase());
    page.takeReports(); // the 404
  }
  for (const [box, path] of Object.entries(BOX_PAGES)) {
    await page.goto(path);
    const text = await bodyText(page);
    for (const words of Object.values(BOXES[box as keyof typeof BOXES]))
      expect(text, path).toContain(words.toLowerCase());
  }
  await page.goto('/blog');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('Notes from a barn.');
  await page.goto('/portfolio');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(OWN.projectsLead[1]);
});

test('a box that is turned off is on no page, and neither are the services on the pricing page', async () => {
  const off = { isVisible: false };
  const { url } = await withOwnTexts({ projectsBox: off, postBox: off, serviceBox: off, pricingServices: off });
  const page = await visitor(url);
  for (const path of Object.values(BOX_PAGES)) {
    await page.goto(path);
    expect(await page.locator('main form[action="/contact"]').count(), path).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.goto('/pricing');
  expect(await page.locator('#services-heading').count()).toBe(0);
});

test('the words come with the page: no page of a visit asks for them again', async () => {
  const { url } = await withOwnTexts();
  const page = await visitor(url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about');
  await page.untilHydrated();
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Bouquets that last' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
  expect(asked.filter((address) => address.includes('/api/page-texts'))).toEqual([]);
});

test('an empty field shows the words of the site; the preview opens the page of each field and follows it', async () => {
  const { url } = await startOn(sqlite);
  const { page, preview } = await editing(url, '/page-texts');
  const field = (path: string) => page.locator(`#field-${path.replaceAll('.', '-')}`);
  expect(await field('projectsHeading').getAttribute('placeholder')).toBe('Work that lasts');
  await field('projectsHeading').fill('Bouquets that last');
  await preview.getByRole('heading', { level: 1, name: 'Bouquets that last' }).waitFor();
  await field('postBox.heading').fill('And your garden?');
  await preview.getByText('And your garden?').waitFor();
  for (const [path, words] of [
    ['aboutLead', 'Who builds your site'],
    ['servicesHeading', 'What we make'],
    ['projectTools', 'Made with'],
    ['blogMotto', 'What we tried'],
    ['serviceBox.lead', 'You get a fixed price in writing'],
    ['plansNote', 'Choose the closest plan'],
    ['missingPageLead', 'The wind has moved this page'],
  ] as const) {
    await field(path).focus();
    await preview.getByText(words).first().waitFor();
  }
  page.takeReports(); // the missing page
  await preview.getByText('The wind has moved this page').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-missingPageLead');
  await page.keyboard.press('ControlOrMeta+s');
  await noticeShown(page, 'Headings and small texts saved.');
  const guest = await visitor(url);
  await guest.goto('/portfolio');
  await guest.getByRole('heading', { level: 1, name: 'Bouquets that last' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a click on such words in another preview leads to their field', async () => {
  const { url } = await startOn(sqlite);
  const { page, preview } = await editing(url, '/about');
  await preview.getByText('Who builds your site').click();
  await page.getByRole('link', { name: 'Edit Headings and small texts' }).click();
  await page.waitForURL('**/admin/page-texts');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-aboutLead');
});

test('the words of the site are in its language, also in the panel and its search', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const { body } = await sendTo(url, 'GET', '/settings/region', { token });
  await sendTo(url, 'PUT', '/settings/region', { token, body: { ...body, language: 'de' } });
  const page = await staffAt(url, '/page-texts', { before: hidePreview });
  const hint = page.locator('#field-projectsBox-button');
  await expect.poll(() => hint.getAttribute('placeholder')).toBe('Projekt beginnen');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or do something').fill('Projekt beginnen');
  await page.getByRole('button', { name: /^Menu: Button text/ }).click();
  await page.waitForURL('**/admin/menus');
});
