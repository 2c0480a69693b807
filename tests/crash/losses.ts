import sharp from 'sharp';
import { sendTo } from '../support/sending.ts';
import { heroNumber, leadNamed, postAt, type Acknowledged } from './mixed-load.ts';

/** Lists acknowledged data that a running product has lost or has only in part, one line each. */
export async function findLosses(url: string, token: string, acknowledged: Acknowledged): Promise<string[]> {
  return [
    ...(await lostLeads(url, token, acknowledged)),
    ...(await lostHeroSaves(url, acknowledged)),
    ...(await lostPosts(url, token, acknowledged)),
    ...(await lostPictures(url, [...acknowledged.uploads])),
  ];
}

async function lostLeads(url: string, token: string, { leads }: Acknowledged): Promise<string[]> {
  const found = new Set<string>();
  const halves: string[] = [];
  for (let before = ''; ;) {
    const { body } = await sendTo(url, 'GET', `/leads?limit=200&before=${before}`, { token });
    if (body.length === 0) break;
    for (const { name, email, company, message } of body) {
      found.add(name);
      if (!isSame({ name, email, company, message, consent: true }, leadNamed(name)))
        halves.push(`half a lead: ${name}`);
    }
    before = body.at(-1)._id;
  }
  return [...halves, ...missing('lead', leads, found)];
}

/** Unacknowledged saves may be there or not. The stored save must not be older than the last acknowledged one. */
async function lostHeroSaves(url: string, { hero }: Acknowledged): Promise<string[]> {
  const { titleLine1, titleLine2, description } = (await sendTo(url, 'GET', '/hero')).body;
  const found = Number(/^Save (\d+)$/.exec(titleLine1)?.[1] ?? 0);
  const half = isSame({ titleLine1, titleLine2, description }, heroNumber(found)) ? [] : [`half a hero: ${titleLine1}`];
  return found < hero ? [`save ${hero} of the hero: it is at ${found}`] : hero > 0 ? half : [];
}

async function lostPosts(url: string, token: string, { posts }: Acknowledged): Promise<string[]> {
  const found = new Map<string, string>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { body } = await sendTo(url, 'GET', `/blog?limit=100&page=${page}`, { token });
    pages = body.totalPages;
    for (const { slug, title, excerpt, content, coverImageUrl } of body.items) {
      if (!slug.startsWith('post-')) continue;
      const isWhole = isSame({ slug, title, excerpt, content, coverImageUrl }, postAt(slug, coverImageUrl));
      found.set(slug, isWhole ? coverImageUrl : '');
    }
  }
  const halves = [...found].filter(([, cover]) => !cover).map(([slug]) => `half a post: ${slug}`);
  const covers = [...found.values()].filter(Boolean);
  return [...halves, ...missing('post', posts, found), ...(await lostPictures(url, covers))];
}

/** Every referenced picture must exist and be complete to its last line. */
async function lostPictures(url: string, addresses: string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const address of addresses) {
    const reply = await fetch(url + address);
    const content = Buffer.from(await reply.arrayBuffer());
    const isWhole = reply.ok && (await isPicture(content));
    if (!isWhole) lost.push(`picture ${address}: ${reply.status}, ${content.length} bytes`);
  }
  return lost;
}

async function isPicture(content: Buffer): Promise<boolean> {
  return sharp(content, { failOn: 'warning' })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

function missing(what: string, expected: Set<string>, found: { has(name: string): boolean }): string[] {
  return [...expected].filter((name) => !found.has(name)).map((name) => `${what} ${name}`);
}

function isSame(one: object, other: object): boolean {
  const sorted = (of: object) => JSON.stringify(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}
