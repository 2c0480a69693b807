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

/** What became of a backup so far. */
export type BackupStage = 'making' | 'cut-off' | 'failed' | 'elsewhere' | 'ready';

export function stageOf({ endedAt, startedAt, failure, isHere }: Backup, now = Date.now()): BackupStage {
  if (!endedAt) return now - Date.parse(startedAt) > CUT_OFF_MS ? 'cut-off' : 'making';
  if (failure) return 'failed';
  return isHere ? 'ready' : 'elsewhere';
}

/** Date and time, by which a backup is named: '21 Nov 2026, 14:03'. */
export function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}

/** '12.4 MB'; below a tenth of one it says so. */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1 ? 'under 0.1 MB' : `${inMegabytes.format(megabytes)} MB`;
}

/** 'just now', '12 minutes ago', '5 hours ago', '1 day ago'. */
export function longAgo(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE_MS) return 'just now';
  const [size, unit] = age < HOUR_MS ? [MINUTE_MS, 'minute'] : age < DAY_MS ? [HOUR_MS, 'hour'] : [DAY_MS, 'day'];
  const count = Math.floor(age / size);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** How well the site is backed up; what was uploaded says nothing of how things are. */
export function provenWords(items: readonly Backup[], now = Date.now()): string {
  const last = items.find(({ kind, provenAt }) => kind !== 'uploaded' && provenAt !== '');
  if (!last) return 'There is no tested backup of this site yet.';
  return `Tested ${longAgo(last.provenAt, now)}: restored into an empty database and compared.`;
}

/** What went wrong with the last one that is done; '' where it went well. */
export function lastFailure(items: readonly Backup[]): string {
  return items.find(({ endedAt }) => endedAt !== '')?.failure ?? '';
}

/** How many of the others are kept, and what becomes of the one before. */
export function othersKept(count: number): string {
  const [last, are] = count === 1 ? ['The last one', 'is'] : [`The last ${count}`, 'are'];
  return `${last} of each other kind (made manually, before a restore, uploaded) ${are} kept. A new one replaces the oldest of its kind.`;
}

/** What one more backup by hand deletes; '' where there is room for it. */
export function replacedByNext(items: readonly Backup[], kept: number): string {
  const proven = items.filter(({ kind, provenAt }) => kind === 'manual' && provenAt !== '');
  const gone = proven.slice(kept - 1).map(({ startedAt }) => momentOf(startedAt));
  if (gone.length === 0) return '';
  const what = gone.length === 1 ? `the one of ${gone[0]} is` : `the ${gone.length} oldest are`;
  return `Of the manual backups, ${kept === 1 ? 'the last one is' : `the last ${kept} are`} kept. Once this one is tested, ${what} deleted. Download any backup you want to keep for longer.`;
}
