import { LRUCache } from 'lru-cache';

/** A cached value with its current size in bytes, which grows with each representation. */
export interface Sized {
  bytes: () => number;
}

/** Entries by key, at most so many bytes of them. */
export interface ResponseStore<T extends Sized> {
  get: (key: string) => T | undefined;
  /** Stores an entry, if there is room for it or its key is asked for again and again. */
  set: (key: string, entry: T) => void;
  /** Counts an entry again that has grown, and evicts others for it. */
  resize: (key: string, entry: T) => void;
}

interface StoreOptions {
  maxBytes: number;
  /** After so many ms an entry is not used any more. */
  ttl?: number;
  now?: () => number;
}

/** Keys that were asked for once while there was no room. Anybody can make up more of them. */
const MAX_CANDIDATES = 2000;
/** One entry takes at most this part of the room. */
const MAX_ENTRY_SHARE = 1 / 2;

export function openResponseStore<T extends Sized>({
  maxBytes,
  ttl = 0,
  now = () => performance.now(),
}: StoreOptions): ResponseStore<T> {
  const entries = new LRUCache<string, T>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * MAX_ENTRY_SHARE),
    sizeCalculation: (entry, key) => entry.bytes() + 2 * key.length,
    ttl,
    ttlResolution: 0,
    perf: { now },
  });
  const candidates = new LRUCache<string, true>({ max: MAX_CANDIDATES });

  /** Once the room is used up, an address must be asked for twice: thousands that are asked for once evict nothing. */
  function isAdmitted(key: string, entry: T): boolean {
    if (entries.has(key) || entries.calculatedSize + entry.bytes() <= maxBytes) return true;
    const isAskedAgain = candidates.has(key);
    candidates.set(key, true);
    return isAskedAgain;
  }

  return {
    get: (key) => entries.get(key),
    set(key, entry) {
      if (isAdmitted(key, entry)) entries.set(key, entry);
    },
    resize(key, entry) {
      if (entries.peek(key) !== entry) return;
      const start = now() + entries.getRemainingTTL(key) - ttl; // it does not live any longer for that
      entries.delete(key); // setting the same entry does not count it again
      entries.set(key, entry, ttl > 0 ? { start } : {});
    },
  };
}
