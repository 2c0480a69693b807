import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

describe.each(databases)('links to a page on $kind', (kind) => {
  test("are found in link fields, formatted text and service cards; a page's links to itself do not count", async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const write = (method: 'POST' | 'PUT', path: string, body: object) => send(method, path, { token, body });
    const page = { title: 'Care', slug: 'care', sections: [{ content: '<a href="/services/care">here</a>' }] };
    expect((await write('POST', '/services/admin', page)).status).toBe(201);
    await write('POST', '/services/admin', { title: 'Caretakers', slug: 'caretakers' });
    const post = {
      title: 'After launch',
      slug: 'after',
      content: '<p><a href="/services/care?from=blog#plans">Care</a></p>',
    };
    const { _id } = (await write('POST', '/blog', post)).body;
    await write('POST', '/blog', { title: 'Words', slug: 'words', content: '<p>We care.</p>' });
    await write('PUT', '/footer', { servicesLinks: [{ label: 'Care', href: 'services/care/' }] });
    const card = { title: 'Care', description: 'After launch', slug: 'care' };
    await write('PUT', '/service-section', { cards: [card] });
    await write('PUT', '/hero', { cta: { label: 'Takers', href: '/services/caretakers' } });
    const linksTo = async (to: string) => (await send('GET', `/links?to=${to}`, { token })).body;
    expect(
      (await linksTo('/services/care')).toSorted((a: { title: string }, b: { title: string }) =>
        a.title < b.title ? -1 : 1,
      ),
    ).toEqual([
      { kind: 'blog', id: _id, title: 'After launch' },
      { kind: 'sections', id: 'footer', title: 'Footer' },
      { kind: 'sections', id: 'service-section', title: 'Services' },
    ]);
    expect(await linksTo('/services/unknown')).toEqual([]);
    await write('PUT', '/service-section', { cards: [{ ...card, href: 'https://a.example' }] });
    expect(await linksTo('/services/care')).toHaveLength(2);
    expect((await send('GET', '/links?to=/services/care')).status).toBe(401);
  });
});
