import { BACKUP_HOURS_MAX } from '#contract/constants.ts';
import type { Backup } from '#contract/records/backup.ts';
import * as backupsTexts from '#web/admin/texts/backups.ts';
import { LOCALE } from '#web/admin/texts/language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CUT_OFF_MS = BACKUP_HOURS_MAX * HOUR_MS;

const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const inMegabytes = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const KINDS: Record<Backup['kind'], string> = {
  nightly: backupsTexts.nightly,
  manual: backupsTexts.madeManually,
  'before-restore': backupsTexts.beforeARestore,
  uploaded: backupsTexts.uploaded,
};

export type BackupStage = 'making' | 'cut-off' | 'failed' | 'elsewhere' | 'ready';

export function backupStage({ endedAt, startedAt, failure, isHere }: Backup, now = Date.now()): BackupStage {
  if (!endedAt) return now - Date.parse(startedAt) > CUT_OFF_MS ? 'cut-off' : 'making';
  if (failure) return 'failed';
  return isHere ? 'ready' : 'elsewhere';
}

/** Date and time that identify a backup: '21 Nov 2026, 14:03'. */
export function backupMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** '12.4 MB'; 'under 0.1 MB' for less. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1 ? backupsTexts.underZeroOneMb : backupsTexts.mb(inMegabytes.format(megabytes));
}

/** 'just now', '12 minutes ago', '5 hours ago', '1 day ago'. */
export function agoText(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE_MS) return backupsTexts.justNow;
  if (age < HOUR_MS) return backupsTexts.minutesAgo(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return backupsTexts.hoursAgo(Math.floor(age / HOUR_MS));
  return backupsTexts.daysAgo(Math.floor(age / DAY_MS));
}

/** When the last backup was verified. Uploaded backups do not count: they say nothing about the current site. */
export function verifiedText(items: readonly Backup[], now = Date.now()): string {
  const last = items.find(({ kind, provenAt }) => kind !== 'uploaded' && provenAt !== '');
  if (!last) return backupsTexts.thereIsNoTestedBackup;
  return backupsTexts.testedRestoredIntoAnEmpty(agoText(last.provenAt, now));
}

/** Why the last finished backup failed; '' if it did not. */
export function lastFailure(items: readonly Backup[]): string {
  return items.find(({ endedAt }) => endedAt !== '')?.failure ?? '';
}

/** How many other backups are kept, and what happens to older ones. */
export function othersKeptText(count: number): string {
  return backupsTexts.othersKept(count);
}

/** Which backup the next manual one replaces; '' if there is room. */
export function replacedByNextText(items: readonly Backup[], kept: number): string {
  const verified = items.filter(({ kind, provenAt }) => kind === 'manual' && provenAt !== '');
  const replaced = verified.slice(kept - 1).map(({ startedAt }) => backupMoment(startedAt));
  if (replaced.length === 0) return '';
  return backupsTexts.replacedByNext(kept, replaced.length, replaced[0] ?? '');
}
