import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { starter } from './content/index.ts';

const LISTS = ['/testimonials', '/reviews', '/services/admin/all', '/portfolio', '/blog'];

async function start(kind: (typeof databases)[number]) {
  const { send, login } = await testApp(kind, { starter: true });
  const token = await login('admin');
  const as = (method: string, path: string, body?: object) => send(method, path, { token, ...(body && { body }) });
  const read = async (path: string) => (await as('GET', path)).body;
  const counts = async () => {
    const replies = await Promise.all(LISTS.map(read));
    return replies.map((reply) => reply.total ?? (reply.items ?? reply).length);
  };
  const steps = async () => (await as('GET', '/first-steps')).body;
  return { send, login, as, read, counts, steps };
}

describe.each(databases)('starting with an empty site on $kind', (kind) => {
  test('removes the starter content, and one step brings all of it back', async () => {
    const { as, read, counts, steps } = await start(kind);
    const before = await counts();
    const texts = async () => Promise.all(['/hero', '/faq', '/footer', '/site', '/pricing'].map(async (path) => said(await read(path)))); // prettier-ignore
    const saidBefore = await texts();
    expect(before).toEqual([6, 6, 6, 15, 14]);
    expect((await steps()).starter).toBe('present');
    expect((await as('DELETE', '/starter-content')).status).toBe(200);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    expect(await read('/hero')).toMatchObject({ titleLine1: 'A new site', rightImageUrl: '' });
    expect((await read('/about')).stats).toEqual([]);
    expect((await steps()).steps[2]).toMatchObject({ name: 'words', isDone: false });
    expect(await read('/site')).toMatchObject({ name: 'Your Brand', phone: '', latitude: 0 });
    expect(await read('/footer')).toMatchObject({ brandName: 'Your Brand', servicesLinks: [] });
    expect((await steps()).starter).toBe('removed');
    expect((await as('DELETE', '/starter-content')).status).toBe(404);
    expect((await as('POST', '/starter-content/restore')).status).toBe(200);
    expect(await counts()).toEqual(before);
    expect(await texts()).toEqual(saidBefore);
    expect((await steps()).starter).toBe('present');
    expect((await as('POST', '/starter-content/restore')).status).toBe(404);
    await as('DELETE', '/starter-content');
    expect(await counts(), 'a second time').toEqual([0, 0, 0, 0, 0]);
    for (const { kind: of, _id } of (await read('/trash?limit=200')).items) await as('DELETE', `/trash/${of}/${_id}`);
    expect((await steps()).starter, 'no longer in the bin').toBe('none');
  });

  test('keeps what staff have changed or added, before and after', async () => {
    const { as, read, counts } = await start(kind);
    await as('PUT', '/hero', { ...(await read('/hero')), titleLine1: 'Ours' });
    await as('PUT', '/footer', { ...(await read('/footer')), brandName: 'Fern & Vale' });
    const [post] = (await read('/blog')).items;
    await as('PUT', `/blog/${post._id}`, { title: 'Our post' });
    await as('POST', '/blog', { title: 'New', slug: 'new', status: 'draft' });
    await as('DELETE', '/starter-content');
    expect(await counts()).toEqual([0, 0, 0, 0, 2]);
    expect(await read('/hero')).toMatchObject({ titleLine1: 'Ours', titleLine2: 'is growing here.' });
    expect(await read('/site')).toMatchObject({ name: 'Fern & Vale', phone: '' });
    await as('PUT', '/hero', { ...(await read('/hero')), titleLine2: 'again' });
    await as('POST', '/starter-content/restore');
    expect(await read('/hero')).toMatchObject({
      ...{ titleLine1: 'Ours', titleLine2: 'again', description: starter.sections.hero.description },
    });
    expect(await read('/footer')).toMatchObject({ brandName: 'Fern & Vale', phone: starter.sections.site.phone });
    expect(await counts()).toEqual([6, 6, 6, 15, 15]);
  });

  test('is for admins, and there is nothing to remove without starter content', async () => {
    const { send, login } = await testApp(kind);
    const [editor, admin] = [await login('editor'), await login('admin')];
    expect((await send('DELETE', '/starter-content', { token: editor })).status).toBe(403);
    expect((await send('DELETE', '/starter-content', { token: admin })).status).toBe(404);
    expect((await send('GET', '/first-steps', { token: admin })).body.starter).toBe('none');
  });
});

describe.each(databases)('the first steps on $kind', (kind) => {
  test('are done by doing them, or skipped, and back again', async () => {
    const { as, read, steps } = await start(kind);
    const named = async (want: string) => (await steps()).steps.find(({ name }: { name: string }) => name === want);
    expect((await steps()).steps.map(({ name }: { name: string }) => name)).toEqual([
      ...['identity', 'colours', 'words', 'mail', 'backup'],
    ]);
    expect(await named('words')).toMatchObject({ isDone: false, isSkipped: false });
    await as('PUT', '/hero', { ...(await read('/hero')), titleLine1: 'Ours' });
    expect(await named('words')).toMatchObject({ isDone: true });
    await as('PUT', '/footer', { ...(await read('/footer')), brandName: 'Ours' });
    expect(await named('identity')).toMatchObject({ isDone: true });
    await as('PUT', '/first-steps/mail', { isSkipped: true });
    expect(await named('mail')).toMatchObject({ isDone: false, isSkipped: true });
    await as('PUT', '/first-steps/mail', { isSkipped: false });
    expect(await named('mail')).toMatchObject({ isSkipped: false });
    expect((await as('PUT', '/first-steps/nothing', { isSkipped: true })).status).toBe(400);
  });

  test('of an editor contain nothing that only admins may do', async () => {
    const { send, login } = await testApp(kind);
    const { body } = await send('GET', '/first-steps', { token: await login('editor') });
    expect(body.steps.map(({ name }: { name: string }) => name)).toEqual(['identity', 'colours', 'words']);
  });
});

/** The content without what a save changes. */
function said(record: object): string {
  return JSON.stringify(record, (key, value: unknown) =>
    ['id', '_id', 'version', 'updatedAt'].includes(key) ? undefined : value,
  );
}
