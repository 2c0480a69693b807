import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

async function start(kind: (typeof databases)[number]) {
  const { send, login } = await testApp(kind);
  const token = await login('editor');
  const read = async (path: string) => (await send('GET', path)).body;
  const put = async (path: string, body: object, headers = {}) => send('PUT', path, { token, body, headers });
  const stage = async (section: string, values: object) => {
    const { version } = await read(section === 'contact' ? '/contact/section' : `/${section}`);
    return (await send('PUT', `/staged/sections/${section}`, { token, body: { values, base: version } })).body;
  };
  return { send, token, read, put, stage };
}

describe.each(databases)('the facts of the site on $kind', (kind) => {
  test('are the same in the footer, whichever of the two is saved', async () => {
    const { read, put } = await start(kind);
    await put('/footer', { brandName: 'Dune Digital', phone: '+91 151', usefulLinksTitle: 'Studio' });
    expect(await read('/site')).toMatchObject({ name: 'Dune Digital', phone: '+91 151', logoUrl: '' });
    await put('/site', {
      ...(await read('/site')),
      name: 'Rann Studio',
      email: 'hi@rann.example',
      iconUrl: '/icon.png',
    });
    expect(await read('/footer')).toMatchObject({
      ...{ brandName: 'Rann Studio', email: 'hi@rann.example', phone: '+91 151', usefulLinksTitle: 'Studio' },
    });
    await put('/footer', { ...(await read('/footer')), phone: '' });
    expect(await read('/site')).toMatchObject({ name: 'Rann Studio', phone: '', iconUrl: '/icon.png' });
  });

  test('contain the coordinates of the contact page', async () => {
    const { read, put } = await start(kind);
    await put('/contact/section', { heading: 'Write', mapLat: 28.02, mapLng: 73.31 });
    expect(await read('/site')).toMatchObject({ latitude: 28.02, longitude: 73.31 });
    await put('/site', { ...(await read('/site')), latitude: 26.9, longitude: 70.9 });
    expect(await read('/contact/section')).toMatchObject({ heading: 'Write', mapLat: 26.9, mapLng: 70.9 });
  });

  test('make a form of the other section stale, but only if they have changed', async () => {
    const { read, put } = await start(kind);
    await put('/footer', { brandName: 'Dune' });
    const footer = await read('/footer');
    await put('/site', { ...(await read('/site')), iconUrl: '/icon.png' });
    const matching = { 'if-match': `"${footer.version}"` };
    expect((await put('/footer', footer, matching)).status).toBe(200);
    const next = await read('/footer');
    await put('/site', { ...(await read('/site')), name: 'Rann' });
    expect((await put('/footer', next, { 'if-match': `"${next.version}"` })).status).toBe(412);
    expect((await read('/footer')).brandName).toBe('Rann');
  });

  test('appear in the history of both', async () => {
    const { read, put, send, token } = await start(kind);
    await put('/footer', { brandName: 'Dune' });
    await put('/site', { ...(await read('/site')), name: 'Rann' });
    const { items } = (await send('GET', '/history/sections/footer', { token })).body;
    expect(items[0]).toMatchObject({ fields: ['brandName'], userName: 'editor' });
  });

  test('are no conflict for a staged footer that leaves them as they were', async () => {
    const { read, put, stage, send, token } = await start(kind);
    await put('/footer', { brandName: 'Dune', usefulLinksTitle: 'Studio' });
    await stage('footer', { ...(await read('/footer')), usefulLinksTitle: 'Workshop' });
    await put('/site', { ...(await read('/site')), name: 'Rann' });
    const [listed] = (await send('GET', '/staged', { token })).body;
    expect(listed).toMatchObject({ isStale: false });
    expect((await send('POST', '/staged/sections/footer/publish', { token })).status).toBe(200);
    expect(await read('/footer')).toMatchObject({ brandName: 'Rann', usefulLinksTitle: 'Workshop' });
    expect((await read('/site')).name).toBe('Rann');
  });

  test('are a conflict for a staged footer that changes them too', async () => {
    const { read, put, stage, send, token } = await start(kind);
    await put('/footer', { brandName: 'Dune' });
    await stage('footer', { ...(await read('/footer')), brandName: 'Thar' });
    await put('/site', { ...(await read('/site')), name: 'Rann' });
    expect((await send('POST', '/staged/sections/footer/publish', { token })).status).toBe(412);
    expect((await read('/site')).name).toBe('Rann');
  });

  test('go public and come back in one change set with the footer and the contact page', async () => {
    const { read, put, stage, send, token } = await start(kind);
    await put('/footer', { brandName: 'Dune', usefulLinksTitle: 'Studio' });
    await put('/contact/section', { heading: 'Write', mapLat: 1, mapLng: 2 });
    const changes = [
      await stage('site', { ...(await read('/site')), name: 'Rann', latitude: 3 }),
      await stage('footer', { ...(await read('/footer')), usefulLinksTitle: 'Workshop' }),
      await stage('contact', { ...(await read('/contact/section')), heading: 'Call' }),
    ];
    const pins = changes.map(({ _id, version }) => ({ _id, version }));
    const body = { name: 'New name', changes: changes.map(({ _id }) => _id) };
    const set = (await send('POST', '/change-sets', { token, body })).body;
    const published = await send('POST', `/change-sets/${set._id}/publish`, { token, body: { changes: pins } });
    expect(published.status).toBe(200);
    const now = async () => [
      ...Object.values(pick(await read('/site'), ['name', 'latitude'])),
      ...Object.values(pick(await read('/footer'), ['brandName', 'usefulLinksTitle'])),
      ...Object.values(pick(await read('/contact/section'), ['heading', 'mapLat'])),
    ];
    expect(await now()).toEqual(['Rann', 3, 'Rann', 'Workshop', 'Call', 3]);
    expect((await send('POST', `/change-sets/${set._id}/undo`, { token })).status).toBe(200);
    expect(await now()).toEqual(['Dune', 1, 'Dune', 'Studio', 'Write', 1]);
  });
});

function pick(record: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
