import { Alert, Loader, Skeleton } from '@mantine/core';
import { TbAlertTriangle, TbShieldCheck, TbShieldQuestion } from 'react-icons/tb';
import type { Reply } from '#web/api.ts';
import { formatMoment } from '#web/admin/shell/dates/when.ts';
import { lastFailure, othersKept, provenWords, stageOf } from './backup-texts.ts';
import classes from './backups.module.css';

/** How well the site is backed up: the last proof, the next backup, and what went wrong. */
export function BackupStatus({ page }: { page: Reply<'GET /backups'> }) {
  const { items, nextAt, kept, keptOthers } = page;
  const failure = lastFailure(items);
  const isProven = items.some(({ kind, provenAt }) => kind !== 'uploaded' && provenAt !== '');
  const Icon = isProven ? TbShieldCheck : TbShieldQuestion;
  return (
    <section className={classes.status} aria-label="Backup status">
      <p className={classes.proven}>
        <Icon size={20} aria-hidden className={isProven ? classes.good : undefined} /> {provenWords(items)}
      </p>
      <p className={classes.fact}>
        {nextAt
          ? `The next automatic backup: ${formatMoment(nextAt)}. The last ${kept} nightly backups are kept.`
          : 'There are no automatic backups: BACKUP_TIME is off.'}
      </p>
      <p className={classes.fact}>{othersKept(keptOthers)}</p>
      {failure && (
        <Alert color="brick" icon={<TbAlertTriangle aria-hidden />} mt="sm">
          The last backup failed: {failure}
        </Alert>
      )}
      <div role="status">
        {items.some((one) => stageOf(one) === 'making') && (
          <p className={classes.making}>
            <Loader size={14} color="gray" aria-hidden /> A backup is running. You can leave this screen.
          </p>
        )}
      </div>
    </section>
  );
}

export function StatusBones() {
  return (
    <div className={classes.status}>
      <Skeleton height={14} width="60%" mb={10} />
      <Skeleton height={10} width="40%" />
    </div>
  );
}
