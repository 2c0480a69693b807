import type { Page } from 'playwright-core';
import { AUTH_STORAGE_KEY } from '#contract/constants.ts';

interface Account {
  email: string;
  password: string;
}

/**
 * Logs an account in as the login form does, without loading it: the browser gets the session cookie, and the login is in its
 * storage.
 */
export async function logInPage(page: Page, url: string, { email, password }: Account): Promise<void> {
  const reply = await page.request.post(`${url}/api/users/login`, {
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    data: { email, password },
  });
  if (!reply.ok()) throw new Error(`The login of ${email} failed: ${reply.status()} ${await reply.text()}`);
  const { token, adminBase, needsNewPassword, needsSecondFactor, ...user } = await reply.json();
  const auth = { user, token, adminBase, needsNewPassword, needsSecondFactor, startedHere: true };
  if (!page.url().startsWith(url)) await page.goto(`${url}/robots.txt`); // the storage belongs to the origin
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    AUTH_STORAGE_KEY,
    JSON.stringify(auth),
  ] as const);
}
