import { describe, expect, test } from 'vitest';
import { visitor } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { ADMIN } from '../support/spawn-product.ts';
import { startOn } from '../support/running.ts';

describe.each(databases)("an agency's day on $kind", (kind) => {
  test('a visitor writes, staff read it and change the hero, the next visitor sees the change', async () => {
    const { url } = await startOn(kind);

    const reader = await visitor(url);
    await reader.goto('/');
    await reader.getByRole('heading', { level: 1 }).waitFor();
    const form = reader.locator('#contact form');
    await form.getByLabel(/name/i).fill('Ravi');
    await form.getByLabel(/email/i).fill('ravi@example.com');
    await form.getByLabel(/^message/i).fill('Can you help us with a site for our workshop?');
    await form.getByRole('button', { name: /send/i }).click();
    await reader.getByText('Message sent!').waitFor();
    await expect.poll(() => form.getByLabel(/^message/i).inputValue()).toBe('');

    const staff = await visitor(url);
    await staff.goto('/admin/contact-messages');
    await staff.waitForURL('**/login');
    await staff.getByLabel('Email').fill(ADMIN.email);
    await staff.getByLabel('Password').fill(ADMIN.password);
    await staff.getByRole('button', { name: 'Log in' }).click();
    await staff.waitForURL('**/admin/contact-messages');
    await staff.getByText('Can you help us with a site for our workshop?').first().waitFor();

    await staff.getByRole('link', { name: 'Hero' }).click();
    await staff.getByLabel('Title line 1').fill('Built for the monsoon.');
    await staff.keyboard.press('Control+s');
    await staff.getByText('Hero content saved.').first().waitFor();

    const next = await visitor(url);
    await next.goto('/');
    expect(await next.getByRole('heading', { level: 1 }).textContent()).toContain('Built for the monsoon.');

    await staff.getByRole('button', { name: 'Logout' }).click();
    await staff.waitForURL('**/login');
    await staff.goto('/admin');
    await staff.waitForURL('**/login');
  });
});
