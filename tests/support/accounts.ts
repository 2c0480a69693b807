import { expect } from 'vitest';
import type { User } from '#contract/records/user.ts';
import { visitor } from './browser.ts';
import { sqlite } from './databases.ts';
import { logIn, sendTo } from './product.ts';
import { startOn } from './running.ts';
import { ADMIN } from './spawn-product.ts';
import { logInPage } from './log-in-page.ts';

export interface VisitOptions extends NonNullable<Parameters<typeof visitor>[1]> {
  /** Runs before the screen loads, for example to mock a route. */
  before?: (page: Page) => unknown;
}
export type Page = Awaited<ReturnType<typeof visitor>>;
type Login = typeof ADMIN;

export const MEERA = {
  name: 'Meera Chauhan',
  email: 'meera@dune.example',
  role: 'editor',
  password: 'meera begins here',
};
export const ILA = { name: 'Ila Purohit', email: 'ila@dune.example', role: 'admin', password: 'ila begins here' };
/** Timeout for anything that a user waits for. */
export const SOON = { timeout: 60_000 };

/** The product with the first admin and these accounts. */
export async function startWith(...accounts: (typeof MEERA)[]) {
  const { url, dataDir } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
  const token = await logIn(url);
  for (const body of accounts) await sendTo(url, 'POST', '/users', { token, body });
  const users = async () => (await sendTo(url, 'GET', '/users', { token })).body as User[];
  const idOf = async (email: string) => (await users()).find((user) => user.email === email)?._id ?? '';
  return {
    url,
    dataDir,
    users,
    change: async (email: string, body: object) => sendTo(url, 'PUT', `/users/${await idOf(email)}`, { token, body }),
    opens: async ({ email, password }: Login) =>
      (await sendTo(url, 'POST', '/users/login', { body: { email, password } })).status,
  };
}

/** Opens a screen of the panel for a user who is logged in. */
export async function at(url: string, path: string, account: Login = ADMIN, visit: VisitOptions = {}): Promise<Page> {
  const { before, ...options } = visit;
  const page = await loggedIn(url, account, options);
  await before?.(page);
  await page.goto(`/admin${path}`);
  return page;
}

/** Opens a page for a user who is logged in, without loading a screen. */
export async function loggedIn(url: string, account: Login, options?: Parameters<typeof visitor>[1]): Promise<Page> {
  const page = await visitor(url, options);
  await logInPage(page, url, account);
  return page;
}

/** Fills in and submits the login form, on the login page or in a dialog. */
export async function fillLogin(page: Pick<Page, 'getByLabel' | 'getByRole'>, { email, password }: Login) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Users' }).getByRole('listitem').filter({ hasText: name });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The error message of a field, found by ARIA attributes as a screen reader finds it. '' if the field is valid. */
export async function faultOf(page: Page, label: string): Promise<string> {
  const ids = (await field(page, label).getAttribute('aria-describedby')) ?? '';
  const texts = ids.split(' ').filter(Boolean);
  const described = await Promise.all(texts.map((id) => page.locator(`[id="${id}"]`).allInnerTexts()));
  return (await field(page, label).getAttribute('aria-invalid')) === 'true' ? described.flat().join(' ') : '';
}

export const fault = (page: Page, label: string) => expect.poll(() => faultOf(page, label), SOON);

export async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export async function confirm(page: Page, title: string, action: string) {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: action, exact: true }).click();
}
