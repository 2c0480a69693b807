import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';

const SLUG = 'the-post';
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('save' as const), says: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), says: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('bin' as const), says: fc.constant(0) }) },
);

describe.each(databases)('history on $kind', (kind) => {
  test('lists all saved content in order after any sequence of saves, deletions and restores', async () => {
    const { send, login } = await testApp(kind);
    const token = await login('admin');
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { _id } = (await send('POST', '/blog', { token, body: { title: 'says 0', slug: SLUG } })).body;
      const titles = ['says 0'];
      const versions = async (): Promise<{ version: number }[]> =>
        (await send('GET', `/history/blog/${_id}`, { token })).body.items;
      for (const { does, says } of steps) {
        if (does === 'save') {
          await send('PUT', `/blog/${_id}`, { token, body: { title: `says ${says}` } });
          if (titles.at(-1) !== `says ${says}`) titles.push(`says ${says}`);
        } else if (does === 'restore') {
          const index = says % titles.length;
          const version = (await versions()).toReversed()[index]?.version;
          await send('POST', `/history/blog/${_id}/${version}/restore`, { token });
          if (titles.at(-1) !== titles[index]) titles.push(titles[index] ?? '');
        } else {
          await send('DELETE', `/blog/${_id}`, { token });
          await send('POST', `/trash/blog/${_id}/restore`, { token });
        }
      }
      const responses = await Promise.all(
        (await versions()).map(({ version }) => send('GET', `/history/blog/${_id}/${version}`, { token })),
      );
      expect(responses.map(({ body }) => body.values.title).toReversed()).toEqual(titles);
      expect((await send('GET', `/blog/${SLUG}`)).body.title).toBe(titles.at(-1));
      await send('DELETE', `/blog/${_id}`, { token });
      await send('DELETE', `/trash/blog/${_id}`, { token });
    });
    await fc.assert(property, { numRuns: 12 });
  });
});
