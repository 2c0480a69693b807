import type { Page } from 'playwright-core';
import type { Lead } from '#contract/records/lead.ts';
import { sqlite } from './databases.ts';
import { logIn, sendTo } from './product.ts';
import { startOn } from './running.ts';

/** Starts the product with leads, oldest first. Each comes from its own IP address, to stay below the rate limit. */
export async function startWith(...leads: object[]) {
  const { url } = await startOn(sqlite, { TRUST_PROXY: 'true' });
  for (const [index, lead] of leads.entries()) {
    const headers = { 'x-forwarded-for': `10.0.${Math.floor(index / 200)}.${(index % 200) + 1}` };
    await sendTo(url, 'POST', '/leads', { body: { email: 'a@b.co', ...lead, consent: true }, headers });
  }
  const token = await logIn(url);
  const stored = async (): Promise<Lead[]> => (await sendTo(url, 'GET', '/leads', { token })).body;
  return { url, token, stored };
}

/** The open enquiry in the panel. */
export const drawer = (page: Page) => page.getByRole('complementary', { name: 'Enquiry', exact: true });
