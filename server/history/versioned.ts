import type { BinTable } from '#server/db/tables.ts';
import type { State } from './versions.ts';
import type { Words } from './content-fields.ts';

interface SaveOptions {
  /** Only over this version; null for any. */
  ifMatch: number | null;
  /** The version whose words these are. */
  restores: number;
}

/** A section or record after it was restored. */
export interface Restored {
  record: object & { version: number };
  /** The slug it had, where that belongs to another one meanwhile. */
  takenSlug: string | null;
}

/** What the history needs of what it is about. */
export interface Keeper {
  /** What a section or record says now; null where there is none. */
  now: (record: string) => Promise<State | null>;
  /** What was kept, in the form of today. */
  read: (kept: Words, record: string) => Words;
  save: (record: string, words: Words, options: SaveOptions) => Promise<Restored>;
}

/** What the bin needs of a kind of record. */
export interface RecordKeeper extends Keeper {
  /** Takes a record out of the bin and puts it back where it was. */
  takeBack: (binned: BinTable) => Promise<Restored>;
}
