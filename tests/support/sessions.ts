import type { Page } from './accounts.ts';
import { sendTo } from './product.ts';

/** Ends the session on the server, as its time, a new password or an admin does. */
export async function endSession(url: string, page: Page) {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string }).token,
  );
  await sendTo(url, 'POST', '/users/logout', { token });
}

/** The first words of the hero, as they are saved. */
export const titleOf = async (url: string) => (await sendTo(url, 'GET', '/hero')).body.titleLine1 as string;
