import type { TrashTable } from '#server/db/tables.ts';
import type { Snapshot } from './versions.ts';
import type { FieldValues } from './content-fields.ts';

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
export interface Versioned {
  /** What a section or record says now; null where there is none. */
  current: (record: string) => Promise<Snapshot | null>;
  /** What was kept, in the form of today. */
  parse: (kept: FieldValues, record: string) => FieldValues;
  save: (record: string, words: FieldValues, options: SaveOptions) => Promise<Restored>;
}

/** What the bin needs of a kind of record. */
export interface VersionedRecords extends Versioned {
  /** Takes a record out of the bin and puts it back where it was. */
  restoreFromTrash: (binned: TrashTable) => Promise<Restored>;
}
