import type { Notices } from '#server/db/notices.ts';
import type { CallWrapper } from './calls.ts';

/** Upper bound on the age of a cached response: pages contain the current year. */
const MAX_AGE_MS = 60 * 60 * 1000;

/**
 * The version of the public content. Every change by staff makes a new one, and responses cached under an older one are not
 * used any more. An API call has a version of its own, named by its path: saving a section changes only the response of that
 * section's call, and all pages.
 */
export interface ContentVersion {
  /** The current version of the pages, or of a call. */
  current(callPath?: string): number;
  /** Invalidates cached responses in all processes. With `section`, only that section's API response and all pages. */
  bump(section?: string): Promise<void>;
  /**
   * The current version, for a response that is rendered after this call. Null where the response must not be cached:
   * while notices from other processes do not arrive, or the database is down.
   */
  versionForCaching(callPath?: string): Promise<number | null>;
}

interface Options {
  /** When the next scheduled content becomes public, in ms since 1970; Infinity for never. */
  nextScheduledChange: () => Promise<number>;
  notices: Notices;
  now?: () => number;
}

export function openContentVersion({ nextScheduledChange, notices, now = () => Date.now() }: Options): ContentVersion {
  // Numbers that only grow: each cached response that is looked up compares one.
  let pageVersion = 0;
  let globalVersion = 0;
  const sectionVersions = new Map<string, number>();
  let validUntil: number | null = null;
  let isListening = false;

  notices.subscribe((isConnected) => {
    isListening = isConnected;
    bumpAll();
  });

  function bumpAll(): void {
    pageVersion += 1;
    globalVersion = pageVersion;
    sectionVersions.clear();
    validUntil = null;
  }

  function current(callPath?: string): number {
    if (validUntil !== null && now() >= validUntil) bumpAll();
    return callPath === undefined ? pageVersion : (sectionVersions.get(callPath) ?? globalVersion);
  }

  function bumpSection(section: string): void {
    pageVersion += 1;
    sectionVersions.set(section, pageVersion);
  }

  async function bump(section?: string): Promise<void> {
    if (section === undefined) bumpAll();
    else bumpSection(section);
    // The write counts even if the notice fails: a process that lost its connection invalidates everything on reconnecting.
    await notices.notify().catch(() => undefined);
  }

  async function versionForCaching(callPath?: string): Promise<number | null> {
    while (current() && validUntil === null) {
      const versionBefore = globalVersion;
      // If the database is down, the read reports it. Do not cache.
      const next = await nextScheduledChange().catch(() => null);
      if (next === null) return null;
      if (versionBefore === globalVersion) validUntil = Math.min(next, now() + MAX_AGE_MS);
    }
    return isListening ? current(callPath) : null;
  }

  return { current, bump, versionForCaching };
}

/**
 * Invalidates the content that a call of staff declares to change, before the call is answered. Also does so after a
 * failure, because the call may have written something. Visitors change nothing public: staff have to approve it first.
 */
export function invalidateOnWrite(version: ContentVersion): CallWrapper {
  return async ({ path, call: { invalidates }, context: { isStaff } }, work) => {
    if (!isStaff || !invalidates || invalidates === 'none') return work();
    try {
      return await work();
    } finally {
      await version.bump(invalidates === 'section' ? path : undefined);
    }
  };
}
