import { sections } from '#contract/sections/index.ts';
import type { Notices } from '#server/db/notices.ts';
import type { Handlers } from './calls.ts';

/** Longest time that what was made of a version may be shown, whatever happens: pages also tell the year. */
const MAX_AGE_MS = 60 * 60 * 1000;

/**
 * Counts what the public may see: every change moves it on, and what was made before is not shown again. The answer of
 * a call has a version of its own, `call` being its path: saving a section changes what its own call answers, and no other.
 */
export interface ContentVersion {
  /** The version that holds now. */
  current(call?: string): string;
  /** Says that the public may see something else from now on, here and in the other processes; of the calls only what `section` answers. */
  bump(section?: string): Promise<void>;
  /**
   * The version that holds now, once it is known until when: what is made after this call and before the next
   * version may be kept. Null while other processes may change things unheard, or the database is away: then nothing may.
   */
  versionForCaching(call?: string): Promise<string | null>;
}

interface Options {
  /** When the content changes next by itself (in ms since 1970), because something is published for a later time. */
  nextScheduledChange: () => Promise<number>;
  notices: Notices;
  now?: () => number;
}

export function openContentVersion({ nextScheduledChange, notices, now = () => Date.now() }: Options): ContentVersion {
  let generation = 0;
  let sectionSaves = 0;
  let pageVersion = '';
  const savesByPath = new Map<string, number>();
  let validUntil: number | null = null;
  let isListening = false;

  notices.hear((hears) => {
    isListening = hears;
    bumpAll();
  });

  function bumpAll(): void {
    generation += 1;
    pageVersion = `${generation} ${sectionSaves}`;
    validUntil = null;
  }

  function current(call?: string): string {
    if (validUntil !== null && now() >= validUntil) bumpAll();
    return call === undefined ? pageVersion : `${generation} ${call} ${savesByPath.get(call) ?? 0}`;
  }

  function bumpSection(section: string): void {
    sectionSaves += 1;
    pageVersion = `${generation} ${sectionSaves}`;
    savesByPath.set(section, (savesByPath.get(section) ?? 0) + 1);
  }

  async function bump(section?: string): Promise<void> {
    if (section === undefined) bumpAll();
    else bumpSection(section);
    // The change is made whether or not the others hear of it; who lost the connection hears of it with the next one.
    await notices.tell().catch(() => undefined);
  }

  async function versionForCaching(call?: string): Promise<string | null> {
    while (current() && validUntil === null) {
      const asked = generation;
      // Where the database does not answer, who reads the content hears of it; nothing of that is kept.
      const next = await nextScheduledChange().catch(() => null);
      if (next === null) return null;
      if (asked === generation) validUntil = Math.min(next, now() + MAX_AGE_MS);
    }
    return isListening ? current(call) : null;
  }

  return { current, bump, versionForCaching };
}

const SECTION_PATHS = new Map(Object.values(sections).map(({ path }) => [`PUT ${path}`, path]));

/** The same handlers; whatever staff change moves the version on before it is answered. */
export function invalidateOnWrite(version: ContentVersion, handlers: Handlers): Handlers {
  const wrapped = Object.entries(handlers).map(([key, handler]) => {
    if (key.startsWith('GET ')) return [key, handler];
    const work = handler as (context: unknown) => Promise<unknown>; // which it is follows from the key
    const section = SECTION_PATHS.get(key);
    return [
      key,
      async (context: { isStaff: boolean }) => {
        try {
          return await work(context);
        } finally {
          // Also after a failure: something may have been written before it. What visitors send is shown to nobody
          // until staff approve it.
          if (context.isStaff) await version.bump(section);
        }
      },
    ];
  });
  return Object.fromEntries(wrapped) as Handlers; // under the same keys
}
