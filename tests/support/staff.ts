import type { Page } from 'playwright-core';
import { at, type VisitOptions } from './accounts.ts';
import { sendTo } from './product.ts';
import { ADMIN } from './spawn-product.ts';

/** Opens a screen of the panel as the first admin. */
export function staffAt(url: string, path: string, options: VisitOptions = {}) {
  return at(url, path, ADMIN, options);
}

/** The login of Aarav Mehta. */
export const EDITOR = { email: 'aarav@dune.example', password: 'another password here' };

/** Creates and logs in a second editor, Aarav Mehta, for concurrent edits. Returns his token. */
export async function colleague(url: string): Promise<string> {
  const { token } = (await sendTo(url, 'POST', '/users/login', { body: ADMIN })).body;
  await sendTo(url, 'POST', '/users', { token, body: { ...EDITOR, name: 'Aarav Mehta', role: 'editor' } });
  return (await sendTo(url, 'POST', '/users/login', { body: EDITOR })).body.token as string; // the account was just made
}

/** A picture of one pixel, to upload. */
export const DOT = {
  name: 'dune.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Picks up a row by its handle with the keyboard, so that the arrow keys move it. */
export async function pickUp(page: Page, name: string, position: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByText(`${name} is over ${position}.`).waitFor({ state: 'attached' });
  // A timer adds the listener for the arrow keys. A timer that is set later runs after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
