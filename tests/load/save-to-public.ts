import { ADMIN } from '../support/spawn-product.ts';
import { median } from './process-figures.ts';

const ROUNDS = 30;
const PAGE = '/';

/** Whether the next request shows a save, and how long that request takes compared with a cached one, in ms. */
export async function saveToPublic(url: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await logIn(url)}` };
  const hero = (await (await fetch(`${url}/api/hero`, { headers })).json()) as object; // the last saved version
  let shown = 0;
  const saves: number[] = [];
  const misses: number[] = [];
  const hits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const titleLine1 = `Round ${round} of the save`;
    const start = performance.now();
    const saved = await fetch(`${url}/api/hero`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...hero, titleLine1 }),
    });
    const text = await saved.text();
    saves.push(performance.now() - start);
    if (!saved.ok) throw new Error(text);
    const first = await timed(url + PAGE);
    if (first.text.includes(titleLine1)) shown += 1;
    misses.push(first.ms);
    hits.push((await timed(url + PAGE)).ms);
  }
  await fetch(`${url}/api/hero`, { method: 'PUT', headers, body: JSON.stringify(hero) });
  return [
    { figure: 'a save, ms', value: median(saves) },
    { figure: 'saves that the next request showed', value: `${shown} of ${ROUNDS}` },
    { figure: 'that request, ms (it makes the page anew)', value: median(misses) },
    { figure: 'the one after it, ms (kept)', value: median(hits) },
  ];
}

async function timed(address: string) {
  const start = performance.now();
  const text = await (await fetch(address)).text();
  return { ms: performance.now() - start, text };
}

async function logIn(url: string): Promise<string> {
  const body = JSON.stringify(ADMIN);
  const reply = await fetch(`${url}/api/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }); // prettier-ignore
  return ((await reply.json()) as { token: string }).token; // of the first admin
}
