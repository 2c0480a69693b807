import { describe, expect, test } from 'vitest';
import { templatePlaces } from '#contract/template-places.ts';
import { newId } from '#server/ids.ts';
import { nextBlockChange } from '#server/records/next-block-change.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

function words(text: string, fields: object = {}) {
  return { _id: newId(), type: 'text', source: 'own', content: { text }, ...fields };
}

describe.each(databases)('templates on $kind', (kind) => {
  test('put blocks around the main part of a page, for visitors as they may see them', async () => {
    const { send, login, database } = await testApp(kind);
    const token = await login('editor');
    const from = '2999-03-01T00:00:00.000Z';
    const body = {
      place: '/pricing',
      above: [words('<p>Until June.</p>')],
      below: [words('<p>Later.</p>', { from }), words('<p>No.</p>', { hidden: true }), words('<p>Ask us.</p>')],
    };
    const at = async () => (await send('GET', '/templates/at?place=/pricing')).body;
    expect(await at()).toEqual([]);
    const { status, body: made } = await send('POST', '/templates', { token, body });
    expect(status).toBe(201);
    expect(await at()).toMatchObject([
      { above: [{ content: { text: '<p>Until June.</p>' } }], below: [{ content: { text: '<p>Ask us.</p>' } }] },
    ]);
    expect(Object.keys((await at())[0])).toEqual(['_id', 'above', 'below']);
    expect(await nextBlockChange(database.db)).toBe(Date.parse(from));
    expect((await send('GET', `/templates/at?place=${encodeURIComponent('/blog/*')}`)).body).toEqual([]);
    await send('PUT', `/templates/${made._id}`, { token, body: { isVisible: false } });
    expect(await at()).toEqual([]);
  });

  test('stand at pages that are not made of blocks, one at each', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const make = (place: string) => send('POST', '/templates', { token, body: { place } });
    for (const { place } of templatePlaces) expect((await make(place)).status).toBe(201);
    for (const place of ['/pricing', '/', '/about', '/no-such-page', '/pages/*'])
      expect(await make(place), place).toMatchObject({ status: 400, body: { issues: [{ path: 'place' }] } });
  });

  test('are called like their page in the bin', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const { body: made } = await send('POST', '/templates', { token, body: { place: '/blog/*' } });
    await send('DELETE', `/templates/${made._id}`, { token });
    expect((await send('GET', '/trash', { token })).body.items).toMatchObject([{ title: 'Every post' }]);
  });

  test('of several that are created for one page at once, one stays', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const all = await Promise.all(
      Array.from({ length: 6 }, () => send('POST', '/templates', { token, body: { place: '/pricing' } })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  test('keep a block of an unknown kind only as it was stored', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const below = [words('<p>Ask us.</p>'), { _id: newId(), type: 'hologram', size: 3 }];
    const made = await send('POST', '/templates', { token, body: { place: '/blog', below } });
    expect(made).toMatchObject({ status: 400, body: { issues: [{ path: 'below.1.type' }] } });
  });
});

test('every list and every kind of page has a place, besides Pricing', () => {
  expect(templatePlaces.map(({ place }) => place)).toEqual([
    '/pricing',
    '/blog',
    '/blog/*',
    '/portfolio',
    '/portfolio/*',
    '/services/*',
  ]);
});
