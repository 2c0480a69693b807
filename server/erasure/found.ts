import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Candidate, Matcher } from './identifiers.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** A record about a person. Everything that belongs to it is found, exported and erased with it. */
export interface Root {
  kind: string;
  id: string;
}

/** One thing that is stored about a person. */
export interface FoundItem {
  kind: string;
  root: Root;
  /** When it was stored. */
  at: string;
  title: string;
  /** Whether it is in the bin. */
  isInTrash?: boolean;
  details: { label: string; value: string }[];
}

/** How a table holds personal data of visitors. */
export interface PersonalTable {
  /** The rows that may be about a person, for a matcher. Absent if they all belong to a record of another table. */
  candidates?: (db: Db, matcher: Matcher) => AsyncIterable<Candidate>;
  /** What the table says about these records. Absent if that is in the records themselves. */
  items?: (db: Db, roots: readonly Root[]) => Promise<FoundItem[]>;
  /** Removes it. */
  erase: (trx: Trx, roots: readonly Root[]) => Promise<void>;
}

/** Ids in one statement. */
const BATCH = 500;

export const rootKey = ({ kind, id }: Root) => `${kind}:${id}`;

/** The ids of the records of a kind, in batches for a statement. */
export function idBatches(roots: readonly Root[], kind?: string): string[][] {
  const ids = roots.filter((root) => kind === undefined || root.kind === kind).map(({ id }) => id);
  const count = Math.ceil(ids.length / BATCH);
  return Array.from({ length: count }, (_, index) => ids.slice(index * BATCH, (index + 1) * BATCH));
}

/** The records among these that are enquiries. */
export function enquiriesAmong(roots: readonly Root[]): Root[] {
  return roots.filter(({ kind }) => kind === 'leads' || kind === 'messages');
}
