import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { rules } from '#contract/rule-texts.ts';
import { loadFailed } from '#contract/texts.ts';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { noticeShown } from '../support/notices.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { controlOf } from '../support/section-form.ts';
import { DOT, staffAt } from '../support/staff.ts';

const WAIT = { timeout: 30_000 };
const poll = <T>(read: () => Promise<T>) => expect.poll(read, WAIT);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const bar = (page: Page) => page.getByRole('region', { name: 'Save' });
/** An answer with a status is not asked for again, unlike a lost connection. */
const unavailable = (route: Route) => route.fulfill({ status: 503, json: { code: 'unavailable' } });
const putsOf = (page: Page) => {
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  return puts;
};

describe('the panel shell', () => {
  test('the panel has no header, footer or chat of the public site', async () => {
    const url = starterSite();
    const around = (page: Page) =>
      Promise.all([
        page.getByRole('navigation', { name: 'Main' }).count(),
        page.getByRole('contentinfo').count(),
        page.getByRole('link', { name: 'Chat on WhatsApp' }).count(),
      ]);
    const site = await visitor(url);
    await site.goto('/privacy');
    await poll(() => around(site)).toEqual([1, 1, 1]);
    const page = await staffAt(url, '');
    await page.getByRole('region', { name: 'System Status' }).waitFor();
    expect(await around(page)).toEqual([0, 0, 0]);
  });

  test('the sidebar leads to every screen, and stays collapsed after a reload', async () => {
    const page = await staffAt(starterSite(), '', { before: hidePreview });
    const links = page.getByRole('navigation', { name: 'Panel' }).getByRole('link');
    await links.first().waitFor();
    const named = ['users', 'hero', 'about', 'reviews', 'services', 'faqsection', 'footer', 'contact'];
    const more = ['contact-messages', 'pricing', 'blog', 'portfolio', 'testimonials', 'service', 'enquiries'];
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const paths = hrefs.map((href) => href.replace(/^\/admin\/?/, ''));
    expect(paths).toEqual(expect.arrayContaining(['', ...named, ...more]));
    for (const [nth, href] of hrefs.entries()) {
      await links.nth(nth).click();
      await poll(async () => new URL(page.url()).pathname.replace(/\/$/, '')).toBe(href.replace(/\/$/, ''));
      // The sidebar is narrower on some screens. A click while it changes meets no link.
      await poll(() => links.nth(nth).getAttribute('aria-current')).toBe('page');
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await expect
        .poll(() => page.getByRole('heading', { level: 1, name: 'Page Not Found' }).count(), { message: href })
        .toBe(0);
    }
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
    await page.goto('/admin/nowhere');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByRole('button', { name: 'Expand the sidebar' }).click();
    await page.getByRole('button', { name: 'Collapse the sidebar' }).waitFor();
  });

  test('Logout ends the session, clears the stored login and opens /login', async () => {
    const { url } = await startOn(sqlite);
    let authorization = '';
    const page = await staffAt(url, '/account', {
      before: (newPage) =>
        newPage.on('request', (request) => {
          if (request.url().endsWith('/api/users/me')) authorization = request.headers().authorization ?? '';
        }),
    });
    await expect.poll(() => authorization).not.toBe('');
    expect(authorization).toMatch(/^Bearer \S+$/);
    await page.untilQuiet(); // what is on its way with the old login is refused, and reported
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    // The page does not wait long for the answer to its logout.
    await poll(async () => (await sendTo(url, 'GET', '/users/me', { headers: { authorization } })).status).toBe(401);
  });

  test('a user without a panel role is redirected to the login, which remembers the requested page', async () => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    const reader = { email: 'reader@dune.example', password: 'a password of a reader' };
    await sendTo(url, 'POST', '/users', { token, body: { ...reader, name: 'Reader', role: 'user' } });
    const { token: own, ...user } = (await sendTo(url, 'POST', '/users/login', { body: reader })).body;
    const page = await visitor(url);
    await page.goto('/privacy');
    const auth = JSON.stringify({ user, token: own });
    await page.evaluate((stored) => localStorage.setItem('auth', stored), auth);
    await page.goto('/admin/contact-messages');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.getItem('login-from'))).toBe('/admin/contact-messages');
  });

  test('the dashboard names the failing check and shows a dash for unknown numbers', async () => {
    const page = await staffAt(starterSite(), '', {
      async before(newPage) {
        const checks = { database: 'ok', storage: 'no answer' };
        await newPage.route('**/readyz', (route) =>
          route.fulfill({ status: 503, json: { status: 'unavailable', checks } }),
        );
        await newPage.route('**/api/users', unavailable);
      },
    });
    const status = page.getByRole('region', { name: 'System Status' });
    const cards = () =>
      Promise.all(
        ['Total Users', 'Active', 'Admins'].map((name) =>
          page.getByRole('region', { name, exact: true }).locator('p').first().innerText(),
        ),
      );
    await status.getByText('Not everything is working').waitFor();
    await status.getByText('Picture storage does not respond').waitFor();
    await expect.poll(() => status.innerText()).not.toContain('nominal');
    await page.untilQuiet();
    await poll(cards).toEqual(Array(3).fill(expect.stringContaining('–')));
    page.takeReports(); // the browser reports each 503
    await page.unrouteAll();
    await page.reload();
    await poll(cards).toEqual(['1', '1', '1']);
    await poll(() => status.innerText()).toContain('nominal');
  });

  test('a screen whose script fails to load and a screen that crashes explain what happened and how to continue', async () => {
    const page = await staffAt(starterSite(), '/about', { before: hidePreview });
    await controlOf(page, 'title').waitFor();
    const nav = page.getByRole('navigation', { name: 'Panel' });
    await page.route(/collection-screen.*\.js$/, (route) => route.abort());
    await nav.getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
    await nav.getByRole('link', { name: 'Hero' }).click();
    await controlOf(page, 'titleLine1').waitFor();
    await page.route('**/api/users', (route) => route.fulfill({ json: [null] }));
    await nav.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.unroute('**/api/users');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    page.takeReports();
  });
});

/** The footer comes first: the sidebar shows the name in it and loads it with the first screen. */
const editors: [SectionName, string, string][] = [
  ['footer', '/footer', 'Save failed.'],
  ['hero', '/hero', 'Failed to save hero content.'],
  ['about', '/about', 'Save failed.'],
  ['service-section', '/services', 'Save failed.'],
  ['faq', '/faqsection', 'Save failed.'],
  ['contact', '/contact', 'Save failed.'],
  ['pricing', '/pricing', 'Save failed.'],
];

test('each section editor shows its own message when loading or saving fails, keeps the text and can retry', async () => {
  const calls = new RegExp(`/api(${editors.map(([name]) => sections[name].path).join('|')})$`);
  // One route for all answers: between two routes a save would reach the site that all tests share.
  let answer = unavailable;
  const page = await staffAt(starterSite(), '/account', {
    async before(newPage) {
      await hidePreview(newPage);
      await newPage.route(calls, (route) => answer(route));
    },
  });
  const message = 'The site is being moved. Try again in an hour.';
  for (const [name, path, failed] of editors) {
    answer = unavailable;
    await page.getByRole('navigation', { name: 'Panel' }).locator(`a[href="/admin${path}"]`).click();
    const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
    if (name !== 'footer') await leave.click(); // the words of the editor before
    await page.getByText(loadFailed[name], { exact: true }).waitFor();
    answer = (route) => route.continue();
    await page.getByRole('button', { name: 'Try again' }).click();
    const first = controlOf(page, name === 'footer' ? 'brandName' : 'eyebrow');
    await first.fill('Typed in vain');
    answer = (route) => route.abort();
    await page.keyboard.press('Control+s');
    await bar(page).getByText('Not saved').waitFor();
    await bar(page).getByRole('alert').getByText(failed).waitFor();
    await expect.poll(() => first.inputValue()).toBe('Typed in vain');
    answer = (route) => route.fulfill({ status: 503, json: { message, code: 'unavailable' } });
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await bar(page).getByRole('alert').getByText(message).waitFor();
  }
  page.takeReports(); // the browser reports each failure
});

test('a load that loses its connection is retried automatically', async () => {
  let tries = 0;
  const page = await staffAt(starterSite(), '/about', {
    async before(newPage) {
      await hidePreview(newPage);
      await newPage.route(/\/api\/about$/, (route) => (++tries === 1 ? route.abort() : route.continue()));
    },
  });
  await controlOf(page, 'title').waitFor();
  expect(tries).toBe(2);
  page.takeReports();
});

test('an error message without a code is shown after a failed save and after a failed upload', async () => {
  const page = await staffAt(starterSite(), '/about', { before: hidePreview });
  const message = 'The proxy is being renewed. Try again at noon.';
  await controlOf(page, 'eyebrow').fill('Typed in vain');
  await bar(page).getByText('1 field changed.').waitFor();
  await page.route(/\/api\/about$/, (route) => route.fulfill({ status: 502, json: { message } }));
  await page.keyboard.press('Control+s');
  await bar(page).getByRole('alert').getByText(message).waitFor();
  await page.route('**/api/upload/about', (route) => route.fulfill({ status: 502, json: { message } }));
  await page.locator('[aria-labelledby=field-imageUrl-label] input[type=file]').setInputFiles(DOT);
  await page.locator('main').getByRole('alert').filter({ hasText: message }).nth(1).waitFor();
  page.takeReports(); // the browser reports both answers
});

test('loading states are announced to screen readers', async () => {
  const page = await staffAt(starterSite(), '/account');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [files, path] of [
    [/pricing-screen.*\.js$/, '/pricing'],
    [/\/api\/users\/me$/, '/account'],
  ] as const) {
    await page.route(files, () => undefined); // it never comes
    await page.goto(`/admin${path}`, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(files);
  }
});

test('the save bar shows that a save is in progress, and a second save is not sent', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const puts = putsOf(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/hero', async (route) => {
    if (route.request().method() === 'PUT') await released;
    return route.continue();
  });
  await controlOf(page, 'titleLine1').fill('Sent once');
  // Twice before anything of it is shown, too.
  await page.evaluate(() => {
    for (const key of ['s', 's']) window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));
  });
  await bar(page).getByText('Saving…').waitFor();
  await page.keyboard.press('Control+s');
  await controlOf(page, 'titleLine2').fill('Typed meanwhile');
  release();
  await noticeShown(page, 'Hero content saved.');
  expect(puts).toHaveLength(1);
  await expect.poll(() => controlOf(page, 'titleLine2').inputValue()).toBe('Typed meanwhile');
  await bar(page).getByText('1 field changed. A copy is kept on this device.').waitFor();
});

test('an incomplete visible service card blocks saving; its slug is made from the typed slug or title', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/services', { before: hidePreview });
  const puts = putsOf(page);
  await page.getByRole('button', { name: 'Add card' }).click();
  const entry = page.locator('#field-cards-6-entry');
  // It is not wrong before something is typed or saved.
  await expect.poll(() => controlOf(page, 'cards.6.title').evaluate((it) => it === document.activeElement)).toBe(true);
  await controlOf(page, 'cards.6.description').focus();
  await bar(page).getByText('1 field changed. A copy is kept on this device.').waitFor();
  await controlOf(page, 'heading').focus();
  expect(await entry.getAttribute('data-wrong')).toBeNull();
  await page.keyboard.press('Control+s');
  await entry.getByText(rules.serviceCards).waitFor();
  await bar(page).getByText('1 field needs attention').waitFor();
  expect(puts).toEqual([]);
  await controlOf(page, 'cards.6.title').fill('Wéb & More!');
  await controlOf(page, 'cards.6.slug').fill('  My OWN slug!! ');
  await controlOf(page, 'cards.6.slug').blur();
  await expect.poll(() => controlOf(page, 'cards.6.slug').inputValue()).toBe('my-own-slug');
  await controlOf(page, 'cards.6.slug').fill('');
  await entry.getByText(rules.serviceCards).waitFor();
  await page.locator('#field-cards-6-isVisible').press('Space');
  await entry.getByText(rules.serviceCards).waitFor({ state: 'detached' });
  await page.locator('#field-cards-6-isVisible').press('Space');
  await page.keyboard.press('Control+s');
  await entry.getByText(rules.serviceCards).waitFor();
  expect(puts).toEqual([]);
  await controlOf(page, 'cards.6.description').fill('For walls and windows.');
  await entry.getByText(rules.serviceCards).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Service section saved.');
  await poll(() => controlOf(page, 'cards.6.slug').inputValue()).toBe('web-more');
  const next = await visitor(url);
  await next.goto('/');
  await next.locator('a[href="/services/web-more"]', { hasText: 'Wéb & More!' }).waitFor();
  await controlOf(page, 'cards.6.href').fill('  https://shop.example/  ');
  await page.keyboard.press('Control+s');
  await poll(async () => (await sendTo(url, 'GET', '/service-section')).body.cards[6].href).toBe(
    'https://shop.example/',
  );
  await next.reload();
  await next.locator('a[href="https://shop.example/"][target=_blank]', { hasText: 'Wéb & More!' }).waitFor();
});

test('a visible FAQ entry needs a question and an answer', async () => {
  const page = await staffAt(starterSite(), '/faqsection', { before: hidePreview });
  const puts = putsOf(page);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.keyboard.type('Without an answer?');
  await page.keyboard.press('Control+s');
  await page.getByText(rules.faqEntries).waitFor();
  await bar(page).getByText('1 field needs attention').waitFor();
  expect(puts).toEqual([]);
});

test('map coordinates are rounded to six decimals; letters and out-of-range values are refused; zoom is 1 to 20', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/contact', { before: hidePreview });
  const stored = async () => (await sendTo(url, 'GET', '/contact/section')).body;
  const before = await stored();
  await controlOf(page, 'mapLat').fill('');
  await page.keyboard.press('Control+s');
  await page.getByText('Latitude must be a number from -90 to 90').waitFor();
  expect(await stored()).toEqual(before);
  await controlOf(page, 'mapLat').fill('north 26.91243567');
  await controlOf(page, 'mapLng').fill('181');
  await page.keyboard.press('Control+s');
  await page.getByText(rules.plainNumber).waitFor();
  await page.getByText('Longitude must be a number from -180 to 180').waitFor();
  await expect.poll(() => controlOf(page, 'mapLat').inputValue()).toBe('north 26.91243567');
  await controlOf(page, 'mapLat').fill('26.91243567');
  await controlOf(page, 'mapLng').fill('180');
  await expect.poll(() => controlOf(page, 'mapLat').inputValue()).toBe('26.912436');
  await controlOf(page, 'mapZoom').press('End');
  await controlOf(page, 'mapZoom').press('ArrowRight');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Contact section saved.');
  expect(await stored()).toMatchObject({ mapLat: 26.912436, mapLng: 180, mapZoom: 20 });
  await controlOf(page, 'mapZoom').press('Home');
  await controlOf(page, 'mapZoom').press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await poll(async () => (await stored()).mapZoom).toBe(1);
});

test('the overlay opacity slider moves in steps of 0.05 from 0 to 1', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero', { before: hidePreview });
  const slider = controlOf(page, 'bgOverlayOpacity');
  const now = async () => Number(await slider.getAttribute('aria-valuenow'));
  await slider.press('Home');
  await poll(now).toBe(0);
  for (const step of [0.05, 0.1, 0.15]) {
    await slider.press('ArrowRight');
    await poll(now).toBeCloseTo(step, 6);
  }
  await slider.press('End');
  await slider.press('ArrowRight');
  await poll(now).toBe(1);
  await slider.press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await noticeShown(page, 'Hero content saved.');
  expect((await sendTo(url, 'GET', '/hero')).body.bgOverlayOpacity).toBe(0.95);
});

test('a failure to create, save or delete a record shows the specified message', async () => {
  const page = await staffAt(starterSite(), '/account');
  await page.route(/\/api\/(reviews|testimonials|blog|portfolio)(\/|$)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const dialog = page.getByRole('dialog');
  const show = (path: string) =>
    page.getByRole('navigation', { name: 'Panel' }).locator(`a[href="/admin${path}"]`).click();
  const create = async (add: Locator, texts: Record<string, string>, failed: string) => {
    await add.click();
    // Until the new form is there, the fields are those of the record before.
    for (const label of Object.keys(texts)) await poll(() => field(page, label).inputValue()).toBe('');
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
    await page.keyboard.press('Control+s');
    await bar(page).getByRole('alert').getByText(failed).waitFor();
    for (const [label, text] of Object.entries(texts))
      await expect.poll(() => field(page, label).inputValue()).toBe(text);
  };
  const leave = () => dialog.getByRole('button', { name: 'Leave' }).click();
  for (const [path, add, label] of [
    ['/reviews', 'New review', 'Review'],
    ['/testimonials', 'New testimonial', 'Feedback'],
  ] as const) {
    await show(path);
    if (path === '/testimonials') await leave();
    await page
      .getByRole('button', { name: /^More for / })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete failed.').first().waitFor();
    const values = { Name: 'Asha Rao', [label]: 'They answer the telephone.' };
    await create(page.getByRole('link', { name: add }), values, 'Create failed.');
  }
  for (const [path, one, title] of [
    ['/blog', 'post', 'Two scripts, one page'],
    ['/portfolio', 'project', 'Camp Khuri'],
  ] as const) {
    await show(path);
    await leave();
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await page.getByRole('button', { name: `Delete ${one}…` }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await noticeShown(page, 'Delete failed.');
    await create(page.getByRole('button', { name: `New ${one}` }), { Title: 'In vain' }, 'Failed to save.');
  }
  page.takeReports();
});
