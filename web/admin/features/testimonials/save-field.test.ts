import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { saveFailed } from '#contract/texts.ts';
import { listCache } from '#web/admin/editing/order/list-cache.ts';
import { saveField } from './save-field.ts';
import { testimonialsQuery } from './testimonials.ts';

const first: Testimonial = {
  ...{
    _id: 'a',
    version: 1,
    createdAt: '',
    updatedAt: '',
    name: 'Asha',
    role: 'Potter',
    feedback: 'They telephone back.',
  },
  ...{ imageUrl: '', imageAlt: '', isVisible: true, order: 0 },
};

const newer = { userId: 'u2', userName: 'Asha Rao', at: '2026-11-21T09:00:00.000Z' };
const refusal = { code: 'stale', message: 'Asha Rao saved a newer version in the meantime.', newer };

/** A testimonial as the panel shows it, and a server that has `stored` and checks versions. */
function shown(stored: Testimonial) {
  const client = new QueryClient();
  client.setQueryData(testimonialsQuery.queryKey, [first]);
  const server = { stored, isDown: false, bodies: [] as unknown[] };
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', { hostname: 'site.example' });
  vi.stubGlobal('fetch', (_url: string, { body, headers }: { body: string; headers: Headers }) => {
    if (server.isDown) return Promise.reject(new TypeError('offline'));
    if (headers.get('if-match') !== `"${server.stored.version}"`) {
      return Promise.resolve(new Response(JSON.stringify(refusal), { status: 412 }));
    }
    const change: unknown = JSON.parse(body);
    server.bodies.push(change);
    server.stored = { ...server.stored, ...(change as Partial<Testimonial>), version: server.stored.version + 1 };
    return Promise.resolve(new Response(JSON.stringify(server.stored), { status: 200 }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const cache = listCache<Testimonial>(client, testimonialsQuery.queryKey, () => Promise.resolve([server.stored]));
  return { cache, server };
}

test('sends only the changed field', async () => {
  const { cache, server } = shown(first);
  const outcome = await saveField(cache, 'a', { field: 'name', value: 'Asha Rao', base: 'Asha' });
  expect(outcome).toEqual({ kind: 'saved', isMerged: false, newer: null });
  expect(server.bodies).toEqual([{ name: 'Asha Rao' }]);
  expect(cache.find('a')).toMatchObject({ name: 'Asha Rao', version: 2 });
});

test('a save merges with changes to other fields and says who made them', async () => {
  const { cache, server } = shown({ ...first, role: 'Master potter', version: 5 });
  const outcome = await saveField(cache, 'a', { field: 'name', value: 'Asha Rao', base: 'Asha' });
  expect(outcome).toEqual({ kind: 'saved', isMerged: true, newer });
  expect(server.stored).toMatchObject({ name: 'Asha Rao', role: 'Master potter' });
});

test("a conflict on the same field shows the other person's value and overwrites it only once it was seen", async () => {
  const { cache, server } = shown({ ...first, name: 'Theirs', version: 2 });
  const mine = { field: 'name', value: 'Mine', base: 'Asha' } as const;
  expect(await saveField(cache, 'a', mine)).toEqual({ kind: 'clash', theirs: 'Theirs', message: refusal.message });
  expect(server.stored.name).toBe('Theirs');
  expect(await saveField(cache, 'a', { ...mine, base: 'Theirs' })).toEqual({
    kind: 'saved',
    isMerged: false,
    newer: null,
  });
  expect(server.stored.name).toBe('Mine');
});

test("if the server is unreachable, a save fails with the panel's own message", async () => {
  const { cache, server } = shown(first);
  server.isDown = true;
  const outcome = await saveField(cache, 'a', { field: 'order', value: 3, base: 0 });
  expect(outcome).toEqual({ kind: 'failed', message: saveFailed.update });
});
