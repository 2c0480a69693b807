import { LRUCache } from 'lru-cache';

/** A cached value with its current size in bytes, which grows with each representation. */
export interface Sized {
  bytes: () => number;
}

/** Stores entries by key, up to a total size in bytes. */
export interface ResponseStore<T extends Sized> {
  get: (key: string) => T | undefined;
  /** Stores an entry, if there is room for it or its key was asked for before. */
  set: (key: string, entry: T) => void;
  /** Updates the size of an entry that has grown, and evicts others if necessary. */
  resize: (key: string, entry: T) => void;
}

interface StoreOptions {
  maxBytes: number;
  /** The lifetime of an entry in ms; 0 for no limit. */
  ttl?: number;
  now?: () => number;
}

/** The number of keys in memory that were asked for while there was no room. Anybody can invent more keys. */
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

  /**
   * Once the store is full, a key must be asked for twice. Otherwise thousands of keys that are asked for once would
   * evict others.
   */
  function isAdmitted(key: string, entry: T): boolean {
    if (entries.has(key) || entries.calculatedSize + entry.bytes() <= maxBytes) return true;
    const isRequestedAgain = candidates.has(key);
    candidates.set(key, true);
    return isRequestedAgain;
  }

  return {
    get: (key) => entries.get(key),
    set(key, entry) {
      if (isAdmitted(key, entry)) entries.set(key, entry);
    },
    resize(key, entry) {
      if (entries.peek(key) !== entry) return;
      const start = now() + entries.getRemainingTTL(key) - ttl; // keeps its expiry
      entries.delete(key); // setting the same entry does not count it again
      entries.set(key, entry, ttl > 0 ? { start } : {});
    },
  };
}
