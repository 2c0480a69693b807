import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

describe.each(databases)('portfolio items by slug on $kind', (kind) => {
  test('come in the order of the query; a former slug finds its item, and hidden and unknown ones are left out', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('editor');
    const items = [
      { title: 'One', slug: 'one' },
      { title: 'Two', slug: 'two' },
      { title: 'Three', slug: 'three', isVisible: false },
      { title: 'Four', slug: 'four' },
    ];
    const ids: string[] = [];
    for (const body of items) ids.push((await send('POST', '/portfolio', { token, body })).body._id);
    await send('PUT', `/portfolio/${ids[0]}`, { token, body: { slug: 'first' } });
    const titles = async (slugs: string) =>
      (await send('GET', `/portfolio?slugs=${slugs}&brief=true`)).body.items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('four,three,one,none,two')).toEqual(['Four', 'One', 'Two']);
    expect((await send('GET', `/portfolio?slugs=${'a,'.repeat(20)}`)).status).toBe(400);
  });
});
