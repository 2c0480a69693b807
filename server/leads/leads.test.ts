import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const plan = {
  id: 'p1',
  key: 'Growing Shop!',
  title: 'Growing Shop',
  price: 180,
  periodLabel: 'once',
  highlighted: true,
};
const lead = {
  name: 'Ravi',
  email: 'ravi@example.com',
  phone: '1',
  company: 'R',
  website: 'r.example',
  message: 'Hi',
  plan,
};

describe.each(databases)('leads on $kind', (kind) => {
  test('a visitor requests a proposal with the plan in question; staff read it, newest first', async () => {
    const { send, login } = await testApp(kind);
    const forged = { ...lead, consent: true, status: 'won', _id: 'mine', consentAt: '2001' };
    expect(await send('POST', '/leads', { body: forged })).toMatchObject({
      status: 201,
      body: { message: "Thanks! Your request has been received. We'll get back to you shortly." },
    });
    await send('POST', '/leads', { body: { name: 'Bo', email: 'b@b.co', consent: true } });
    const token = await login('editor');
    const { body } = await send('GET', '/leads', { token });
    expect(body[1]).toMatchObject({
      ...lead,
      plan: { ...plan, key: 'growing-shop' },
      source: 'pricing',
      status: 'new',
    });
    expect(body[0]).toMatchObject({ name: 'Bo', phone: '', plan: { title: '', price: 0 } });
    expect(Date.parse(body[1].consentAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(body[1]._id).not.toBe('mine');
    expect((await send('GET', '/leads?limit=1', { token })).body).toHaveLength(1);
  });

  test.each([
    [{ email: 'a@b.co', consent: true }, 'Name needs at least 2 characters'],
    [{ name: ' x ', email: 'a@b.co', consent: true }, 'Name needs at least 2 characters'],
    [{ name: 'Ravi', consent: true }, 'Email is required'],
    [{ name: 'Ravi', email: 'x', consent: true }, 'Enter a valid email'],
    [{ name: 'Ravi', email: 'a@b.co' }, 'Please accept the Terms and the Privacy Policy'],
    [{ name: 'Ravi', email: 'a@b.co', consent: 'yes' }, 'Please accept the Terms and the Privacy Policy'],
  ])('%j is answered with "%s"', async (body, message) => {
    const { send } = await testApp(kind);
    expect(await send('POST', '/leads', { body })).toMatchObject({ status: 400, body: { message } });
  });

  test('a program that fills the trap is thanked, and nothing is stored', async () => {
    const { send, login } = await testApp(kind);
    const body = { ...lead, consent: true, companyWebsite: 'https://spam.example' };
    expect(await send('POST', '/leads', { body })).toMatchObject({
      status: 201,
      body: { message: expect.stringMatching(/^Thanks!/) },
    });
    expect((await send('GET', '/leads', { token: await login('editor') })).body).toEqual([]);
  });

  test('one address is stopped after too many, with the time to wait', async () => {
    const { send } = await testApp(kind);
    const body = { ...lead, consent: true };
    for (let sent = 0; sent < 30; sent++) expect((await send('POST', '/leads', { body })).status).toBe(201);
    const refused = await send('POST', '/leads', { body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('staff set the status and delete', async () => {
    const { send, login } = await testApp(kind);
    await send('POST', '/leads', { body: { ...lead, consent: true } });
    const token = await login('editor');
    const path = `/leads/${(await send('GET', '/leads', { token })).body[0]._id}`;
    expect((await send('PUT', path, { token, body: { status: 'contacted' } })).body.status).toBe('contacted');
    expect((await send('PUT', path, { token, body: { status: 'read' } })).status).toBe(400);
    expect((await send('DELETE', path, { token })).status).toBe(200);
    expect((await send('GET', '/leads', { token })).body).toEqual([]);
  });
});
