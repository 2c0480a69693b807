import type { Page } from 'playwright-core';
import { at, type VisitOptions } from './accounts.ts';
import { sendTo } from './product.ts';
import { ADMIN } from './spawn-product.ts';

/** The first admin, who is logged in and looks at a screen of the panel. */
export function staffAt(url: string, path: string, options: VisitOptions = {}) {
  return at(url, path, ADMIN, options);
}

/** How Aarav Mehta logs in. */
export const EDITOR = { email: 'aarav@dune.example', password: 'another password here' };

/** Aarav Mehta, who may edit too, works on the same; gives the token of his login. */
export async function colleague(url: string): Promise<string> {
  const { token } = (await sendTo(url, 'POST', '/users/login', { body: ADMIN })).body;
  await sendTo(url, 'POST', '/users', { token, body: { ...EDITOR, name: 'Aarav Mehta', role: 'editor' } });
  return (await sendTo(url, 'POST', '/users/login', { body: EDITOR })).body.token as string; // the account was just made
}

/** A picture of one dot, to upload. */
export const DOT = {
  name: 'dune.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Picks a row up by its handle with the keyboard, as one does to move it with the arrow keys. */
export async function pickUp(page: Page, name: string, place: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByText(`${name} is over ${place}.`).waitFor({ state: 'attached' });
  // What listens for the arrow keys comes with a timer of its own; one set later comes after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
