import { describe, expect, test } from 'vitest';
import { TRASH_DAYS } from '#contract/constants.ts';
import { purgePictures } from '#server/media/purge-pictures.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { starter } from './content/index.ts';

const LISTS = ['/testimonials', '/reviews', '/services/admin/all', '/portfolio', '/blog'];

async function start(kind: (typeof databases)[number]) {
  const { send, login, database, storage } = await testApp(kind, { starter: true });
  const token = await login('admin');
  const as = (method: string, path: string, body?: object) => send(method, path, { token, ...(body && { body }) });
  const read = async (path: string) => (await as('GET', path)).body;
  const counts = async () => {
    const replies = await Promise.all(LISTS.map(read));
    return replies.map((reply) => reply.total ?? (reply.items ?? reply).length);
  };
  const steps = async () => (await as('GET', '/first-steps')).body;
  return { send, login, as, read, counts, steps, database, storage };
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

  test('leaves no words of the sample in the parts that every site has, and brings them back', async () => {
    const { as, read, send } = await start(kind);
    const spoken = async () => {
      const slugs = ['/', '/about', '/services', '/privacy', '/terms'];
      const pages = await Promise.all(slugs.map(async (slug) => (await send('GET', pageAt(slug))).body));
      return said({ pages, workflow: await read('/workflow'), pricing: await read('/pricing') });
    };
    const before = await spoken();
    for (const words of SAMPLE_WORDS) expect(before, words).toContain(words);
    await as('DELETE', '/starter-content');
    const after = await spoken();
    for (const words of SAMPLE_WORDS) expect(after, words).not.toContain(words);
    expect((await read('/workflow')).steps).toEqual([]);
    expect((await read('/pricing')).promo.isVisible).toBe(false);
    await as('POST', '/starter-content/restore');
    expect(await spoken()).toBe(before);
  });

  test('leaves legal texts that fit any business', async () => {
    const { as, send } = await start(kind);
    const legal = async () => {
      const pages = await Promise.all(
        ['/privacy', '/terms'].map(async (slug) => (await send('GET', pageAt(slug))).body),
      );
      return said(pages.map(({ blocks }) => blocks));
    };
    const before = await legal();
    const trade = /proposal|project|portfolio|client|open-source/i;
    expect(before).toMatch(trade);
    await as('DELETE', '/starter-content');
    expect(await legal()).not.toMatch(trade);
    await as('POST', '/starter-content/restore');
    expect(await legal()).toBe(before);
  });

  test('keeps the words that staff have written into the blocks of the first pages', async () => {
    const { as, read } = await start(kind);
    const change = async (slug: string, type: string, content: object) => {
      const { _id, blocks } = await read(pageAt(slug));
      const changed = blocks.map((block: { type: string; content: object }) =>
        block.type === type ? { ...block, content: { ...block.content, ...content } } : block,
      );
      await as('PUT', `/pages/${_id}`, { blocks: changed });
    };
    const contentAt = async (slug: string, type: string) =>
      (await read(pageAt(slug))).blocks.find((block: { type: string }) => block.type === type).content;
    await change('/services', 'idea', { heading: 'Which flowers?' });
    await as('DELETE', '/starter-content');
    expect(await contentAt('/services', 'idea')).toMatchObject({
      ...{ heading: 'Which flowers?', button: 'Write to us' },
    });
    await change('/services', 'idea', { button: 'Ask' });
    await as('POST', '/starter-content/restore');
    expect(await contentAt('/services', 'idea')).toMatchObject({
      ...{ heading: 'Which flowers?', button: 'Ask', placeholder: 'A site for our school' },
    });
  });

  test('takes its pictures out of the library, except those in use, until it comes back', async () => {
    const { as, read, database, storage } = await start(kind);
    const listed = async () => (await read('/pictures')).total;
    const before = await listed();
    expect(before).toBeGreaterThan(100);
    const { logoUrl } = await read('/site');
    const own = (await read('/pictures')).items[0].imageUrl;
    expect(logoUrl).not.toBe(own);
    await as('PUT', '/site', { ...(await read('/site')), shareImageUrl: own });
    await as('DELETE', '/starter-content');
    expect((await read('/pictures')).items.map(({ imageUrl }: { imageUrl: string }) => imageUrl)).toEqual([own]);
    const daysLater = (days: number) => () => Date.now() + days * 86_400_000;
    await purgePictures(database, storage, daysLater(TRASH_DAYS));
    await as('POST', '/starter-content/restore');
    expect(await listed()).toBe(before);
    const { rightImageUrl } = await read('/hero');
    expect((await read(`/pictures/${rightImageUrl.split('/').at(-1)}`)).uses).toBeGreaterThan(0);
    await as('DELETE', '/starter-content');
    await purgePictures(database, storage, daysLater(TRASH_DAYS + 2));
    expect(await listed()).toBe(1);
  });

  test('cannot be undone once the bin has expired', async () => {
    const { as, database, steps } = await start(kind);
    await as('DELETE', '/starter-content');
    const row = database.db.selectFrom('instance_meta').select('value').where('name', '=', 'starter-removed');
    const removed = JSON.parse((await row.executeTakeFirstOrThrow()).value) as object;
    const at = new Date(Date.now() - (TRASH_DAYS + 1) * 86_400_000).toISOString();
    const value = JSON.stringify({ ...removed, at });
    await database.db.updateTable('instance_meta').set({ value }).where('name', '=', 'starter-removed').execute();
    expect((await steps()).starter).toBe('none');
    expect((await as('POST', '/starter-content/restore')).status).toBe(404);
  });

  test('is for admins, and there is nothing to remove without starter content', async () => {
    const { send, login } = await testApp(kind);
    const [editor, admin] = [await login('editor'), await login('admin')];
    expect((await send('DELETE', '/starter-content', { token: editor })).status).toBe(403);
    expect((await send('DELETE', '/starter-content', { token: admin })).status).toBe(404);
    expect((await send('GET', '/first-steps', { token: admin })).body.starter).toBe('none');
  });
});

/** What only the sample agency says, in parts that no list removes. */
const SAMPLE_WORDS = [
  ...['Six steps along one ridge', 'Discovery & Alignment', 'early on a Tuesday', 'Avg. 245% Traffic Lift'],
  ...['What people say a year later', 'Tell us what you are building', 'A site for our school'],
  ...['Bikaner', 'Rajasthan', 'India', 'GST', 'rupees'],
];

const pageAt = (slug: string) => `/pages/${encodeURIComponent(slug)}`;

describe.each(databases)('the first steps on $kind', (kind) => {
  test('are done by doing them, or skipped, and back again', async () => {
    const { as, read, steps } = await start(kind);
    const named = async (want: string) => (await steps()).steps.find(({ name }: { name: string }) => name === want);
    expect((await steps()).steps.map(({ name }: { name: string }) => name)).toEqual([
      ...['identity', 'colours', 'words', 'law', 'mail', 'backup'],
    ]);
    expect(await named('words')).toMatchObject({ isDone: false, isSkipped: false });
    await as('PUT', '/hero', { ...(await read('/hero')), titleLine1: 'Ours' });
    expect(await named('words')).toMatchObject({ isDone: true });
    await as('PUT', '/footer', { ...(await read('/footer')), brandName: 'Ours' });
    expect(await named('identity')).toMatchObject({ isDone: true });
    expect(await named('law')).toMatchObject({ isDone: false });
    await as('DELETE', '/starter-content');
    expect(await named('law'), 'nobody has read them').toMatchObject({ isDone: false });
    const rewrite = async (slug: string, change: (text: string) => string) => {
      const { _id, blocks } = await read(pageAt(slug));
      await as('PUT', `/pages/${_id}`, { blocks: JSON.parse(change(JSON.stringify(blocks))) });
    };
    const ofAnEarlierVersion = (text: string) =>
      text.replace('An order continues as agreed.', 'A signed project continues under its own agreement.');
    await rewrite('/terms', ofAnEarlierVersion);
    await rewrite('/privacy', (text) => text.replace('your data', 'our data'));
    expect(await named('law'), 'nobody has read the terms').toMatchObject({ isDone: false });
    await rewrite('/terms', (text) => text.replace('An order continues', 'Orders continue').replace('A signed', 'Our'));
    expect(await named('law')).toMatchObject({ isDone: true });
    await as('PUT', '/first-steps/mail', { isSkipped: true });
    expect(await named('mail')).toMatchObject({ isDone: false, isSkipped: true });
    await as('PUT', '/first-steps/mail', { isSkipped: false });
    expect(await named('mail')).toMatchObject({ isSkipped: false });
    expect((await as('PUT', '/first-steps/nothing', { isSkipped: true })).status).toBe(400);
  });

  test('of an editor contain nothing that only admins may do', async () => {
    const { send, login } = await testApp(kind);
    const { body } = await send('GET', '/first-steps', { token: await login('editor') });
    expect(body.steps.map(({ name }: { name: string }) => name)).toEqual(['identity', 'colours', 'words', 'law']);
  });
});

/** The content without what a save changes. */
function said(record: object): string {
  return JSON.stringify(record, (key, value: unknown) =>
    ['id', '_id', 'version', 'updatedAt'].includes(key) ? undefined : value,
  );
}
