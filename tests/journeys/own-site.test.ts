import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { THEMES } from '#contract/themes.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { poll } from '../support/poll.ts';
import { hidePreview, previewIn } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { fileInput } from '../support/section-form.ts';
import { staffAt } from '../support/staff.ts';
import { chooseTheme } from '../support/themes.ts';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">
  <script>document.title = 'ran'</script><rect width="300" height="100" fill="#2f6f4f"/></svg>`;
/** What only the sample agency says, and what says that something is empty. */
const SAMPLE_WORDS = [
  ...[
    'Six steps along',
    'Discovery',
    'early on a Tuesday',
    '245%',
    'Yellow arrow',
    'a year later',
    'Useful Links',
    'We build things',
    'We build websites',
  ],
  ...['Tell us what you are building', 'A site for our school', 'Who builds your site', 'Bikaner', 'India', 'GST'],
  ...['Sites in daily use', 'A booking page for our camp', 'mysite.example', 'Start a project', 'Get Quote'],
  ...['No testimonials yet', 'No reviews yet', 'Only you see this'],
];
const svg = { name: 'fern.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };

describe('a site of its own', () => {
  test('starts empty, and gets the sample content back in one step', async () => {
    const { url } = await startOn(sqlite);
    const page = await staffAt(url, '');
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByText('0 of 6 done').waitFor();
    await steps.getByRole('button', { name: 'Skip: Mail' }).click();
    await steps.getByText('0 of 5 done').waitFor();
    await steps.getByRole('button', { name: 'Start with an empty site' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start with an empty site' }).click();
    const back = steps.getByRole('button', { name: 'Bring the sample content back' });
    await back.waitFor();
    const guest = await visitor(url);
    await guest.goto('/');
    await guest.getByRole('heading', { level: 1, name: 'A new site is growing here.' }).waitFor();
    await guest.goto('/blog');
    await guest.getByText('No posts yet').first().waitFor();
    await back.click();
    await steps.getByRole('button', { name: 'Start with an empty site' }).waitFor();
    await guest.goto('/');
    await guest.getByRole('heading', { level: 1, name: 'Built on sand. Made to last.' }).waitFor();
  });

  test.each(THEMES)(
    'that was emptied shows visitors of %s no empty part and no word of the sample agency',
    async (theme) => {
      const { url } = await startOn(sqlite);
      const token = await logIn(url);
      await sendTo(url, 'DELETE', '/starter-content', { token });
      await chooseTheme(url, token, theme);
      const facts = {
        name: 'Fern & Vale',
        phone: '030 123',
        hours: [{ from: 'sunday', to: 'sunday', isClosed: true }],
        hoursNote: 'Weddings by appointment',
      };
      const { body: site } = await sendTo(url, 'GET', '/site', { token });
      await sendTo(url, 'PUT', '/site', { token, body: { ...site, ...facts } });
      const guest = await visitor(url);
      for (const path of ['/', '/services', '/about', '/pricing', '/portfolio', '/contact', '/terms', '/privacy']) {
        await guest.goto(path);
        await guest.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        const html = await guest.content();
        for (const words of SAMPLE_WORDS) expect(html, `${path}: ${words}`).not.toContain(words);
        const words = await guest.locator('main').innerText();
        expect(words.length, path).toBeGreaterThan(40);
      }
      await guest.goto('/contact');
      await guest.getByRole('main').getByRole('link', { name: '030 123' }).waitFor();
      await guest.getByText('Sunday, closed').waitFor();
      await guest.getByText('Weddings by appointment').waitFor();
      await guest.goto('/pricing');
      await guest.getByRole('main').getByRole('link', { name: 'Write to us' }).waitFor();
    },
  );

  test('that was emptied still shows staff where its parts are, in the preview alone', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    await sendTo(url, 'DELETE', '/starter-content', { token });
    const page = await staffAt(url, '/hero');
    const preview = await previewIn(page);
    await preview.locator('#testimonials').getByText('Only you see this').waitFor();
    await preview.locator('#workflow').getByText('Only you see this').click();
    await page.getByRole('link', { name: /Steps/ }).first().waitFor();
    const guest = await visitor(url);
    await guest.goto('/');
    await guest.getByRole('heading', { level: 1 }).waitFor();
    expect(await guest.getByText('Only you see this').count()).toBe(0);
  });

  test.each(THEMES)(
    'without drawings shows no face that nobody chose and no drawing in an empty list: %s',
    async (theme) => {
      const { url } = await startOn(sqlite);
      const token = await logIn(url);
      await sendTo(url, 'DELETE', '/starter-content', { token });
      const draws = (ornament: string) => sendTo(url, 'PUT', '/appearance', { token, body: { theme, ornament } });
      const words = { name: 'Keel sailors', feedback: 'They asked where the wind came from.' };
      expect((await sendTo(url, 'POST', '/testimonials', { token, body: words })).status).toBe(201);
      const guest = await visitor(url);
      const quote = guest.locator('#testimonials figure');
      const face = quote.locator('img');
      const letter = quote.getByText('K', { exact: true });
      await draws('on');
      await guest.goto('/');
      await face.waitFor();
      expect(await letter.isVisible()).toBe(false);
      await draws('off');
      await guest.goto('/');
      await letter.waitFor();
      expect(await face.isVisible()).toBe(false);
      for (const [path, message] of [
        ['/portfolio', 'No projects to show yet.'],
        ['/blog', 'No posts yet.'],
      ] as const) {
        await guest.goto(path);
        const empty = guest.locator('main div', { has: guest.locator(`:scope > p:has-text("${message}")`) });
        await empty.waitFor();
        expect(await empty.locator(':scope > svg').isVisible(), path).toBe(false);
      }
    },
  );

  test('offers the first pages of its own menu at an unknown address, and a search once it has posts', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    await sendTo(url, 'DELETE', '/starter-content', { token });
    const guest = await visitor(url);
    const offered = async () => {
      await guest.goto('/nowhere');
      const links = guest.getByRole('main').getByRole('listitem');
      return { pages: await links.allInnerTexts(), hasSearch: await guest.getByRole('search').isVisible() };
    };
    expect(await offered()).toEqual({ pages: ['Portfolio', 'Services', 'Blog'], hasSearch: false });
    const header = [
      ...[{ href: '/' }, { href: '/contact' }, { href: '/about', label: 'The studio' }],
      ...[
        { href: '/services', isVisible: false },
        { href: '/portfolio', label: 'Projects' },
      ],
      ...[{ href: 'https://shop.example', label: 'Shop' }, { href: '/pricing' }, { href: '/blog' }],
    ];
    await sendTo(url, 'PUT', '/menus', { token, body: { header } });
    const post = { title: 'Wind', slug: 'wind', content: '<p>It blows.</p>', status: 'published' };
    expect((await sendTo(url, 'POST', '/blog', { token, body: post })).status).toBe(201);
    expect(await offered()).toEqual({ pages: ['The studio', 'Projects', 'Pricing'], hasSearch: true });
    guest.takeReports(); // the browser reports the 404
  });

  test('says in its forms nothing about drawings, and how many links its menu may show', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    await sendTo(url, 'DELETE', '/starter-content', { token });
    const page = await staffAt(url, '/faqsection', { before: hidePreview });
    const description = page.getByLabel('Description of the side image', { exact: true });
    await description.waitFor();
    expect(await description.inputValue()).toBe('');
    expect(await page.getByPlaceholder('Yellow arrow').count()).toBe(0);
    await page.goto(new URL('/admin/services', url).href);
    await page.getByRole('button', { name: 'Add card' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'Icon' }).inputValue()).toBe('None');

    const header = Array.from({ length: 9 }, (_, nth) => ({ href: '/about', isVisible: nth > 0 }));
    expect((await sendTo(url, 'PUT', '/menus', { token, body: { header } })).status).toBe(200);
    await page.goto(new URL('/admin/menus', url).href);
    const hidden = page.locator('#field-header-0-isVisible');
    await hidden.press('Space');
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('At most 8 visible links fit beside each other.').first().waitFor();
    await hidden.press('Space');
    await page.getByText('At most 8 visible links fit beside each other.').waitFor({ state: 'detached' });
  });

  test('asks for the law that applies, until the sample’s words are gone', async () => {
    const { url } = await startOn(sqlite);
    const page = await staffAt(url, '');
    await page.getByRole('link', { name: 'Your terms and privacy policy' }).click();
    await page
      .getByRole('link', { name: /Terms of Service/ })
      .first()
      .click();
    const notice = page.getByRole('alert').filter({ hasText: 'This page still names the law of the sample.' });
    await notice.getByText('“courts at Bikaner”').waitFor();
    const token = await logIn(url);
    await sendTo(url, 'DELETE', '/starter-content', { token });
    await page.reload();
    await page.getByLabel('Title', { exact: true }).first().waitFor();
    expect(await notice.count()).toBe(0);
  });

  test('has posts by whoever writes them, and opening hours as the site writes them', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    await sendTo(url, 'PUT', '/site', { token, body: { name: 'Fern & Vale', hours: [{ opens: '21:30' }] } });
    const page = await staffAt(url, '/blog/new');
    await expect.poll(() => page.locator('#field-author').inputValue()).toBe('Fern & Vale');
    await page.goto(new URL('/admin/site?field=hours.0.opens', url).href);
    const opens = page.locator('#field-hours-0-opens');
    await expect.poll(() => opens.inputValue()).toBe('21:30');
    await opens.fill('8.15 pm');
    await opens.blur();
    await expect.poll(() => opens.inputValue()).toBe('20:15');
  });

  test('has a logo and an icon that were sent as SVG; nothing in the file runs or is served', async () => {
    const { url } = await startOn(sqlite);
    const page = await staffAt(url, '/site', { before: hidePreview });
    for (const field of ['logoUrl', 'iconUrl']) {
      await fileInput(page, field).setInputFiles(svg);
      await expect.poll(() => page.locator(`#field-${field}-address`).inputValue()).toMatch(/-1024x341[\w-]*\.webp$/);
    }
    await page.getByLabel('Name', { exact: true }).fill('Fern & Vale');
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('Name, logo and contact details saved.').first().waitFor();
    expect(await page.title()).not.toBe('ran');
    const guest = await visitor(url);
    await guest.goto('/about');
    const logo = guest.getByRole('link', { name: 'Fern & Vale, home' }).locator('img').first();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const icon = await fetch(`${url}/favicon.svg`);
    expect(icon.headers.get('content-type')).toBe('image/png');
  });

  test('has a menu with pages below an entry, by pointer, keyboard and on a phone', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    const header = [
      { href: '/services', entries: [{ href: '/services/web-design' }, { href: '/pricing', label: 'What it costs' }] },
      { href: '/about' },
    ];
    await sendTo(url, 'PUT', '/menus', { token, body: { header } });
    const page = await visitor(url);
    await page.goto('/contact');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const below = menu.getByRole('link', { name: 'What it costs' });
    const entry = menu.getByRole('link', { name: 'Services' });
    expect(await below.isVisible()).toBe(false);
    await entry.hover();
    await below.waitFor();
    await page.mouse.move(10, 600);
    await below.waitFor({ state: 'hidden' });
    await entry.focus();
    await below.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await below.waitFor({ state: 'hidden' });
    expect(await isFocused(entry)).toBe(true);
    await page.keyboard.press('Tab');
    await below.click();
    await page.waitForURL('**/pricing');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Web design' }).click();
    await page.waitForURL('**/services/web-design');
  });

  test('names a link of the menu whose page was deleted, and finds the pages for a new one', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    const offer = { title: 'Spring offer', slug: '/spring', status: 'published' };
    const { _id } = (await sendTo(url, 'POST', '/pages', { token, body: offer })).body as { _id: string };
    await sendTo(url, 'PUT', '/menus', { token, body: { header: [{ href: '/about' }, { href: '/spring' }] } });
    await sendTo(url, 'DELETE', `/pages/${_id}`, { token });
    const page = await staffAt(url, '/menus', { before: hidePreview });
    const notice = page.getByRole('alert').filter({ hasText: 'Visitors do not see the link to “Spring offer”' });
    await notice.getByRole('button', { name: 'Remove the link' }).click();
    await notice.waitFor({ state: 'hidden' });
    expect(await page.locator('#field-header-0-fold').innerText()).toMatch(/^About\b[^]*\/about$/);
    await page.locator('#field-header-add').click();
    await page.locator('#field-header-1-href').fill('web des');
    await page.getByRole('list', { name: 'Pages of the site' }).getByRole('button', { name: 'Web design' }).click();
    await page.getByText('Leads to “Web design” (/services/web-design).').waitFor();
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('Menu saved.').first().waitFor();
    const saved = (await sendTo(url, 'GET', '/menus')).body as { header: { href: string }[] };
    expect(saved.header.map(({ href }) => href)).toEqual(['/about', '/services/web-design']);
  });

  test('a link that is typed as the title of a page, or in another case, gets the address of the page', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    await sendTo(url, 'PUT', '/menus', { token, body: { header: [] } });
    const page = await staffAt(url, '/menus', { before: hidePreview });
    const link = (index: number) => page.locator(`#field-header-${index}-href`);
    await page.locator('#field-header-add').click();
    await link(0).fill('web DESIGN');
    await page.getByText('Leads to “Web design” (/services/web-design).').waitFor();
    await link(0).press('Tab');
    await page.keyboard.press('Tab'); // past the suggested page
    await poll(() => link(0).inputValue()).toBe('/services/web-design');
    await page.locator('#field-header-add').click();
    await link(1).fill('/About');
    await page.getByText('(/about).').waitFor();
    await link(1).press('ControlOrMeta+s');
    await page.getByText('Menu saved.').first().waitFor();
    expect(await link(1).inputValue()).toBe('/about');
    const saved = (await sendTo(url, 'GET', '/menus')).body as { header: { href: string }[] };
    expect(saved.header.map(({ href }) => href)).toEqual(['/services/web-design', '/about']);
  });
});

function isFocused(link: ReturnType<Page['getByRole']>): Promise<boolean> {
  return link.evaluate((element) => element === document.activeElement);
}
