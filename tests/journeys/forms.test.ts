import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { starterSite, startOn } from '../support/running.ts';

const contactForm = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const WORDS = { name: 'Asha Rao', email: 'asha@dune.example', subject: 'A well', message: 'We need a website.' };

async function fillContact(page: Page) {
  const form = contactForm(page);
  await form.getByLabel('Your name').fill(WORDS.name);
  await form.getByLabel('Email').fill(WORDS.email);
  await form.getByLabel('Subject').fill(WORDS.subject);
  await form.getByLabel('Message').fill(WORDS.message);
  return form;
}

test('text typed to fix one field stays in that field while others are still invalid', async () => {
  const page = await visitor(starterSite());
  await page.goto('/contact');
  const form = page.locator('#contact form');
  const email = form.getByLabel('Email');
  const submit = form.getByRole('button', { name: /send/i });
  await submit.click();
  await form.getByText('Email is required • Message is too short').waitFor();
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('asha@dune.example');
  await expect.poll(() => email.inputValue()).toBe('asha@dune.example');
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');

  await email.fill('');
  await submit.click();
  await submit.focus();
  await submit.click();
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a review that could not be sent keeps its text and the keyboard focus', async () => {
  const page = await visitor(starterSite());
  await page.goto('/about');
  await page.route('**/api/reviews', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Give your review' }).click();
  const form = page.locator('#reviews form');
  await form.getByLabel('Your name').fill('Asha Rao');
  await form.getByRole('textbox', { name: 'Your review' }).fill('They answer the telephone, every time.');
  await form.getByRole('radio', { name: 'Female' }).check({ force: true });
  const submit = form.locator('button[type=submit]');
  await submit.focus();
  await page.keyboard.press('Enter');
  await form.getByText('Sorry, failed to submit your review.').waitFor();
  page.takeReports();
  await expect.poll(() => submit.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => form.getByLabel('Your name').inputValue()).toBe('Asha Rao');
});

test('a message is sent once, confirmed with the text of the server, and read by staff', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  let sent = 0;
  await page.route('**/api/contact/messages', async (route) => {
    sent += 1;
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  const form = await fillContact(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  const busy = form.getByRole('button', { name: 'Sending…' });
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  release(null);
  await form.getByRole('status').getByText('Message sent!').waitFor();
  expect(sent).toBe(1);
  for (const label of ['Your name', 'Email', 'Subject', 'Message']) {
    await expect.poll(() => form.getByLabel(label).inputValue(), { message: label }).toBe('');
  }
  const { body } = await sendTo(url, 'GET', '/contact/messages', { token: await logIn(url) });
  const { name: firstName, ...rest } = WORDS;
  expect(body).toMatchObject([{ firstName, ...rest, status: 'new' }]);
});

test('a message that could not be sent shows the reason, and the form keeps all text', async () => {
  const page = await visitor(starterSite());
  await page.goto('/contact');
  const form = await fillContact(page);
  const submit = form.getByRole('button', { name: 'Send message' });
  const answers = [
    { status: 500, json: {}, says: /^Failed to send message$/ },
    { status: 429, json: { message: 'Please wait a moment.', code: 'too-many' }, says: /^Please wait a moment\.$/ },
    { says: /^Failed to send message .*could not be reached/ },
  ];
  for (const { says, ...answer } of answers) {
    await page.route('**/api/contact/messages', (route) =>
      'status' in answer ? route.fulfill(answer) : route.abort(),
    );
    await submit.click();
    await form.getByRole('alert').getByText(says).waitFor();
    await page.unroute('**/api/contact/messages');
  }
  page.takeReports(); // the failed calls
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe(WORDS.message);
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(WORDS.email);
});

test('a server error for a message shows beside its field, which gets the focus', async () => {
  const page = await visitor(starterSite());
  await page.goto('/contact');
  const issues = [{ path: 'subject', message: 'Say it shorter' }];
  await page.route('**/api/contact/messages', (route) =>
    route.fulfill({ status: 400, json: { message: 'Say it shorter', code: 'invalid', issues } }),
  );
  const form = await fillContact(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByRole('alert').getByText('Say it shorter').waitFor();
  const subject = form.getByLabel('Subject');
  await expect.poll(() => subject.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => subject.getAttribute('aria-invalid')).toBe('true');
  await subject.fill('Wells');
  await expect.poll(() => subject.getAttribute('aria-invalid')).toBeNull();
  page.takeReports(); // the failed call
});

test('a message shows the remaining characters only near its limit, and accepts no more', async () => {
  const page = await visitor(starterSite());
  await page.goto('/contact');
  const form = contactForm(page);
  const message = form.getByLabel('Message');
  await message.fill('x'.repeat(4000));
  await expect.poll(() => form.getByText(/characters? left/).count()).toBe(0);
  await message.fill('x'.repeat(4999));
  await form.getByRole('status').getByText('1 character left').waitFor();
  await message.press('End');
  await page.keyboard.type('yz');
  await form.getByText('0 characters left').waitFor();
  await expect.poll(() => message.inputValue()).toMatch(/^x{4999}y$/);
});

test('the review form shows that it is submitting, and closes afterwards', async () => {
  const page = await visitor(starterSite());
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/api/reviews', async (route) => {
    await released;
    await route.fulfill({ status: 201, json: {} });
  });
  await page.goto('/about');
  const toggle = page.locator('#reviews').getByRole('button', { name: /^(Give your review|Close form)$/ });
  await toggle.click();
  await expect.poll(() => toggle.innerText()).toBe('Close form');
  const form = page.getByRole('form', { name: 'Your review' });
  const submit = form.locator('button[type=submit]');
  await form.getByLabel('Your name').fill('A');
  await form.getByRole('textbox', { name: 'Your review' }).fill('Too short');
  await form.getByRole('radio', { name: 'Male', exact: true }).check({ force: true });
  // Until one tries to send it, nothing is marked as wrong; the words beside the button say what is missing.
  await form.getByText('Please add a name of at least 2 characters and a review of 10 to').waitFor();
  await expect.poll(() => form.locator('[aria-invalid]').count()).toBe(0);
  await expect.poll(() => submit.isDisabled()).toBe(true);
  // The button waits, the Enter key is a try.
  await form.getByLabel('Your name').press('Enter');
  await form.evaluate((element: HTMLFormElement) =>
    element.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true })),
  );
  await form.getByText('Name needs at least 2 characters').waitFor();
  await form.getByLabel('Your name').fill('Al');
  await form.getByRole('textbox', { name: 'Your review' }).fill('Ten chars.');
  await form.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await submit.click();
  await form.getByRole('button', { name: 'Submitting...' }).waitFor();
  release(null);
  await page
    .locator('#reviews')
    .getByRole('status')
    .getByText('Thanks! Your review is submitted for approval.')
    .waitFor();
  await expect.poll(() => form.count()).toBe(0);
  await expect.poll(() => toggle.innerText()).toBe('Give your review');
  await toggle.click();
  await expect.poll(() => form.getByLabel('Your name').inputValue()).toBe('');
});

test('the field at the end of the services page leads to the contact form with the words in the message', async () => {
  const site = starterSite();
  const page = await visitor(site);
  await page.goto('/services');
  await page.getByLabel('What is it?').fill('A site for our school & its bus');
  await page.keyboard.press('Enter');
  // The browser may go there by itself, and the script a moment later, in place of it.
  await expect.poll(() => page.url()).toContain('/contact?message=');
  await expect.poll(() => contactForm(page).getByLabel('Message').inputValue()).toBe('A site for our school & its bus');

  const plain = await visitor(site, { scripts: false });
  await plain.goto('/services');
  await plain.getByLabel('What is it?').fill('A shop');
  await plain.getByRole('button', { name: 'Start a project' }).click();
  await plain.waitForURL('**/contact?message=A+shop');
});
