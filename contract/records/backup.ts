import { z } from 'zod';
import { listOf, replyOf } from '../sections/section.ts';

/** A backup, or a failed attempt to make one. */
export const backup = replyOf({
  /** The name of its file. */
  _id: z.string(),
  kind: z.enum(['nightly', 'manual', 'before-restore', 'uploaded']),
  startedAt: z.string(),
  /** '' while it is being made. */
  endedAt: z.string(),
  bytes: z.number().int(),
  /** When a test restore verified it; '' if none did. */
  provenAt: z.string(),
  /** Why it failed, as a sentence; '' on success. */
  failure: z.string(),
  /** Whether the file is on the machine that replies. */
  isHere: z.boolean(),
});

/** The backup state of an instance. `lastProvenAt` is '' if no backup was ever verified. */
export const backupState = replyOf({
  lastProvenAt: z.string(),
  /** Why the last one failed, as a sentence; '' on success. */
  failure: z.string(),
  /** Whether the last verified one is older than two days, on a site with nightly backups. */
  isLate: z.boolean(),
});

export const backupsPage = replyOf({
  items: listOf(backup),
  /** The text to type before a restore. */
  confirmation: z.string(),
  /** When the next nightly one starts, ISO 8601; '' without nightly backups. */
  nextAt: z.string(),
  /** How many nightly ones are stored. */
  kept: z.number().int(),
  /** How many of each other kind are stored. */
  keptOthers: z.number().int(),
});

/** `name` is the name of the new backup, after the last chunk arrived and the file was verified. */
export const backupChunk = replyOf({ received: z.number().int(), name: z.string().default('') });
export const restoredBackup = replyOf({ message: z.string(), kept: z.string() });

export type Backup = z.output<typeof backup>;
export type BackupState = z.output<typeof backupState>;
