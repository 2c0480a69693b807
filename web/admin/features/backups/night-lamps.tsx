import type { Backup } from '#contract/records/backup.ts';
import classes from './night-lamps.module.css';
import { lastNights, type Night } from './nights.ts';
import * as backupsTexts from '#web/admin/texts/backups.ts';

const MEANING: Record<Night['state'], string> = { tested: 'tested', failed: 'failed', none: backupsTexts.noBackup };

interface NightLampsProps {
  items: readonly Backup[];
  /** How many nightly backups are kept. */
  kept: number;
}

/** A lamp in an arch for each of the last nights: lit if that night's backup was tested. */
export function NightLamps({ items, kept }: NightLampsProps) {
  const nights = lastNights(items, kept);
  return (
    <ol className={classes.lamps} aria-label={backupsTexts.theLastNights}>
      {nights.map(({ day, state }) => (
        <li key={day} className={classes.lamp} data-state={state} title={`${day}: ${MEANING[state]}`}>
          <span className={classes.unseen}>
            {day}: {MEANING[state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
