import type { Page } from 'playwright-core';
import { poll } from './poll.ts';

/** The first field of the form with a label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
export const save = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Service/ });
/** The services in the list. */
export const rows = (page: Page) => page.getByRole('list', { name: 'All Services' }).getByRole('listitem');
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
/** The response that a visitor gets. */
export async function pageAt(url: string, path: string) {
  const reply = await fetch(url + path);
  return { status: reply.status, text: await reply.text() };
}

export async function open(page: Page, title: string) {
  await row(page, title).getByRole('link').click();
  await poll(() => field(page, 'Title').inputValue()).toBe(title);
}
