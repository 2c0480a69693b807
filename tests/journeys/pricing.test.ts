import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { starterSite, startOn } from '../support/running.ts';

const LEADS = '**/api/leads';
const THANKS = "Thanks! Your request has been received. We'll get back to you shortly.";

test('the proposal dialog opens from a plan, traps focus, locks scrolling, and closes in four ways', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/pricing');
  const opener = choosePlanButton(page);
  const dialog = proposal(page);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ];
  for (const close of ways) {
    await opener.click();
    await dialog.waitFor();
    await expect.poll(() => overflow(page)).toBe('hidden');
    await close();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(opener)).toBe(true);
    await expect.poll(() => overflow(page)).not.toBe('hidden');
  }

  await opener.click();
  await expect.poll(() => dialog.innerText()).toMatch(/Full site\s+Rs 165K\s+₹1,65,000\s+per project/);
  for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((window) => window.contains(document.activeElement))).toBe(true);
  }
  // Pressed inside and let go outside, as when text is marked: no wish to leave.
  await dialog.getByLabel('Message').hover();
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect.poll(() => dialog.isVisible()).toBe(true);
});

test('answers name the plan that fits and its price, by keyboard too, and on a phone the questions are folded', async () => {
  for (const width of [1280, 390]) {
    const page = await visitor(starterSite(), { width });
    await page.goto('/pricing');
    const opener = page.getByRole('button', { name: 'Which plan fits?' });
    const chip = (group: string, name: string) =>
      page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
    const result = page.getByRole('region', { name: 'Which plan fits?' }).getByRole('status');
    if (width === 390) await opener.click();
    else await expect.poll(() => opener.isVisible()).toBe(false);
    await chip('Pages', 'Up to 10').click();
    await expect.poll(() => result.innerText()).toBe('Full site fits: ₹1,65,000 per project');
    await chip('Online shop', 'Yes').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => result.innerText()).toBe('Online shop fits: ₹3,20,000 per project');
    await chip('Languages', 'More').click();
    await expect.poll(() => result.innerText()).toBe('Made to measure fits: Custom');
    expect(await accessibilityFaults(page)).toEqual([]);
    await result.getByRole('link').click();
    await expect.poll(() => choosePlanButton(page, 'Made to measure').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => result.innerText()).toBe('Answer what you know.');
  }
});

test('input survives closing the dialog by accident, and links in the dialog open in a new tab', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/pricing');
  await choosePlanButton(page).click();
  await fill(page);
  for (const path of ['/terms', '/privacy']) {
    const popup = page.waitForEvent('popup');
    await proposal(page).locator(`a[href="${path}"]`).click();
    await (await popup).close();
  }
  await page.keyboard.press('Escape');
  await choosePlanButton(page, 'Made to measure').click();
  const dialog = proposal(page);
  await expect.poll(() => dialog.innerText()).toContain('Made to measure');
  await expect.poll(() => dialog.getByLabel('Your name').inputValue()).toBe('Asha Rao');
  await expect.poll(() => dialog.getByLabel('Message').inputValue()).toBe('A site for the school.');
  await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(true);
});

test('on a phone the optional fields of the dialog are folded, and stay open once filled in', async () => {
  const page = await visitor(starterSite(), { width: 390 });
  await page.goto('/pricing');
  await choosePlanButton(page).click();
  const phone = proposal(page).getByLabel('Phone');
  await expect.poll(() => phone.isVisible()).toBe(false);
  await proposal(page).getByText('Phone, company, website').click();
  await phone.fill('+91 151 000 0000');
  await page.keyboard.press('Escape');
  await choosePlanButton(page).click();
  await expect.poll(() => phone.inputValue()).toBe('+91 151 000 0000');
  await expect.poll(() => phone.isVisible()).toBe(true);
});

test('an invalid request shows errors at its fields, and the first invalid field gets the focus', async () => {
  const url = starterSite();
  const page = await visitor(url);
  await page.goto('/pricing');
  await choosePlanButton(page).click();
  const dialog = proposal(page);
  const send = dialog.getByRole('button', { name: 'Send request' });
  await send.click();
  await expect.poll(() => describedBy(page, 'Your name')).toBe('Name needs at least 2 characters');
  await expect.poll(() => describedBy(page, 'Email')).toBe('Email is required');
  await expect.poll(() => describedBy(page, /I accept/)).toBe('Please accept the Terms and the Privacy Policy');
  await expect.poll(() => isFocused(dialog.getByLabel('Your name'))).toBe(true);
  await page.keyboard.type('Asha Rao');
  await expect.poll(() => dialog.getByLabel('Your name').inputValue()).toBe('Asha Rao');
  await expect.poll(() => dialog.getByText('Name needs at least 2 characters').count()).toBe(0);

  await dialog.getByLabel('Email').fill('asha@dune');
  await send.click();
  await expect.poll(() => describedBy(page, 'Email')).toBe('Enter a valid email');
  await expect.poll(() => isFocused(dialog.getByLabel('Email'))).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('asha@dune.example');
  await send.click();
  await expect.poll(() => isFocused(dialog.getByRole('checkbox'))).toBe(true);
});

test('a failed request keeps the input; a sent one is confirmed, and staff receive it with its plan', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  await page.goto('/pricing');
  const opener = choosePlanButton(page);
  await opener.click();
  await fill(page);
  const dialog = proposal(page);
  const send = dialog.getByRole('button', { name: 'Send request' });

  await page.route(LEADS, (route) => route.fulfill({ status: 500, json: {} }));
  await send.click();
  await dialog.getByText('Failed to submit. Please try again.', { exact: true }).waitFor();
  await page.unroute(LEADS);
  await page.route(LEADS, (route) => route.fulfill({ status: 429, json: { code: 'x', message: 'Too many, wait.' } }));
  await send.click();
  await dialog.getByText('Too many, wait.').waitFor();
  await page.unroute(LEADS);
  await page.route(LEADS, (route) => route.abort());
  await send.click();
  await dialog.getByText(/could not be reached.*still here/).waitFor();
  await page.unroute(LEADS);
  page.takeReports(); // the browser reports the three failures
  await expect.poll(() => dialog.getByLabel('Message').inputValue()).toBe('A site for the school.');

  await send.click();
  await dialog.getByText(THANKS).waitFor();
  const back = dialog.getByRole('button', { name: 'Back to the plans' });
  await expect.poll(() => isFocused(back)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(opener)).toBe(true);
  await opener.click();
  await expect.poll(() => dialog.getByLabel('Your name').inputValue()).toBe('');

  const { body: leads } = await sendTo(url, 'GET', '/leads', { token: await logIn(url) });
  const { body: pricing } = await sendTo(url, 'GET', '/pricing');
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@dune.example',
    phone: '',
    message: 'A site for the school.',
    source: 'pricing',
    status: 'new',
    plan: {
      id: pricing.plans[1]._id,
      key: 'full-site',
      title: 'Full site',
      price: 165,
      periodLabel: 'per project',
      highlighted: true,
    },
  });
  expect(leads[0].consentAt).not.toBe('');
});

test('a request is sent only once, even if the dialog is closed and reopened meanwhile', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  await page.goto('/pricing');
  const answers: (() => void)[] = [];
  await page.route(LEADS, async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  await choosePlanButton(page).click();
  await fill(page);
  await page.keyboard.press('Enter');
  const sending = proposal(page).getByRole('button', { name: 'Sending…' });
  await sending.waitFor();
  await expect.poll(() => sending.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await choosePlanButton(page, 'Made to measure').click();
  await expect.poll(() => proposal(page).innerText()).toContain('Full site');
  await sending.click({ force: true });
  await expect.poll(() => answers.length).toBe(1);
  for (const answer of answers) answer();
  await proposal(page).getByText(THANKS).waitFor();
  expect(answers).toHaveLength(1);
  const { body: leads } = await sendTo(url, 'GET', '/leads', { token: await logIn(url) });
  expect(leads).toHaveLength(1);
});

test('a bot that fills in the honeypot field is thanked, and nothing is stored', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  await page.goto('/pricing');
  await choosePlanButton(page).click();
  await fill(page);
  const trap = proposal(page).locator('[aria-hidden="true"] input');
  await expect.poll(() => trap.getAttribute('tabindex')).toBe('-1');
  await trap.evaluate((input) => input instanceof HTMLInputElement && (input.value = 'https://spam.example'));
  await proposal(page).getByRole('button', { name: 'Send request' }).click();
  await proposal(page).getByText(THANKS).waitFor();
  const { body: leads } = await sendTo(url, 'GET', '/leads', { token: await logIn(url) });
  expect(leads).toEqual([]);
});

test('every plan can be read in full and chosen, on every screen size and without JavaScript', async () => {
  const url = starterSite();
  for (const width of [1280, 390]) {
    const page = await visitor(url, { width });
    await page.goto('/pricing');
    const more = page.getByRole('button', { name: 'Read more (3 more)' });
    const lastFeature = page.getByText('Old addresses redirected, no visitor lost');
    await expect.poll(() => lastFeature.isVisible()).toBe(false);
    await more.click();
    await lastFeature.waitFor();
    const less = page.getByRole('button', { name: 'Read less' });
    await expect.poll(() => less.getAttribute('aria-expanded')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);
    await less.click();
    await lastFeature.waitFor({ state: 'hidden' });

    await choosePlanButton(page).click();
    await proposal(page).getByRole('button', { name: 'Send request' }).click();
    await proposal(page).getByText('Email is required').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  }

  const narrow = await visitor(url, { width: 320 });
  await narrow.goto('/pricing');
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await choosePlanButton(narrow).click();
  expect(await proposal(narrow).evaluate((window) => window.scrollWidth - window.clientWidth)).toBeLessThanOrEqual(0);

  const plain = await visitor(url, { scripts: false });
  await plain.goto('/pricing');
  await plain.getByText('Old addresses redirected, no visitor lost').waitFor();
  await expect.poll(() => plain.getByText('Read more (3 more)').isVisible()).toBe(false);
  await planCard(plain, 'Full site').getByRole('link', { name: 'Ask for a proposal' }).click();
  await plain.waitForURL('**/contact');
});

function choosePlanButton(page: Page, plan = 'Full site') {
  return planCard(page, plan).getByRole('button', { name: 'Ask for a proposal' });
}

function planCard(page: Page, plan: string) {
  return page
    .locator('#plans')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^(Most popular)?${plan}`) });
}

function proposal(page: Page) {
  return page.getByRole('dialog', { name: /Ask for a proposal|On its way/ });
}

async function fill(page: Page) {
  const dialog = proposal(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Message').fill('A site for the school.');
  await dialog.getByLabel('Email').fill('asha@dune.example');
  await dialog.getByLabel('Your name').fill('Asha Rao');
}

function isFocused(locator: Locator) {
  return locator.evaluate((element) => element === document.activeElement);
}

/** What is said to be wrong with a field, tied to it. */
function describedBy(page: Page, label: string | RegExp) {
  return proposal(page)
    .getByLabel(label)
    .evaluate((field) => {
      const id = field.getAttribute('aria-invalid') && field.getAttribute('aria-describedby');
      return id ? document.getElementById(id)?.innerText : undefined;
    });
}

function overflow(page: Page) {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
}
