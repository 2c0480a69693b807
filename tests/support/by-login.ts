import { visitor } from './browser.ts';
import { sendTo } from './product.ts';
import { ADMIN } from './spawn-product.ts';

type Options = Parameters<typeof visitor>[1];
type Page = Awaited<ReturnType<typeof visitor>>;

/** Somebody who has logged in by the form, so that the login ends as it does for people. */
export async function staffByLogin(url: string, path: string, options: Options = {}, account = ADMIN): Promise<Page> {
  const page = await visitor(url, options);
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/admin');
  await page.goto(`/admin${path}`);
  return page;
}

export async function fillLogin(page: Pick<Page, 'getByLabel' | 'getByRole'>, { email, password }: typeof ADMIN) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Ends the session on the server, as its time, a new password or an admin does. */
export async function endSession(url: string, page: Page) {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string }).token,
  );
  await sendTo(url, 'POST', '/users/logout', { token });
}

export const titleOf = async (url: string) => (await sendTo(url, 'GET', '/hero')).body.titleLine1 as string;
