import type { Page } from 'playwright-core';
import { poll } from './poll.ts';

/** The first field of the form with a label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
export const save = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Service/ });
/** The services in the list. */
export const rows = (page: Page) => page.getByRole('list', { name: 'All Services' }).getByRole('listitem');
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
export const sections = (page: Page) => page.getByRole('region', { name: 'Sections', exact: true });
/** The titles of the folded sections, in their order. */
export const titles = async (page: Page) =>
  (await sections(page).locator('[id$=-fold]').allInnerTexts()).map((text) => text.split('\n')[0]?.split(',')[0]);

/** The response that a visitor gets. */
export async function pageAt(url: string, path: string) {
  const reply = await fetch(url + path);
  return { status: reply.status, text: await reply.text() };
}

export async function open(page: Page, title: string) {
  await row(page, title).getByRole('link').click();
  await poll(() => field(page, 'Title').inputValue()).toBe(title);
}

export async function addSection(page: Page, type: string) {
  const first = sections(page).getByRole('button', { name: type, exact: true });
  if (await first.isVisible()) return first.click();
  await page.getByRole('button', { name: 'Add section' }).click();
  return page.getByRole('menuitem', { name: type }).click();
}

/** Fills fields by label and adds items by name. */
export function writing(page: Page) {
  return {
    fill: (label: string, text: string) => page.getByLabel(label, { exact: true }).last().fill(text),
    add: (item: string) =>
      sections(page)
        .getByRole('button', { name: `Add ${item}`, exact: true })
        .click(),
  };
}

/** Folds the open section, so that the next one is the only open one. */
export async function fold(page: Page) {
  await sections(page).locator('[id$=-fold][aria-expanded=true]').click();
}
