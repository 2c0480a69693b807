import { expect, test } from 'vitest';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { startOn } from '../support/running.ts';
import { colleague } from '../support/staff.ts';

type Options = Parameters<typeof visitor>[1];
type Page = Awaited<ReturnType<typeof visitor>>;

const EDITOR = { email: 'aarav@dune.example', password: 'another password here' };
const EMPTY = { STARTER_CONTENT: 'false' };
const TITLE = 'Title line 1';

/** Somebody who has logged in by the form, so that the login ends as it does for people. */
async function staffAt(url: string, path: string, options: Options = {}, account = ADMIN): Promise<Page> {
  const page = await visitor(url, options);
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/admin');
  await page.goto(`/admin${path}`);
  return page;
}

async function fillLogin(page: Pick<Page, 'getByLabel' | 'getByRole'>, { email, password }: typeof ADMIN) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Ends the session on the server, as its time, a new password or an admin does. */
async function endSession(url: string, page: Page) {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string }).token,
  );
  await sendTo(url, 'POST', '/users/logout', { token });
}

const titleOf = async (url: string) => (await sendTo(url, 'GET', '/hero')).body.titleLine1 as string;

test('the dashboard shows what waits, each row with its oldest or next item and the way to it', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  const page = await staffAt(url, '');
  await page.getByText('Nothing waits.').waitFor();
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
  const rows = page.getByRole('region', { name: 'Work that waits' }).getByRole('link');
  await expect.poll(() => rows.count()).toBe(7);
  const words = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  expect(words).toEqual([
    expect.stringMatching(/^Unread messages Oldest from .*, Lakshmi 2$/),
    expect.stringMatching(/^New leads From .*, Devika, Growth 1$/),
    expect.stringMatching(/^Pending reviews From .*, Tanvi\. .* 1$/),
    expect.stringMatching(/^Drafts “Half written”, edited .* 1$/),
    expect.stringMatching(/^Scheduled posts Next: .*“Sooner” 2$/),
    expect.stringMatching(/^Portfolio drafts “Camp”, edited .* 1$/),
    expect.stringMatching(/^Unpublished services “Care”, edited .* 1$/),
  ]);
  await rows.first().click();
  await page.waitForURL('**/admin/contact-messages?status=new');
  await page.getByText('Lakshmi').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Scheduled posts/ }).click();
  await page.waitForURL('**/admin/blog?status=scheduled');
  await page.getByText('Sooner').first().waitFor();
});

test('the dashboard shows what came in day by day, and who changed what, each with the way there', async () => {
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
  const page = await staffAt(url, '');
  const chart = page.getByRole('region', { name: 'Messages and leads' });
  await chart.getByText('Messages 2').waitFor();
  await chart.getByText('Leads 1').waitFor();
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
  await page.waitForURL('**/admin/hero');
  await page.goBack();
  await activity.getByRole('link', { name: /added Two scripts/ }).click();
  await page.waitForURL(`**/admin/blog/${_id}`);
});

test('the dashboard opens with what happened since one left', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  const page = await staffAt(url, '');
  await page.getByText('Dashboard').first().waitFor();
  await expect.poll(() => page.getByText('Since you left').count()).toBe(0);
  const since = { leftAt: new Date().toISOString(), messages: 2, leads: 1, reviews: 0, changes: 3 };
  await page.route('**/api/desk/since', (route) => route.fulfill({ json: since }));
  await page.reload();
  await page.getByText(/Since you left at \d\d:\d\d: 2 messages, 1 lead, 3 changes by others\./).waitFor();
});

test('the sidebar counts unread messages, new leads and pending reviews, and follows what one does', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  const review = { name: 'Tanvi', stars: 5, review: 'Quick, kind and on time.', avatar: 'female' };
  for (const name of ['Tanvi', 'Rohit']) await sendTo(url, 'POST', '/reviews', { body: { ...review, name } });
  const message = { firstName: 'Farah', email: 'a@b.co', message: 'Hello there' };
  await sendTo(url, 'POST', '/contact/messages', { body: message });
  const page = await staffAt(url, '/reviews');
  const nav = page.getByRole('navigation', { name: 'Panel' });
  await nav.getByRole('link', { name: 'Client reviews 2 pending' }).waitFor();
  await nav.getByRole('link', { name: 'Contact messages 1 new' }).waitFor();
  await expect.poll(() => nav.getByRole('link', { name: /^Leads/ }).innerText()).toBe('Leads');
  await page
    .getByRole('button', { name: /^Approve/ })
    .last()
    .click();
  await nav.getByRole('link', { name: 'Client reviews 1 pending' }).waitFor();
});

test('whoever saved first is named where two changed the same words, in a section and in a post', async () => {
  const { url } = await startOn(sqlite);
  const token = await colleague(url);
  const admin = await logIn(url);
  const body = { title: 'As it was', slug: 'as-it-was', status: 'draft' };
  const { _id } = (await sendTo(url, 'POST', '/blog', { token: admin, body })).body as { _id: string };
  const page = await staffAt(url, '/hero');
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

test('work left unsaved is offered first on the dashboard after the tab was closed, and can be discarded', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero');
  await page.getByLabel(TITLE, { exact: true }).fill('Left in the middle');
  await page.getByText('A copy is kept on this computer').waitFor();
  const next = Object.assign(await page.context().newPage(), { takeReports: page.takeReports });
  await page.close();
  await next.goto('/admin');
  const offer = next.getByRole('region', { name: 'Continue editing' });
  await offer.getByText(/^Hero has changes you did not save, from/).waitFor();
  await offer.getByRole('link', { name: 'Continue editing Hero' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Continue editing' }).last().click();
  await expect.poll(() => next.getByLabel(TITLE, { exact: true }).inputValue()).toBe('Left in the middle');
  await next.goto('/admin', { waitUntil: 'commit' }).catch(() => null);
  await offer.getByRole('button', { name: 'Discard the changes to Hero' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await offer.waitFor({ state: 'detached' });
  await next.goto('/admin/hero');
  await next.getByLabel(TITLE, { exact: true }).waitFor();
  await expect.poll(() => next.getByRole('dialog').count()).toBe(0);
});

test('a session that ends while one edits opens the login over the editor, and the save goes on by itself', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero');
  await page.getByLabel(TITLE, { exact: true }).fill('Typed before the session ended');
  await endSession(url, page);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await expect.poll(() => dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(ADMIN.email);
  await page.keyboard.press('Escape');
  await fillLogin(dialog, { ...ADMIN, password: 'wrong' });
  await dialog.getByText('Invalid email or password').waitFor();
  await fillLogin(dialog, ADMIN);
  await page.getByText('Hero content saved.').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await titleOf(url)).toBe('Typed before the session ended');
  expect(page.takeReports().every((report) => report.includes('401'))).toBe(true);
});

test('who may not open the panel is told so in the login over the editor, and what was typed stays', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const reader = { email: 'reader@dune.example', password: 'a reader’s password' };
  await sendTo(url, 'POST', '/users', { token, body: { ...reader, name: 'Reader', role: 'user' } });
  const page = await staffAt(url, '/hero');
  await page.getByLabel(TITLE, { exact: true }).fill('Still here');
  await endSession(url, page);
  await page.keyboard.press('Control+s');
  await fillLogin(page.getByRole('dialog'), reader);
  await page.getByRole('dialog').getByText('Only admins can access this panel.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await expect.poll(() => page.locator('#field-titleLine1').inputValue()).toBe('Still here');
  page.takeReports();
});

test('another person who logs in over the editor gets a panel of their own, and nobody else’s words', async () => {
  const { url } = await startOn(sqlite);
  await colleague(url);
  const before = await titleOf(url);
  const page = await staffAt(url, '/hero');
  await page.getByLabel(TITLE, { exact: true }).fill('Not Aarav’s words');
  await endSession(url, page);
  await page.keyboard.press('Control+s');
  await fillLogin(page.getByRole('dialog'), EDITOR);
  await page.getByRole('complementary', { name: 'Sidebar' }).getByText('Aarav Mehta').waitFor();
  await expect.poll(() => page.getByLabel(TITLE, { exact: true }).inputValue()).toBe(before);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.goto('/admin');
  await page.getByRole('region', { name: 'Work that waits' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Continue editing' }).count()).toBe(0);
  expect(await titleOf(url)).toBe(before);
  page.takeReports();
});

test('where nothing is unsaved a session that has ended leads to the login', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '');
  await page.getByRole('region', { name: 'Work that waits' }).getByRole('link').first().waitFor();
  await page.waitForLoadState('networkidle'); // what still loads would lead to the login before the click
  await endSession(url, page);
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Portfolio' }).click();
  await page.waitForURL('**/login');
  page.takeReports();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test('logging out with unsaved work asks whether it stays, and it is offered again or gone', async () => {
  const { url } = await startOn(sqlite);
  const page = await staffAt(url, '/hero');
  await page.getByLabel(TITLE, { exact: true }).fill('For tomorrow');
  await page.getByText('A copy is kept on this computer').waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Stay logged in' }).last().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and keep them' }).click();
  await page.waitForURL('**/login');
  await fillLogin(page, ADMIN);
  await page.waitForURL('**/admin');
  await page.getByRole('region', { name: 'Continue editing' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and remove them' }).click();
  await page.waitForURL('**/login');
  await fillLogin(page, ADMIN);
  await page.waitForURL('**/admin');
  await page.getByRole('region', { name: 'Work that waits' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Continue editing' }).count()).toBe(0);
});

test('the search finds a post by its words, marks them, and opens the very post', async () => {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  const body = { title: 'A hotel in the dunes', slug: 'hotel-in-the-dunes', status: 'draft', content: '<p>Rooms</p>' };
  const { _id } = (await sendTo(url, 'POST', '/blog', { token, body })).body as { _id: string };
  await sendTo(url, 'POST', '/contact/messages', {
    body: { firstName: 'Lakshmi', email: 'a@b.co', subject: 'Our hotel', message: 'A dune away' },
  });
  const page = await staffAt(url, '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Search screens and records');
  await search.pressSequentially('hotel DUNE', { delay: 20 });
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

test('a hit opens in a new tab with Ctrl+Enter, and an account’s hit brings its row into sight', async () => {
  const { url } = await startOn(sqlite, EMPTY);
  await colleague(url);
  const page = await staffAt(url, '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Search screens and records');
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

test.each([
  [390, 'light'],
  [1280, 'light'],
  [390, 'dark'],
  [1280, 'dark'],
] as const)(
  'dashboard, search and login over the page keep to WCAG 2.2 AA at %d px, %s',
  async (width, colorScheme) => {
    const { url } = await startOn(sqlite);
    await colleague(url);
    const page = await staffAt(url, '/hero', { width, colorScheme });
    await page.getByLabel(TITLE, { exact: true }).fill('Left in the middle');
    await page.getByText('A copy is kept').first().waitFor();
    await endSession(url, page);
    await page.keyboard.press('Control+s');
    await fillLogin(page.getByRole('dialog'), { ...ADMIN, password: 'wrong' });
    await page.getByText('Invalid email or password').waitFor();
    expect(await accessibilityFaults(page), 'login').toEqual([]);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/login');
    await fillLogin(page, ADMIN);
    await page.waitForURL('**/admin');
    await page.getByRole('region', { name: 'Continue editing' }).waitFor();
    await page.getByRole('region', { name: 'Work that waits' }).getByRole('link').first().waitFor();
    await page.getByRole('region', { name: 'Messages and leads' }).getByText('Leads 0').waitFor();
    await page.getByRole('region', { name: 'Recent activity' }).getByRole('link').first().waitFor();
    expect(await accessibilityFaults(page), 'dashboard').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), 'sideways').toBe(false);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search screens and records').fill('camp');
    await page.getByRole('button', { name: /^Camp Khuri/ }).waitFor();
    expect(await accessibilityFaults(page), 'search').toEqual([]);
    page.takeReports();
  },
);
