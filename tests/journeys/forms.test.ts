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
