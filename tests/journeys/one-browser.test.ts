import { expect, test } from 'vitest';
import { field, fillLogin, ILA, MEERA, type Page } from '../support/accounts.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';

interface Entry {
  question: string;
  isVisible: boolean;
}

/** A product whose first question is hidden, and two accounts. */
async function started() {
  const { url } = await startOn(sqlite);
  const token = await logIn(url);
  for (const body of [MEERA, ILA]) await sendTo(url, 'POST', '/users', { token, body });
  const faq = async () => (await sendTo(url, 'GET', '/faq', { token })).body as { lead: string; faqs: Entry[] };
  const faqs = (await faq()).faqs.map((entry, index) => ({ ...entry, isVisible: index !== 0 }));
  await sendTo(url, 'PUT', '/faq', { token, body: { faqs } });
  const all = questionsOf({ faqs });
  return { url, faq, all, hidden: all[0] ?? '' };
}

/** The questions that a visitor is sent after a step within the site, for which the browser fetches them. */
async function readAsVisitor(page: Page): Promise<string[]> {
  await page.goto('/privacy');
  const fetched = page.waitForResponse('**/api/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.locator('#faq').waitFor();
  return questionsOf((await (await fetched).json()) as { faqs: Entry[] }); // as the contract says
}

const questionsOf = ({ faqs }: { faqs: Entry[] }) => faqs.map(({ question }) => question);

async function logInAs(page: Page, account: typeof MEERA): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/admin');
  await page.getByRole('complementary', { name: 'Sidebar' }).getByText(account.name).waitFor();
}

/** Changes one word in the editor of the questions, and saves; gives how many questions it shows. */
async function editFaq(page: Page, lead: string): Promise<number> {
  await page.goto('/admin/faqsection');
  await field(page, 'Lead text').fill(lead);
  const count = await page.locator('[id^=field-faqs-][id$=-fold]').count();
  await page.keyboard.press('Control+s');
  await page.getByText('FAQ saved.').first().waitFor();
  await page.untilQuiet(); // what the preview still loads would be reported as lost
  return count;
}

test('saving in the panel keeps hidden entries, and visitors never receive them, in any order in one browser', async () => {
  const { url, faq, all, hidden } = await started();
  const page = await visitor(url);
  const shown = all.filter((question) => question !== hidden);
  expect(await readAsVisitor(page)).toEqual(shown);
  await logInAs(page, MEERA);
  expect(await editFaq(page, 'Asked once.')).toBe(all.length);
  expect(questionsOf(await faq())).toEqual(all);
  expect(await readAsVisitor(page)).toEqual(shown);
  expect(await editFaq(page, 'Asked twice.')).toBe(all.length);
  const { lead, faqs } = await faq();
  expect([lead, questionsOf({ faqs })]).toEqual(['Asked twice.', all]);
  expect(faqs.filter(({ isVisible }) => !isVisible)).toMatchObject([{ question: hidden }]);
});

test('the next account in the same browser gets its own name, rights, profile and unsaved work', async () => {
  const { url } = await started();
  await sendTo(url, 'POST', '/contact/messages', {
    body: { email: 'devi@loom.example', message: 'May we come on Monday?' },
  });
  const page = await visitor(url);
  const panel = page.getByRole('navigation', { name: 'Panel' });
  await readAsVisitor(page);
  await logInAs(page, MEERA);
  expect(await panel.getByRole('link', { name: 'Users' }).count()).toBe(0);
  await page.goto('/admin/enquiries');
  await page.getByLabel('New note').fill('Meera asks Devi tomorrow.');
  await panel.getByRole('link', { name: 'Hero', exact: true }).click();
  await field(page, 'Title line 1').fill('Meera begins');
  await page.getByText('A copy is kept on this device').waitFor();
  await page.untilQuiet(); // what the preview still loads would be reported as lost
  const cleared = page.waitForEvent('console', (message) => message.text().includes('Cleared data types: "cache"'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and keep them' }).click();
  await cleared;
  await page.waitForURL('**/login');

  await logInAs(page, ILA);
  await panel.getByRole('link', { name: 'Users' }).waitFor();
  expect(await page.getByRole('region', { name: 'Continue editing' }).count()).toBe(0);
  await page.goto('/admin/enquiries');
  expect(await page.getByLabel('New note').inputValue()).toBe('');
  await page.getByRole('link', { name: /your account/i }).click();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe(ILA.name);
  const storedAuth = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}') as { user: unknown });
  expect(storedAuth.user).toMatchObject({ name: ILA.name, email: ILA.email, role: 'admin' });
  await page.untilQuiet(); // what is on its way with the old login is refused, and reported
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');

  await logInAs(page, MEERA);
  await page.getByRole('region', { name: 'Continue editing' }).waitFor();
  expect(await panel.getByRole('link', { name: 'Users' }).count()).toBe(0);
});
