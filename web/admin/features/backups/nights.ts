import type { Backup } from '#contract/records/backup.ts';
import { backupStage } from './backup-texts.ts';
import { LOCALE } from '#web/admin/texts/language.ts';

export interface Night {
  /** The local day on which the night ends, such as '22 Nov'. */
  day: string;
  state: 'tested' | 'failed' | 'none';
}

const dayName = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });

/** The last `count` nights, oldest first, each with the outcome of its backup. */
export function lastNights(items: readonly Backup[], count: number, now = new Date()): Night[] {
  const nightly = items.filter(({ kind }) => kind === 'nightly');
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - index));
    const ofThatDay = nightly.filter(({ startedAt }) => new Date(startedAt).toDateString() === date.toDateString());
    return { day: dayName.format(date), state: stateOf(ofThatDay, now.getTime()) };
  });
}

function stateOf(backups: Backup[], now: number): Night['state'] {
  if (backups.some(({ provenAt }) => provenAt !== '')) return 'tested';
  return backups.some((one) => ['failed', 'cut-off'].includes(backupStage(one, now))) ? 'failed' : 'none';
}
