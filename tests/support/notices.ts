import type { Page } from 'playwright-core';

/** Waits for a notice with a text. */
export const noticeShown = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first().waitFor();
