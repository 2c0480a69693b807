import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const words = { name: 'Meera Joshi', role: 'Hotel owner', feedback: 'Bookings doubled in a month.' };

describe.each(databases)('testimonials on $kind', (kind) => {
  test('can be created, changed field by field, ordered and hidden', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const made = await send('POST', '/testimonials', { token, body: words });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...words, imageUrl: '', isVisible: true, order: 0 });
    const path = `/testimonials/${made.body._id}`;
    expect((await send('PUT', path, { token, body: { order: 3 } })).body).toMatchObject({
      ...words,
      order: 3,
      version: 2,
    });
    expect((await send('GET', '/testimonials')).body).toHaveLength(1);
    await send('PUT', path, { token, body: { isVisible: false } });
    expect((await send('GET', '/testimonials')).body).toEqual([]);
    expect((await send('GET', '/testimonials/admin', { token })).body).toHaveLength(1);
    expect((await send('PUT', path, { token, body: { feedback: 'short' } })).status).toBe(400);
    expect((await send('PUT', path, { token, body: { order: 4 }, headers: { 'if-match': '"1"' } })).status).toBe(412);
    expect((await send('DELETE', path, { token })).status).toBe(200);
    expect((await send('GET', '/testimonials/admin', { token })).body).toEqual([]);
  });

  test('a new testimonial without an order goes to the end; one with an order takes that position', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const make = async (fields: object) =>
      (await send('POST', '/testimonials', { token, body: { ...words, ...fields } })).body.order as number;
    expect(await make({})).toBe(0);
    expect(await make({ order: 7 })).toBe(7);
    expect(await make({})).toBe(8);
    expect(await make({ order: null })).toBe(9);
    expect(await make({ order: 'many' })).toBe(0);
  });

  test('concurrent saves of different fields are all stored', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const { _id } = (await send('POST', '/testimonials', { token, body: words })).body;
    const path = `/testimonials/${_id}`;
    const saves = [{ name: 'New name' }, { role: 'New role' }, { isVisible: false }, { order: 7 }];
    await Promise.all(saves.map((body) => send('PUT', path, { token, body })));
    const [only] = (await send('GET', '/testimonials/admin', { token })).body;
    expect(only).toMatchObject({ name: 'New name', role: 'New role', isVisible: false, order: 7, version: 5 });
  });
});
