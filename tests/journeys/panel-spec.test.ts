import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { loadFailed, rules } from '#contract/texts.ts';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn, starterSite } from '../support/running.ts';
import { controlOf } from '../support/section-form.ts';
import { DOT, staffAt } from '../support/staff.ts';

const WAIT = { timeout: 30_000 };
const poll = <T>(read: () => Promise<T>) => expect.poll(read, WAIT);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).first().waitFor();
const bar = (page: Page) => page.getByRole('region', { name: 'Save' });
const putsOf = (page: Page) => {
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  return puts;
};

describe('around the screens', () => {
  test('nothing of the public site stands around the panel: no header, no footer, no chat', async () => {
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

  test('the sidebar leads to every screen; it can be collapsed and stays so', async () => {
    const page = await staffAt(starterSite(), '');
    const links = page.getByRole('navigation', { name: 'Panel' }).getByRole('link');
    await links.first().waitFor();
    const named = ['users', 'hero', 'about', 'reviews', 'services', 'faqsection', 'footer', 'contact'];
    const more = ['contact-messages', 'pricing', 'blog', 'portfolio', 'testimonials', 'service', 'leads'];
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const paths = hrefs.map((href) => href.replace(/^\/admin\/?/, ''));
    expect(paths).toEqual(expect.arrayContaining(['', ...named, ...more]));
    for (const [nth, href] of hrefs.entries()) {
      await links.nth(nth).click();
      await poll(async () => new URL(page.url()).pathname.replace(/\/$/, '')).toBe(href.replace(/\/$/, ''));
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => page.getByText('Page Not Found').count(), { message: href }).toBe(0);
    }
    await page.goto('/admin/hero');
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Expand the sidebar' }).click();
    await page.getByRole('button', { name: 'Collapse the sidebar' }).waitFor();
    await page.goto('/admin/nowhere');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  });

  test('Logout ends the session, forgets the login and leads to /login', async () => {
    const { url } = await startOn(sqlite);
    const page = await staffAt(url, '/hero');
    const header = page.waitForRequest('**/api/users/me');
    await page.reload();
    const authorization = (await header).headers().authorization ?? '';
    expect(authorization).toMatch(/^Bearer \S+$/);
    await page.untilQuiet(); // what is on its way with the old login is refused, and reported
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect((await sendTo(url, 'GET', '/users/me', { headers: { authorization } })).status).toBe(401);
  });

  test('who has no role for the panel is sent to the login, which remembers where from', async () => {
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

  test('System Status says that all systems are nominal only when they are', async () => {
    const page = await staffAt(starterSite(), '/hero');
    await page.route('**/readyz', (route) =>
      route.fulfill({ status: 503, json: { status: 'unavailable', checks: { database: 'ok', storage: 'no answer' } } }),
    );
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const status = page.getByRole('region', { name: 'System Status' });
    await status.getByText('Not everything is working').waitFor();
    await status.getByText('Picture storage does not respond').waitFor();
    await expect.poll(() => status.innerText()).not.toContain('nominal');
    page.takeReports(); // the browser reports the 503
  });

  test('the three cards are a dash only where the numbers are not known', async () => {
    const { url } = await startOn(sqlite);
    const page = await staffAt(url, '/hero');
    const cards = () =>
      Promise.all(
        ['Total Users', 'Active', 'Admins'].map((name) =>
          page.getByRole('region', { name, exact: true }).locator('p').first().innerText(),
        ),
      );
    // An answer, unlike none at all, is not asked for again.
    await page.route('**/api/users', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
    const failed = page.waitForResponse('**/api/users');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await failed;
    await poll(cards).toEqual(Array(3).fill(expect.stringContaining('–')));
    page.takeReports();
    await page.unroute('**/api/users');
    await page.reload();
    await poll(cards).toEqual(['1', '1', '1']);
  });

  test('a screen whose script does not arrive, and one that breaks, say so and what to do', async () => {
    const page = await staffAt(starterSite(), '/about');
    await controlOf(page, 'title').waitFor();
    const nav = page.getByRole('navigation', { name: 'Panel' });
    await page.route(/blog-screen.*\.js$/, (route) => route.abort());
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

const editors: [SectionName, string, string][] = [
  ['hero', '/hero', 'Failed to save hero content.'],
  ['about', '/about', 'Save failed.'],
  ['service-section', '/services', 'Save failed.'],
  ['faq', '/faqsection', 'Save failed.'],
  ['contact', '/contact', 'Save failed.'],
  ['footer', '/footer', 'Save failed.'],
  ['pricing', '/pricing', 'Save failed.'],
];

test.each(editors)('%s that cannot be loaded or saved says so, and can be tried again', async (name, path, failed) => {
  const page = await staffAt(starterSite(), '');
  await page.getByRole('region', { name: 'System Status' }).waitFor();
  const calls = new RegExp(`/api${sections[name].path}$`);
  await page.route(calls, (route) => route.abort());
  await page.goto(`/admin${path}`);
  await page.getByText(loadFailed[name], { exact: true }).waitFor();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  const first = controlOf(page, name === 'footer' ? 'brandName' : 'eyebrow');
  await first.fill('Typed in vain');
  await page.route(calls, (route) => route.abort());
  await page.keyboard.press('Control+s');
  await bar(page).getByText('Not saved').waitFor();
  await bar(page).getByRole('alert').getByText(failed).waitFor();
  await expect.poll(() => first.inputValue()).toBe('Typed in vain');
  await page.unroute(calls);
  const message = 'The site is being moved. Try again in an hour.';
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message, code: 'unavailable' } }));
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await bar(page).getByRole('alert').getByText(message).waitFor();
  page.takeReports();
});

test('a message that comes without a code is shown, after a save and after an upload', async () => {
  const page = await staffAt(starterSite(), '/about');
  const message = 'The proxy is being renewed. Try again at noon.';
  await controlOf(page, 'eyebrow').fill('Typed in vain');
  await page.route(/\/api\/about$/, (route) => route.fulfill({ status: 502, json: { message } }));
  await page.keyboard.press('Control+s');
  await bar(page).getByRole('alert').getByText(message).waitFor();
  await page.route('**/api/upload/about', (route) => route.fulfill({ status: 502, json: { message } }));
  await page.locator('[aria-labelledby=field-imageUrl-label] input[type=file]').setInputFiles(DOT);
  await page.locator('main').getByRole('alert').filter({ hasText: message }).nth(1).waitFor();
  page.takeReports(); // the browser reports both answers
});

test('what is still loading says so to those who cannot see it', async () => {
  const page = await staffAt(starterSite(), '/about');
  await controlOf(page, 'title').waitFor();
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

test('while it is saved the bar says so, and a second save is not sent', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero');
  const puts = putsOf(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/hero', async (route) => {
    if (route.request().method() === 'PUT') await held;
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
  await told(page, 'Hero content saved.');
  expect(puts).toHaveLength(1);
  await expect.poll(() => controlOf(page, 'titleLine2').inputValue()).toBe('Typed meanwhile');
  await bar(page).getByText('1 field. A copy is kept on this device.').waitFor();
});

test('a save is blocked while a visible service card lacks what it needs; its slug is made from what is typed', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/services');
  const puts = putsOf(page);
  await page.getByRole('button', { name: 'Add card' }).click();
  const entry = page.locator('#field-cards-6-entry');
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
  await told(page, 'Service section saved.');
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

test('a visible question needs its words and an answer', async () => {
  const page = await staffAt(starterSite(), '/faqsection');
  const puts = putsOf(page);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.keyboard.type('Without an answer?');
  await page.keyboard.press('Control+s');
  await page.getByText(rules.faqEntries).waitFor();
  await bar(page).getByText('1 field needs attention').waitFor();
  expect(puts).toEqual([]);
});

test('the place on the map: six decimals, letters and what is beyond the poles are refused; a zoom from 1 to 20', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/contact');
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
  await told(page, 'Contact section saved.');
  expect(await stored()).toMatchObject({ mapLat: 26.912436, mapLng: 180, mapZoom: 20 });
  await controlOf(page, 'mapZoom').press('Home');
  await controlOf(page, 'mapZoom').press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await poll(async () => (await stored()).mapZoom).toBe(1);
});

test('the darkness over the background goes in steps of 0.05 from 0 to 1', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero');
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
  await told(page, 'Hero content saved.');
  expect((await sendTo(url, 'GET', '/hero')).body.bgOverlayOpacity).toBe(0.95);
});

test('records that cannot be created, saved or deleted say so in the words of the specification', async () => {
  const page = await staffAt(starterSite(), '/reviews/new');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route(/\/api\/(reviews|testimonials|blog|portfolio)(\/|$)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const create = async (path: string, texts: Record<string, string>, failed: string) => {
    await page.goto(`/admin${path}`);
    for (const [label, words] of Object.entries(texts)) await field(page, label).fill(words);
    await page.keyboard.press('Control+s');
    await bar(page).getByRole('alert').getByText(failed).waitFor();
    for (const [label, words] of Object.entries(texts))
      await expect.poll(() => field(page, label).inputValue()).toBe(words);
  };
  await create('/reviews/new', { Name: 'Asha Rao', Review: 'They answer the telephone.' }, 'Create failed.');
  await create('/testimonials/new', { Name: 'Asha Rao', Feedback: 'They answer the telephone.' }, 'Create failed.');
  await create('/blog/new', { Title: 'In vain' }, 'Failed to save.');
  await create('/portfolio/new', { Title: 'In vain' }, 'Failed to save.');
  const deletable = [
    ['/blog', 'post', 'two-scripts-one-page'],
    ['/portfolio', 'project', 'camp-khuri'],
  ] as const;
  for (const [path, one, slug] of deletable) {
    const { body } = await sendTo(starterSite(), 'GET', `${path}/${slug}`);
    await page.goto(`/admin${path}/${body._id}`);
    await page.getByRole('button', { name: `Delete ${one}…` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await told(page, 'Delete failed.');
  }
  for (const path of ['/reviews', '/testimonials']) {
    await page.goto(`/admin${path}`);
    await page
      .getByRole('button', { name: /^More for / })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Delete failed.').first().waitFor();
  }
  page.takeReports();
});
