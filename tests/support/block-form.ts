import type { Page } from 'playwright-core';

/** The blocks in the form of a page, service or template. */
export const blocks = (page: Page) => page.getByRole('region', { name: 'Blocks', exact: true });
/** The kinds of the blocks in their order. */
export const kinds = (page: Page) => blocks(page).locator('[id$=-fold] [data-kind]').allInnerTexts();
/** The button with more actions of a block: 'Quote, block 2'. */
export const more = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}`, exact: true });
export const menu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Adds a block at the end, which opens. */
export async function addBlock(page: Page, kind: string) {
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${kind} `) })
    .click();
}

/** Opens or closes a block, from 0. */
export const fold = (page: Page, index: number) => page.locator(`#field-blocks-${index}-fold`).click();
/** The form of an open block. */
export const blockForm = (page: Page, index: number) => page.locator(`#field-blocks-${index}-body`);
