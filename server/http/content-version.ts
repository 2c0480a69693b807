import { sections } from '#contract/sections/index.ts';
import type { Notices } from '#server/db/notices.ts';
import type { Handlers } from './calls.ts';

/** Longest time that what was made of a version may be shown, whatever happens: pages also tell the year. */
const LONGEST_MS = 60 * 60 * 1000;

/**
 * Counts what the public may see: every change moves it on, and what was made before is not shown again. The answer of
 * a call has a version of its own, `call` being its path: saving a section changes what its own call answers, and no other.
 */
export interface ContentVersion {
  /** The version that holds now. */
  current(call?: string): string;
  /** Says that the public may see something else from now on, here and in the other processes; of the calls only what `section` answers. */
  move(section?: string): Promise<void>;
  /**
   * The version that holds now, once it is known until when: what is made after this call and before the next
   * version may be kept. Null while other processes may change things unheard, or the database is away: then nothing may.
   */
  settled(call?: string): Promise<string | null>;
}

interface Options {
  /** When the content changes next by itself (in ms since 1970), because something is published for a later time. */
  nextChange: () => Promise<number>;
  notices: Notices;
  now?: () => number;
}

export function openContentVersion({ nextChange, notices, now = () => Date.now() }: Options): ContentVersion {
  let turns = 0;
  let saves = 0;
  let whole = '';
  const savesOf = new Map<string, number>();
  let endsAt: number | null = null;
  let isHearing = false;

  notices.hear((hears) => {
    isHearing = hears;
    turn();
  });

  function turn(): void {
    turns += 1;
    whole = `${turns} ${saves}`;
    endsAt = null;
  }

  function current(call?: string): string {
    if (endsAt !== null && now() >= endsAt) turn();
    return call === undefined ? whole : `${turns} ${call} ${savesOf.get(call) ?? 0}`;
  }

  function save(section: string): void {
    saves += 1;
    whole = `${turns} ${saves}`;
    savesOf.set(section, (savesOf.get(section) ?? 0) + 1);
  }

  async function move(section?: string): Promise<void> {
    if (section === undefined) turn();
    else save(section);
    // The change is made whether or not the others hear of it; who lost the connection hears of it with the next one.
    await notices.tell().catch(() => undefined);
  }

  async function settled(call?: string): Promise<string | null> {
    while (current() && endsAt === null) {
      const asked = turns;
      // Where the database does not answer, who reads the content hears of it; nothing of that is kept.
      const next = await nextChange().catch(() => null);
      if (next === null) return null;
      if (asked === turns) endsAt = Math.min(next, now() + LONGEST_MS);
    }
    return isHearing ? current(call) : null;
  }

  return { current, move, settled };
}

const SECTION_SAVES = new Map(Object.values(sections).map(({ path }) => [`PUT ${path}`, path]));

/** The same handlers; whatever staff change moves the version on before it is answered. */
export function movingOn(version: ContentVersion, handlers: Handlers): Handlers {
  const wrapped = Object.entries(handlers).map(([key, handler]) => {
    if (key.startsWith('GET ')) return [key, handler];
    const work = handler as (context: unknown) => Promise<unknown>; // which it is follows from the key
    const section = SECTION_SAVES.get(key);
    return [
      key,
      async (context: { isStaff: boolean }) => {
        try {
          return await work(context);
        } finally {
          // Also after a failure: something may have been written before it. What visitors send is shown to nobody
          // until staff approve it.
          if (context.isStaff) await version.move(section);
        }
      },
    ];
  });
  return Object.fromEntries(wrapped) as Handlers; // under the same keys
}
