import { BACKUP_HOURS_MAX } from '#contract/constants.ts';
import type { Backup } from '#contract/records/backup.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CUT_OFF_MS = BACKUP_HOURS_MAX * HOUR_MS;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const inMegabytes = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const KINDS: Record<Backup['kind'], string> = {
  nightly: 'Nightly',
  manual: 'Made manually',
  'before-restore': 'Before a restore',
  uploaded: 'Uploaded',
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
  return megabytes < 0.1 ? 'under 0.1 MB' : `${inMegabytes.format(megabytes)} MB`;
}

/** 'just now', '12 minutes ago', '5 hours ago', '1 day ago'. */
export function agoText(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE_MS) return 'just now';
  const [size, unit] = age < HOUR_MS ? [MINUTE_MS, 'minute'] : age < DAY_MS ? [HOUR_MS, 'hour'] : [DAY_MS, 'day'];
  const count = Math.floor(age / size);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** When the last backup was verified. Uploaded backups do not count: they say nothing about the current site. */
export function verifiedText(items: readonly Backup[], now = Date.now()): string {
  const last = items.find(({ kind, provenAt }) => kind !== 'uploaded' && provenAt !== '');
  if (!last) return 'There is no tested backup of this site yet.';
  return `Tested ${agoText(last.provenAt, now)}: restored into an empty database and compared.`;
}

/** Why the last finished backup failed; '' if it did not. */
export function lastFailure(items: readonly Backup[]): string {
  return items.find(({ endedAt }) => endedAt !== '')?.failure ?? '';
}

/** How many other backups are kept, and what happens to older ones. */
export function othersKeptText(count: number): string {
  const [last, are] = count === 1 ? ['The last one', 'is'] : [`The last ${count}`, 'are'];
  return `${last} of each other kind (made manually, before a restore, uploaded) ${are} kept. A new one replaces the oldest of its kind.`;
}

/** Which backup the next manual one replaces; '' if there is room. */
export function replacedByNextText(items: readonly Backup[], kept: number): string {
  const verified = items.filter(({ kind, provenAt }) => kind === 'manual' && provenAt !== '');
  const replaced = verified.slice(kept - 1).map(({ startedAt }) => backupMoment(startedAt));
  if (replaced.length === 0) return '';
  const deleted = replaced.length === 1 ? `the one of ${replaced[0]} is` : `the ${replaced.length} oldest are`;
  return `Of the manual backups, ${kept === 1 ? 'the last one is' : `the last ${kept} are`} kept. Once this one is tested, ${deleted} deleted. Download any backup you want to keep for longer.`;
}
