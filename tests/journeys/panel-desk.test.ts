import { expect, test } from 'vitest';
import { faultsLightAndDark } from '../support/browser.ts';
import { at, fillLogin, type Page } from '../support/accounts.ts';
import { sqlite } from '../support/databases.ts';
import { hidePreview } from '../support/previewing.ts';
import { logIn, sendTo } from '../support/product.ts';
import { DESKTOP, PHONE, resizePanel } from '../support/screen-faults.ts';
import { endSession, titleOf } from '../support/sessions.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { startOn } from '../support/running.ts';
import { colleague, EDITOR } from '../support/staff.ts';

const EMPTY = { STARTER_CONTENT: 'false' };
const TITLE = 'Title line 1';

test('the dashboard shows what visitors sent, and what is not public yet with its latest or next item, with links', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  const page = await at(url, '');
  await page.getByText('Nothing to do.').waitFor();
  const unfinished = page.getByRole('region', { name: 'Not public yet' });
  await unfinished.getByRole('link', { name: 'New post' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Total Users' }).innerText()).toContain('1');
  await page.getByRole('region', { name: 'System Status' }).getByText('All systems are nominal').waitFor();
  const token = await logIn(url);
  for (const firstName of ['Lakshmi', 'Farah']) {
    await sendTo(url, 'POST', '/contact/messages', { body: { firstName, email: 'a@b.co', message: 'Hello there' } });
  }
  const plan = { id: 'p', key: 'growth', title: 'Growth', price: 90 };
  await sendTo(url, 'POST', '/leads', { body: { name: 'Devika', email: 'a@b.co', plan, consent: true } });
  const review = { name: 'Tanvi', stars: 5, review: 'Quick, kind and on time.', avatar: 'female' };
  await sendTo(url, 'POST', '/reviews', { body: review });
  const post = (slug: string, fields: object) => sendTo(url, 'POST', '/blog', { token, body: { slug, ...fields } });
  await post('half', { title: 'Half written', status: 'draft' });
  await post('later', { title: 'Later', status: 'published', publishedAt: '2999-02-01T09:00:00Z' });
  await post('sooner', { title: 'Sooner', status: 'published', publishedAt: '2999-01-01T09:00:00Z' });
  await sendTo(url, 'POST', '/portfolio', { token, body: { title: 'Camp', slug: 'camp', status: 'draft' } });
  await sendTo(url, 'POST', '/services/admin', { token, body: { title: 'Care', slug: 'care', isPublished: false } });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /One person wants a proposal, two messages are unread/ }).waitFor();
  const textsOf = async (name: string) => {
    const texts = await page.getByRole('region', { name }).getByRole('link').allInnerTexts();
    return texts.map((text) => text.replace(/\s+/g, ' '));
  };
  await expect
    .poll(() => textsOf('To do'))
    .toEqual([
      ...['New leads 1', 'Unread messages 2', 'Pending reviews 1'],
      ...['Devika', 'Reply', 'Farah', 'Reply', 'Lakshmi', 'Reply', 'Tanvi'],
    ]);
  await expect
    .poll(() => textsOf('Not public yet'))
    .toEqual([
      expect.stringMatching(/^Post drafts “Half written”, edited .* 1$/),
      expect.stringMatching(/^Scheduled posts Next: .*“Sooner” 2$/),
      expect.stringMatching(/^Project drafts “Camp”, edited .* 1$/),
      expect.stringMatching(/^Service drafts “Care”, edited .* 1$/),
    ]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Unread messages/ })
    .click();
  await page.waitForURL('**/admin/contact-messages?status=new');
  await page.getByText('Lakshmi').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Scheduled posts/ }).click();
  await page.waitForURL('**/admin/blog?status=scheduled');
  await page.getByText('Sooner').first().waitFor();
});

test('a review is approved and a lead called from the dashboard; each can be undone, and focus goes to the next row', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  const token = await logIn(url);
  const review = { name: 'Tanvi', stars: 5, review: 'Quick, kind and on time.', avatar: 'female' };
  const plan = { id: 'p', key: 'growth', title: 'Growth', price: 90 };
  const lead = { name: 'Devika', email: 'a@b.co', phone: '+91 151 000', plan, consent: true };
  await sendTo(url, 'POST', '/leads', { body: lead });
  await sendTo(url, 'POST', '/reviews', { body: review });
  const page = await at(url, '');
  const todo = page.getByRole('region', { name: 'To do' });
  const approved = async () => (await sendTo(url, 'GET', '/reviews', {})).body.length;
  await todo.getByRole('button', { name: 'Approve: Tanvi' }).click();
  await page.getByText('Visitors now see the review of Tanvi.').hover(); // the notice stays while the pointer is on it
  await expect.poll(approved).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Devika');
  await page.getByRole('button', { name: 'Undo' }).click();
  await todo.getByRole('button', { name: 'Approve: Tanvi' }).waitFor();
  expect(await approved()).toBe(0);
  const call = todo.getByRole('link', { name: 'Call: Devika' });
  await expect.poll(() => call.getAttribute('href')).toBe('tel:+91151000');
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await page.getByText('Devika is marked as contacted.').waitFor();
  expect((await sendTo(url, 'GET', '/leads', { token })).body[0].status).toBe('contacted');
});

test('the dashboard shows enquiries per day and who changed what, with links to the records', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  const token = await colleague(url);
  const save = (body: object) => sendTo(url, 'PUT', '/hero', { token, body });
  await save({ titleLine1: 'First', titleLine2: 'words' });
  await save({ titleLine1: 'Second', titleLine2: 'words' });
  const post = { title: 'Two scripts, one page', slug: 'two', status: 'draft' };
  const { _id } = (await sendTo(url, 'POST', '/blog', { token, body: post })).body as { _id: string };
  const message = { firstName: 'Farah', email: 'a@b.co', message: 'Hello there' };
  for (let sent = 0; sent < 2; sent++) await sendTo(url, 'POST', '/contact/messages', { body: message });
  const plan = { id: 'p', key: 'growth', title: 'Growth', price: 90 };
  await sendTo(url, 'POST', '/leads', { body: { name: 'Devika', email: 'a@b.co', plan, consent: true } });
  const page = await at(url, '');
  // A chart of one day says nothing, so there are first steps instead.
  await page
    .getByRole('region', { name: 'First steps' })
    .getByRole('link', { name: /^Your own words ?, done/ })
    .waitFor();
  await page.getByText('1 of 6 done').waitFor();
  await page.getByRole('region', { name: 'To do' }).getByText('Lead · Growth · Rs 90K').waitFor();
  const days = (await sendTo(url, 'GET', '/dashboard/arrivals', { token })).body as { day: string }[];
  await page.route('**/api/dashboard/arrivals*', (route) =>
    route.fulfill({ json: days.map((day, index) => (index < 20 || index === 29 ? day : { ...day, leads: 1 })) }),
  );
  await page.reload();
  const chart = page.getByRole('region', { name: 'Messages and leads' });
  await chart.getByText('Messages 2').waitFor();
  await chart.getByText('Leads 10').waitFor();
  const table = chart.getByRole('table', { name: 'Messages and leads on each of the last 30 days' });
  await expect.poll(() => table.getByRole('row').count()).toBe(31);
  expect((await table.getByRole('row').last().getByRole('cell').allInnerTexts()).join(' ')).toBe('2 1');
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect
    .poll(() => activity.getByRole('link').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Aarav Mehta added Two scripts, one page\s+Just now/),
      expect.stringMatching(/Aarav Mehta changed Hero\s+Just now/),
      expect.stringMatching(/You added Aarav Mehta’s account\s+Just now/),
    ]);
  await activity.getByRole('link', { name: /changed Hero/ }).click();
  await page.waitForURL('**/admin/hero#history');
  await page.goBack();
  await activity.getByRole('link', { name: /added Two scripts/ }).click();
  await page.waitForURL(`**/admin/blog/${_id}`);
});

test('the dashboard shows what happened since the last visit', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  const page = await at(url, '');
  await page.getByText('Dashboard').first().waitFor();
  await expect.poll(() => page.getByText('Since you left').count()).toBe(0);
  const since = { leftAt: new Date().toISOString(), messages: 2, leads: 1, reviews: 0, changes: 3 };
  await page.route('**/api/dashboard/last-visit', (route) => route.fulfill({ json: since }));
  await page.reload();
  await page.getByText(/Since you left at \d\d:\d\d: 2 messages, 1 lead, 3 changes by others\./).waitFor();
});

test('the sidebar counts unread messages, new leads and pending reviews, and updates after an action', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  const review = { name: 'Tanvi', stars: 5, review: 'Quick, kind and on time.', avatar: 'female' };
  for (const name of ['Tanvi', 'Rohit']) await sendTo(url, 'POST', '/reviews', { body: { ...review, name } });
  const message = { firstName: 'Farah', email: 'a@b.co', message: 'Hello there' };
  await sendTo(url, 'POST', '/contact/messages', { body: message });
  const page = await at(url, '/reviews');
  const nav = page.getByRole('navigation', { name: 'Panel' });
  await nav.getByRole('link', { name: 'Client reviews 2 pending' }).waitFor();
  await nav.getByRole('link', { name: 'Enquiries 1 new' }).waitFor();
  await nav.getByRole('link', { name: 'Contact messages 1 new' }).waitFor();
  await expect.poll(() => nav.getByRole('link', { name: /^Blog/ }).innerText()).toBe('Blog');
  await page
    .getByRole('button', { name: /^Approve/ })
    .last()
    .click();
  await nav.getByRole('link', { name: 'Client reviews 1 pending' }).waitFor();
});

test('on a phone a bar at the foot leads to the main screens, the search and the menu, and the save bar stands above it', async () => {
  const { url } = await startOn(sqlite);
  const message = { firstName: 'Farah', email: 'a@b.co', message: 'Hello there' };
  await sendTo(url, 'POST', '/contact/messages', { body: message });
  const page = await at(url, '/hero', ADMIN, { width: PHONE.width, before: hidePreview });
  const foot = page.getByRole('navigation', { name: 'Main screens' });
  const save = page.getByRole('region', { name: 'Save' });
  const edge = async () => {
    const [bar, nav] = await Promise.all([save.boundingBox(), foot.boundingBox()]);
    return bar && nav && bar.y + bar.height <= nav.y;
  };
  await expect.poll(edge).toBe(true);
  // The message and the pending review of the starter content.
  await foot.getByRole('link', { name: /^Inbox 2 waiting/ }).click();
  await page.waitForURL('**/admin/enquiries');
  await foot.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Users' }).click();
  await page.waitForURL('**/admin/users');
  await foot.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search or do something').waitFor();
});

test('a conflict names the person who saved first, in a section and in a post', async () => {
  const { url } = await startOn(sqlite);
  const token = await colleague(url);
  const admin = await logIn(url);
  const body = { title: 'As it was', slug: 'as-it-was', status: 'draft' };
  const { _id } = (await sendTo(url, 'POST', '/blog', { token: admin, body })).body as { _id: string };
  const page = await at(url, '/hero', ADMIN, { before: hidePreview });
  await page.getByLabel(TITLE, { exact: true }).fill('Mine');
  const hero = (await sendTo(url, 'GET', '/hero', { token })).body as object;
  await sendTo(url, 'PUT', '/hero', { token, body: { ...hero, titleLine1: 'Aarav’s words' } });
  await page.keyboard.press('Control+s');
  const inHero = page.getByRole('dialog', { name: 'Aarav Mehta saved Hero while you were editing' });
  await inHero.getByText('Aarav’s words').waitFor();
  await inHero.getByRole('button', { name: 'Take all Aarav’s' }).click();
  await inHero.getByRole('button', { name: 'Save my choices' }).click();
  await page.getByText('Hero content saved.').first().waitFor();
  expect(await titleOf(url)).toBe('Aarav’s words');
  await page.goto(`/admin/blog/${_id}`);
  const title = page.getByLabel('Title', { exact: true }).first();
  await expect.poll(() => title.inputValue(), { timeout: 30_000 }).toBe('As it was');
  await title.fill('My title');
  await sendTo(url, 'PUT', `/blog/${_id}`, { token, body: { title: 'Aarav’s title' } });
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: /^Aarav Mehta saved “.*” while you were editing$/ }).waitFor();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  page.takeReports(); // the browser reports the two 412s
});

test('the dashboard offers unsaved work after the tab was closed, and the work can be discarded', async () => {
  const { url } = await startOn(sqlite);
  const page = await at(url, '/hero', ADMIN, { before: hidePreview });
  await page.getByLabel(TITLE, { exact: true }).fill('Left in the middle');
  await page.getByText('A copy is kept on this device').waitFor();
  const next = Object.assign(await page.context().newPage(), { takeReports: page.takeReports });
  await page.close();
  await next.goto('/admin');
  const offer = next.getByRole('region', { name: 'Continue editing' });
  await offer.getByText(/^Hero has unsaved changes, from/).waitFor();
  await offer.getByRole('link', { name: 'Continue editing Hero' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Continue editing' }).last().click();
  await expect.poll(() => next.getByLabel(TITLE, { exact: true }).inputValue()).toBe('Left in the middle');
  await next.goto('/admin', { waitUntil: 'commit' }).catch(() => null);
  await offer.getByRole('button', { name: 'Discard the changes to Hero' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await offer.waitFor({ state: 'detached' });
  await next.getByRole('link', { name: 'Hero', exact: true }).click();
  await next.getByLabel(TITLE, { exact: true }).waitFor();
  await expect.poll(() => next.getByRole('dialog').count()).toBe(0);
});

test('the search opens with its first entry chosen, so that Enter opens it', async () => {
  const { url } = await startOn(sqlite);
  const page = await at(url, '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the panel' });
  const entries = dialog.locator('[data-action]');
  await entries.first().waitFor();
  await expect
    .poll(() => dialog.locator('[data-selected]').allInnerTexts())
    .toEqual([await entries.first().innerText()]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
});

test('the search finds a post by its text, marks the matches, and opens that post', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const body = { title: 'A hotel in the dunes', slug: 'hotel-in-the-dunes', status: 'draft', content: '<p>Rooms</p>' };
  const { _id } = (await sendTo(url, 'POST', '/blog', { token, body })).body as { _id: string };
  await sendTo(url, 'POST', '/contact/messages', {
    body: { firstName: 'Lakshmi', email: 'a@b.co', subject: 'Our hotel', message: 'A dune away' },
  });
  const page = await at(url, '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Search or do something');
  await page.keyboard.type('hotel DUNE'); // at once, before the search has loaded
  await expect.poll(() => search.inputValue()).toBe('hotel DUNE');
  const post = page.getByRole('button', { name: /^A hotel in the dunes/ });
  await post.waitFor();
  await expect.poll(() => post.innerText()).toContain('Draft, edited');
  await expect.poll(() => post.locator('mark').allInnerTexts()).toEqual(['hotel', 'dune']);
  await page.getByRole('button', { name: /^Our hotel Unread · Lakshmi/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/blog/${_id}`);
  const title = page.getByLabel('Title', { exact: true }).first();
  await expect.poll(() => title.inputValue(), { timeout: 10_000 }).toBe(body.title);
  await page.keyboard.press('Control+k');
  await search.fill('zzyzx');
  await page.getByText('No results').waitFor();
});

test('the search finds text in a section, focuses its field, and finds the words of the site that nobody has changed', async () => {
  const { url } = await startOn(sqlite);
  const page = await at(url, '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const search = page.getByPlaceholder('Search or do something');
  const find = async (query: string) => {
    await page.keyboard.press('Control+k');
    await search.fill(query);
  };
  await find('151 000');
  await page.getByRole('button', { name: /^Name, logo, contact: Phone/ }).waitFor();
  await page.getByRole('button', { name: /^Footer: Phone/ }).click();
  await page.waitForURL('**/admin/footer');
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const [query, screen] of [
    ['2fa', 'Your account'],
    ['site name', 'Name, logo, contact'],
    ['logo', 'Name, logo, contact'],
    ['navigation', 'Menu'],
    ['colour', 'Colours and type'],
    ['privacy', 'Privacy Policy'],
    ['insights', 'Headings and small texts: Heading of the blog'],
    ['start a project', 'Menu: Button text'],
  ] as const) {
    await find(query);
    await page
      .getByRole('button', { name: new RegExp(`^${screen}`) })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  }
});

test('two letters open a screen or a new record, outside of fields only; the palette lists them and can do things', async () => {
  const { url } = await startOn(sqlite);
  const page = await at(url, '/users');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.untilQuiet(); // on a busy page the second letter may come too late
  await page.keyboard.type('gb');
  await page.waitForURL('**/admin/blog');
  await page.untilQuiet();
  await page.keyboard.type('np');
  await page.waitForURL('**/admin/blog/new');
  const title = page.getByLabel('Title', { exact: true }).first();
  await title.pressSequentially('gb');
  await expect.poll(() => title.inputValue()).toBe('gb');
  expect(new URL(page.url()).pathname).toBe('/admin/blog/new');
  await title.fill('');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const entries = page.getByRole('dialog', { name: 'Search the panel' }).getByRole('button');
  await expect.poll(async () => (await entries.allInnerTexts()).join(' ')).toMatch(/Blog.*Users.*New post/s);
  await entries.filter({ hasText: 'J next · K previous · E done · R reply · A owner · S stage' }).waitFor();
  await page.getByPlaceholder('Search or do something').fill('dark');
  await entries.filter({ hasText: 'Switch to dark' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe('dark');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or do something').fill('hero title line 2');
  await page.getByRole('button', { name: /^Hero: Title line 2/ }).click();
  await page.waitForURL('**/admin/hero');
  page.on('dialog', (dialog) => void dialog.accept());
});

test('Ctrl+Enter opens a search result in a new tab, and the result for an account focuses its row', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  await colleague(url);
  const page = await at(url, '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Search or do something');
  await search.fill('aarav');
  await page.getByRole('button', { name: /^Aarav Mehta/ }).waitFor();
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opening;
  await tab.waitForURL('**/admin/users?user=*');
  const row = tab.getByRole('listitem').filter({ hasText: EDITOR.email });
  await expect
    .poll(() => row.evaluate((element) => element === document.activeElement), { timeout: 30_000 })
    .toBe(true);
  await tab.close();
  expect(new URL(page.url()).pathname).toBe('/admin');
  await expect.poll(() => search.inputValue()).toBe('aarav');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/users?user=*');
});

test('dashboard, search and the login dialog meet WCAG 2.2 AA at 1280 and 390 px, light and dark', async () => {
  const { url } = await startOn(sqlite);
  await colleague(url);
  const page = await at(url, '/hero');
  await page.getByLabel(TITLE, { exact: true }).fill('Left in the middle');
  await page.getByText('A copy is kept').first().waitFor();
  await page.untilQuiet();
  await endSession(url, page);
  await page.keyboard.press('Control+s');
  await fillLogin(page.getByRole('dialog'), { ...ADMIN, password: 'wrong' });
  await page.getByText('Invalid email or password').waitFor();
  await expectNoFaults(page, 'login');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/login');
  await fillLogin(page, ADMIN);
  await page.waitForURL('**/admin');
  await page.getByRole('region', { name: 'Continue editing' }).waitFor();
  await page.getByRole('region', { name: 'To do' }).getByRole('link').first().waitFor();
  await page.getByRole('region', { name: 'First steps' }).waitFor();
  await page.getByRole('region', { name: 'Recent activity' }).getByRole('link').first().waitFor();
  await expectNoFaults(page, 'dashboard');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or do something').fill('camp');
  await page.getByRole('button', { name: /^Camp Khuri/ }).waitFor();
  await expectNoFaults(page, 'search');
  page.takeReports();
});

/** Looks at what the page shows on a desktop and on a phone, and goes back to the desktop. */
async function expectNoFaults(page: Page, what: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await resizePanel(page, size);
    expect(await faultsLightAndDark(page), `${what} at ${size.width} px`).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, `${what} at ${size.width} px scrolls sideways`).toBe(false);
  }
  await resizePanel(page, DESKTOP);
}
