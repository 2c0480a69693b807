import type { TrashTable } from '#server/db/tables.ts';
import type { Snapshot } from './versions.ts';
import type { FieldValues } from './content-fields.ts';

interface SaveOptions {
  /** The version that must be the current one; null for any. */
  ifMatch: number | null;
  /** The version that is restored; null for none. */
  restores: number | null;
  /** A slug that another record has fails as `slug-taken`, instead of being left out. */
  needsSlug?: true;
}

/** A section or record after it was restored. */
export interface Restored {
  record: object & { version: number };
  /** Its old slug, if another record has it now. */
  takenSlug: string | null;
}

/** A store with revisions. */
export interface Versioned {
  /** The current state of a section or record; null if there is none. */
  current: (record: string) => Promise<Snapshot | null>;
  /** Stored values in the current schema. */
  parse: (stored: FieldValues, record: string) => FieldValues;
  save: (record: string, values: FieldValues, options: SaveOptions) => Promise<Restored>;
}

/** A store with revisions and a trash. */
export interface VersionedRecords extends Versioned {
  /** Restores a record from the trash to its old position. */
  restoreFromTrash: (trashed: TrashTable) => Promise<Restored>;
}
