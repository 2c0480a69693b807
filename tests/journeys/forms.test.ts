import { expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { startOn } from '../support/running.ts';

test('what is typed to mend one field stays in that field while others are still wrong', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
  await page.goto('/contact');
  const form = page.locator('#contact form');
  const email = form.getByLabel('Email');
  const submit = form.getByRole('button', { name: /send/i });
  await submit.click();
  await form.getByText('Email is required • Message is too short').waitFor();
  await page.keyboard.type('asha@dune.example');
  expect(await email.inputValue()).toBe('asha@dune.example');
  expect(await form.getByLabel('Message').inputValue()).toBe('');

  await email.fill('');
  await submit.click();
  await submit.focus();
  await submit.click();
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a review that could not be sent is kept and leaves the keyboard where it was', async () => {
  const { url } = await startOn(sqlite);
  const page = await visitor(url);
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
  expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await form.getByLabel('Your name').inputValue()).toBe('Asha Rao');
});
