import { z } from 'zod';
import { listOf, replyOf } from '../sections/section.ts';

/** A backup that is kept, or what became of one. */
export const backup = replyOf({
  /** The name of its file. */
  _id: z.string(),
  kind: z.enum(['nightly', 'manual', 'before-restore', 'uploaded']),
  startedAt: z.string(),
  /** '' while it is being made. */
  endedAt: z.string(),
  bytes: z.number().int(),
  /** When it was restored elsewhere and found whole; '' where it was not. */
  provenAt: z.string(),
  /** Why there is none, in words; '' where all went well. */
  failure: z.string(),
  /** Whether its file lies on the machine that answers. */
  isHere: z.boolean(),
});

/** How well an instance is backed up: `lastProvenAt` is '' where nothing ever was. */
export const backupState = replyOf({
  lastProvenAt: z.string(),
  /** What went wrong with the last one, in words; '' where it went well. */
  failure: z.string(),
  /** Whether the last proven one is older than two days, on a site that is backed up every night. */
  isLate: z.boolean(),
});

export const backupsPage = replyOf({
  items: listOf(backup),
  /** What somebody types who wants to restore one. */
  confirmation: z.string(),
  /** When the next one begins by itself, ISO 8601; '' where none does. */
  nextAt: z.string(),
  /** How many of the nightly ones are kept. */
  kept: z.number().int(),
  /** How many of each other kind are kept. */
  keptOthers: z.number().int(),
});

/** `name` is the new backup's, once the last piece of it has come and it was found whole. */
export const backupChunk = replyOf({ received: z.number().int(), name: z.string().default('') });
export const restoredBackup = replyOf({ message: z.string(), kept: z.string() });

export type Backup = z.output<typeof backup>;
export type BackupState = z.output<typeof backupState>;
