import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rules } from '#contract/rule-texts.ts';
import { visitor } from '../support/browser.ts';
import { drawer, startWith } from '../support/leads.ts';
import { poll } from '../support/poll.ts';
import { hidePreview } from '../support/previewing.ts';
import { sendTo } from '../support/product.ts';
import { staffAt } from '../support/staff.ts';

interface Plan {
  highlighted: boolean;
  ribbon: string;
}

/** Says in the save bar that nothing is left to save. */
const savedMark = (page: Page) => page.getByRole('region', { name: 'Save' }).getByText('Saved', { exact: true });

test('a new plan has the specified defaults and can be moved, saved and published', async () => {
  const { url, token } = await startWith();
  const page = await staffAt(url, '/pricing');
  await page.getByText('No leads yet.').waitFor();
  const before = (await sendTo(url, 'GET', '/pricing/admin', { token })).body.plans as { title: string }[];
  await page.getByRole('button', { name: 'Add plan' }).click();
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Price in thousands' }) });
  await expect.poll(() => entry.getByRole('textbox', { name: 'Price in thousands' }).inputValue()).toBe('0');
  await expect.poll(() => entry.getByLabel('Button text').inputValue()).toBe('Choose Plan');
  expect((await entry.getByLabel('Features').inputValue()).split('\n')).toHaveLength(2);
  await poll(() => entry.getByRole('radio', { name: 'Outline' }).isChecked()).toBe(true);
  await entry.getByLabel('Title').fill('Caravan');
  await entry.getByRole('textbox', { name: 'Price in thousands' }).fill('12.345');
  await entry.getByLabel('Features').fill('Camels\nTents\nStars');
  await entry.getByRole('radio', { name: 'Green' }).check();
  await entry.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await page.keyboard.press('Control+s');
  await page.getByText('Pricing saved.').first().waitFor();
  const { plans } = (await sendTo(url, 'GET', '/pricing/admin', { token })).body;
  expect(plans.map(({ order }: { order: number }) => order)).toEqual([...plans.keys()]);
  expect(plans[before.length - 1]).toMatchObject({
    title: 'Caravan',
    price: 12.35,
    features: ['Camels', 'Tents', 'Stars'],
    buttonLabel: 'Choose Plan',
    buttonColor: 'bg-emerald-700',
    isVisible: true,
  });
  expect(plans.at(-1).title).toBe(before.at(-1)?.title);
  const next = await visitor(url);
  await next.goto('/pricing');
  await next.getByText('Caravan').first().waitFor();
  await next.getByText('Rs 12.35K').first().waitFor();
});

test('an icon is chosen by its picture or typed as any emoji, and the emoji is stored', async () => {
  const { url, token } = await startWith();
  const page = await staffAt(url, '/pricing', { before: hidePreview });
  const stored = async () => (await sendTo(url, 'GET', '/pricing/admin', { token })).body.plans[0].icon;
  await page.getByRole('button', { expanded: false }).filter({ hasText: 'plan 1' }).click();
  const icons = page.getByRole('radiogroup', { name: 'Icon' });
  await poll(() => icons.getByRole('radio', { name: 'Tent' }).isChecked()).toBe(true);
  await icons.getByRole('radio', { name: 'Rocket' }).check();
  await page.keyboard.press('Control+s');
  await poll(stored).toBe('🚀');
  await savedMark(page).waitFor(); // until then a second save is ignored
  await icons.getByLabel('Own emoji').fill('🦚');
  await page.keyboard.press('Control+s');
  await poll(stored).toBe('🦚');
  await poll(() => icons.getByRole('radio', { name: 'Rocket' }).isChecked()).toBe(false);
});

test('a blank price becomes 0', async () => {
  const { url, token } = await startWith();
  const page = await staffAt(url, '/pricing', { before: hidePreview });
  const stored = async () => (await sendTo(url, 'GET', '/pricing/admin', { token })).body.plans[0].price;
  await page.getByRole('button', { expanded: false }).filter({ hasText: 'plan 1' }).click();
  const price = page.getByRole('textbox', { name: 'Price in thousands' });
  await price.fill('9.5');
  await page.keyboard.press('Control+s');
  await poll(stored).toBe(9.5);
  await savedMark(page).waitFor();
  await price.fill('');
  await price.blur();
  await page.keyboard.press('Control+s');
  await poll(stored).toBe(0);
  await poll(() => price.inputValue()).toBe('0');
  await savedMark(page).waitFor();
});

test('a price field never saves a different number from the one typed or pasted', async () => {
  const { url, token } = await startWith();
  const page = await staffAt(url, '/pricing', { before: hidePreview });
  const stored = async () => (await sendTo(url, 'GET', '/pricing/admin', { token })).body.plans[0].price;
  await page.getByRole('button', { expanded: false }).filter({ hasText: 'plan 1' }).click();
  const price = page.getByRole('textbox', { name: 'Price in thousands' });
  const before = await stored();
  for (const typed of ['1e3', '1.200,50']) {
    await price.fill('');
    await price.pressSequentially(typed);
    await page.keyboard.press('Control+s');
    await page.getByText(rules.plainNumber).waitFor();
    expect(await price.inputValue()).toBe(typed);
  }
  await price.fill('-7');
  await page.keyboard.press('Control+s');
  await page.getByText('Price in thousands must be a number, 0 or more').waitFor();
  expect(await stored()).toBe(before);
  for (const [typed, expected] of [
    ['1,200', 1200],
    ['₹ 1 300.5', 1300.5],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    expect(await price.inputValue()).toBe(typed);
    await price.blur();
    await poll(() => price.inputValue()).toBe(String(expected));
    await page.keyboard.press('Control+s');
    await poll(stored).toBe(expected);
    await savedMark(page).waitFor();
  }
  // The card's price stands beside the field, and a price that was typed in full is doubted.
  await price.fill('92500');
  await page.getByText('This is ₹9,25,00,000.').waitFor();
  await page.getByRole('button', { name: 'Change it to ₹92,500' }).click();
  await poll(() => price.inputValue()).toBe('92.5');
  await page.getByText('Rs 92.5K · ₹92,500').waitFor();
  await price.fill('');
  await page.keyboard.insertText('2,400'); // as by pasting
  await price.press('ArrowUp');
  await page.keyboard.press('Control+s');
  await poll(stored).toBe(2400.01);
});

test('one choice recommends another plan; two recommended plans show a warning', async () => {
  const { url, token } = await startWith();
  const plans = async () => (await sendTo(url, 'GET', '/pricing/admin', { token })).body.plans as Plan[];
  const ribbonsOf = (list: Plan[]) => list.map(({ highlighted, ribbon }) => (highlighted ? ribbon || 'on' : ribbon));
  const before = ribbonsOf(await plans());
  expect(before).toEqual(['', 'Most popular', '', '']);
  const page = await staffAt(url, '/pricing', { before: hidePreview });
  const choice = page.getByLabel('Recommended plan', { exact: true }).first();
  const recommend = async (index: number) => {
    await choice.click();
    await page
      .getByRole('option')
      .nth(index + 1)
      .click(); // after 'None'
  };
  await recommend(2);
  await page.getByRole('button', { name: 'Undo: Recommended plan' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  await recommend(2);
  await page.keyboard.press('Control+s');
  await page.getByText('Pricing saved.').first().waitFor();
  await poll(async () => ribbonsOf(await plans())).toEqual(['', '', 'Most popular', '']);

  await page.getByRole('button', { expanded: false }).filter({ hasText: 'plan 1' }).click();
  await page.getByRole('switch', { name: 'Recommended' }).press('Space');
  await page.getByText(/^2 plans are marked: /).waitFor();
  await page.getByRole('button', { name: 'Only this one' }).click();
  await expect.poll(() => page.getByText(/^2 plans are marked: /).count()).toBe(0);
  await page.keyboard.press('Control+s');
  await poll(async () => ribbonsOf(await plans())).toEqual(['Most popular', '', '', '']);
});

test('the pricing editor shows the 10 newest leads and links to all of them', async () => {
  const twelve = Array.from({ length: 12 }, (_, index) => ({ name: `Lead ${String(index).padStart(2, '0')}` }));
  const { url } = await startWith(...twelve);
  const page = await staffAt(url, '/pricing', { before: hidePreview });
  const table = page.getByRole('table', { name: 'The 10 newest leads' });
  await table.waitFor();
  await expect
    .poll(() => table.getByRole('link').allTextContents())
    .toEqual(
      twelve
        .map(({ name }) => name)
        .reverse()
        .slice(0, 10),
    );
  await page.getByRole('link', { name: 'All leads' }).click();
  await page.getByRole('button', { name: 'All 12' }).waitFor();
  await page.goBack();
  await table.getByRole('link', { name: 'Lead 11' }).click();
  await drawer(page).getByRole('heading', { name: 'Lead 11' }).waitFor();
  await page.route('**/api/leads?*', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await page.goto('/admin/pricing');
  await page.getByText('Failed to load leads').waitFor();
  page.takeReports();
});
