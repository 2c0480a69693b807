import { expect, test } from 'vitest';
import { blockList, isKnownBlock } from '#contract/blocks/block.ts';
import type { Reply } from '#web/api.ts';
import type { FetchQuery } from '../routes.ts';
import { viewOf } from './block-part.tsx';
import { loadBlock } from './block-view.ts';

const replies: Record<string, unknown> = {
  'GET /work': { projects: [{ slug: 'camp-khuri' }] },
  'GET /services': [{ slug: 'booking', project: 'camp-khuri' }],
};

/** The calls of a block in rounds: each round begins after the replies of the one before. */
async function roundsOf(block: object): Promise<string[][]> {
  const [known] = blockList('Blocks').parse([block]);
  const view = known && viewOf(known);
  if (!view || !isKnownBlock(known)) throw new Error('No view');
  const rounds: string[][] = [];
  let waiting: { key: string; reply: () => void }[] = [];
  const fetchQuery: FetchQuery = (key) =>
    new Promise((resolve) => {
      waiting.push({ key, reply: () => resolve((replies[key] ?? {}) as Awaited<Reply<typeof key>>) });
    });
  const loaded = loadBlock(known, view, fetchQuery);
  const flush = () => new Promise((resolve) => setImmediate(resolve));
  await flush();
  while (waiting.length > 0) {
    const round = waiting;
    waiting = [];
    rounds.push(round.map(({ key }) => key).toSorted());
    for (const { reply } of round) reply();
    await flush();
  }
  await loaded;
  return rounds;
}

test('the list of services is fetched together with the section, and the examples of projects after it', async () => {
  expect(await roundsOf({ type: 'services', look: 'rows', source: 'shared' })).toEqual([
    ['GET /service-section', 'GET /services'],
    ['GET /portfolio'],
  ]);
});

test('projects that the section names are fetched after it', async () => {
  expect(await roundsOf({ type: 'work', source: 'shared' })).toEqual([['GET /work'], ['GET /portfolio']]);
});

test('a block with words of its own fetches what they name at once', async () => {
  expect(await roundsOf({ type: 'posts', source: 'own', content: { count: 3 } })).toEqual([['GET /blog']]);
});
