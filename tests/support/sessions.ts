import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from './accounts.ts';
import { sendTo } from './product.ts';

/**
 * Ends the session on the server, as expiry, a new password or an admin does. The browser sends its cookie. What the page
 * still loads would be refused, and would open the login too early: wait with `untilQuiet` first.
 */
export async function endSession(url: string, page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  await page.request.post(`${url}/api/users/logout`, { headers });
}

/** The token that the page has stored. */
export async function tokenOf(page: Pick<Page, 'evaluate'>): Promise<string> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string }).token);
}

/** The saved first title line of the hero. */
export const titleOf = async (url: string) => (await sendTo(url, 'GET', '/hero')).body.titleLine1 as string;

/** Moves all password confirmations ten minutes into the past. */
export function ageConfirmations(dataDir: string): void {
  const then = new Date(Date.now() - 10 * 60_000).toISOString();
  inDatabase(dataDir, (file) => file.prepare('update sessions set confirmed_at = ?').run(then));
}

/** The number of sessions of an account. */
export function countSessions(dataDir: string, email: string): number {
  const query = 'select count(*) as count from sessions join users on users.id = user_id where email = ?';
  return inDatabase(dataDir, (file) => Number(file.prepare(query).get(email)?.count));
}

/** Opens the database while the product uses it. */
function inDatabase<T>(dataDir: string, work: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(join(dataDir, 'marquee.db'), { timeout: 10_000 });
  try {
    return work(file);
  } finally {
    file.close();
  }
}
