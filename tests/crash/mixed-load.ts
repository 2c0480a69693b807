import { randomPicture } from '../support/random-picture.ts';
import { sendTo, upload } from '../support/sending.ts';

/** Long enough that tests notice a text that is only half stored. */
const FILLER = '<p>Sand moves grain by grain, and the dune arrives.</p>'.repeat(300);

/** The data that a product has acknowledged, so that it must survive any exit. */
export interface Acknowledged {
  /** The names of leads. */
  leads: Set<string>;
  /** The addresses of pictures. */
  uploads: Set<string>;
  /** The slugs of posts. */
  posts: Set<string>;
  /** The number of the last acknowledged save of the hero. */
  hero: number;
}

export type Load = ReturnType<typeof openLoad>;

/** Visitors who send leads, an editor who saves the hero repeatedly, and one who writes posts with pictures. */
export function openLoad() {
  const acknowledged: Acknowledged = { leads: new Set(), uploads: new Set(), posts: new Set(), hero: 0 };
  let count = 0;

  async function lead(url: string): Promise<void> {
    const body = leadNamed(`Visitor ${++count}`);
    const headers = { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` };
    const { status } = await sendTo(url, 'POST', '/leads', { body, headers });
    if (status === 201) acknowledged.leads.add(body.name);
  }

  async function hero(url: string, token: string): Promise<void> {
    const number = ++count;
    const { status } = await sendTo(url, 'PUT', '/hero', { token, body: heroNumber(number) });
    if (status === 200) acknowledged.hero = number;
  }

  async function post(url: string, token: string): Promise<void> {
    const sent = await upload(url, token, await randomPicture());
    if (sent.status !== 200 && sent.status !== 201) return;
    const coverImageUrl = String(sent.body.imageUrl);
    acknowledged.uploads.add(coverImageUrl);
    const body = postAt(`post-${++count}`, coverImageUrl);
    const { status } = await sendTo(url, 'POST', '/blog', { token, body });
    if (status === 201) acknowledged.posts.add(body.slug);
  }

  /**
   * Runs until the product is gone. `started` resolves once each worker got a response. Only one load may save the hero:
   * with several, the last save would be unknown.
   */
  function run(url: string, token: string, { savesHero = true } = {}) {
    const works = [lead, lead, post, ...(savesHero ? [hero] : [])].map((work) =>
      repeatUntilError(() => work(url, token)),
    );
    const started = Promise.all(works.map((work) => work.first));
    return { started, ended: Promise.all(works.map((work) => work.ended)) };
  }

  return { acknowledged, run };
}

function repeatUntilError(work: () => Promise<void>) {
  const first = work();
  const ended = first.then(async () => {
    for (;;) await work();
  });
  return { first, ended: ended.catch(() => undefined) };
}

export function leadNamed(name: string) {
  return { name, email: 'visitor@example.com', company: name, message: `${name} asks for a site.`, consent: true };
}

export function heroNumber(number: number) {
  return { titleLine1: `Save ${number}`, titleLine2: `Save ${number}`, description: `Save ${number}` };
}

export function postAt(slug: string, coverImageUrl: string) {
  return { slug, title: slug, excerpt: slug, content: `${FILLER}<p>The end of ${slug}</p>`, coverImageUrl };
}
