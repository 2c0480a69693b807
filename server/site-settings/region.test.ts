import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_REGION, setRegion } from '#contract/region.ts';
import { databases } from '../../tests/support/databases.ts';
import { testApp } from '../../tests/support/app.ts';

const region = { language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR', priceFormat: '{amount}' };

// All tests of a worker share the language.
afterEach(() => setRegion(DEFAULT_REGION));

describe.each(databases)('language and region on $kind', (kind) => {
  test('are English, UTC and thousands of rupees until an admin changes them', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    expect((await send('GET', '/settings/region', { token })).body).toMatchObject({
      ...{ language: 'en', timeZone: 'UTC', currency: 'INR', priceFormat: 'Rs {price}K' },
    });
    const saved = await send('PUT', '/settings/region', { token, body: region });
    expect(saved).toMatchObject({ status: 200, body: region });
  });

  test('decide in which language the replies to visitors are', async () => {
    const { send, login } = await testApp(kind);
    const body = { email: 'asha@example.com', message: 'We need a website for our camp.' };
    const thanks = async () => (await send('POST', '/contact/messages', { body })).body.message;
    expect(await thanks()).toBe('Message sent!');
    await send('PUT', '/settings/region', { token: await login('admin'), body: region });
    expect(await thanks()).toBe('Nachricht gesendet!');
  });

  test.each([
    [{ language: 'fr' }, 'language', /Must be one of/],
    [{ timeZone: 'Bikaner' }, 'timeZone', 'Not a known time zone. Try Asia/Kolkata'],
    [{ currency: 'XXQ' }, 'currency', 'Use three letters, such as INR or EUR'],
    [{ priceFormat: 'about 10' }, 'priceFormat', 'Add {price} or {amount} where the price belongs'],
  ])('%j is refused at %s', async (change, path, message) => {
    const { send, login } = await testApp(kind);
    const reply = await send('PUT', '/settings/region', {
      token: await login('admin'),
      body: { ...region, ...change },
    });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    if (typeof message === 'string') expect(reply.body.issues[0].message).toBe(message);
  });
});
