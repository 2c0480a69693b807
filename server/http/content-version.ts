import type { Notices } from '#server/db/notices.ts';
import type { Handlers } from './calls.ts';

/** Longest time that what was made of a version may be shown, whatever happens: pages also tell the year. */
const LONGEST_MS = 60 * 60 * 1000;

/** Counts what the public may see: every change moves it on, and what was made before is not shown again. */
export interface ContentVersion {
  /** The version that holds now. */
  current(): number;
  /** Says that the public may see something else from now on, here and in the other processes. */
  move(): Promise<void>;
  /**
   * The version that holds now, once it is known until when: what is made after this call and before the next
   * version may be kept. Null while other processes may change things unheard, or the database is away: then nothing may.
   */
  settled(): Promise<number | null>;
}

interface Options {
  /** When the content changes next by itself (in ms since 1970), because something is published for a later time. */
  nextChange: () => Promise<number>;
  notices: Notices;
  now?: () => number;
}

export function openContentVersion({ nextChange, notices, now = () => Date.now() }: Options): ContentVersion {
  let version = 0;
  let endsAt: number | null = null;
  let isHearing = false;

  notices.hear((hears) => {
    isHearing = hears;
    turn();
  });

  function turn(): void {
    version += 1;
    endsAt = null;
  }

  function current(): number {
    if (endsAt !== null && now() >= endsAt) turn();
    return version;
  }

  async function move(): Promise<void> {
    turn();
    // The change is made whether or not the others hear of it; who lost the connection hears of it with the next one.
    await notices.tell().catch(() => undefined);
  }

  async function settled(): Promise<number | null> {
    while (current() >= 0 && endsAt === null) {
      const asked = version;
      // Where the database does not answer, who reads the content hears of it; nothing of that is kept.
      const next = await nextChange().catch(() => null);
      if (next === null) return null;
      if (asked === version) endsAt = Math.min(next, now() + LONGEST_MS);
    }
    return isHearing ? version : null;
  }

  return { current, move, settled };
}

/** The same handlers; whatever staff change moves the version on before it is answered. */
export function movingOn(version: ContentVersion, handlers: Handlers): Handlers {
  const wrapped = Object.entries(handlers).map(([key, handler]) => {
    if (key.startsWith('GET ')) return [key, handler];
    const work = handler as (context: unknown) => Promise<unknown>; // which it is follows from the key
    return [key, (context: { isStaff: boolean }) => moving(version, context, () => work(context))];
  });
  return Object.fromEntries(wrapped) as Handlers; // under the same keys
}

/** What visitors send is shown to nobody until staff approve it. */
async function moving<T>(
  version: ContentVersion,
  { isStaff }: { isStaff: boolean },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } finally {
    // Also after a failure: something may have been written before it.
    if (isStaff) await version.move();
  }
}
