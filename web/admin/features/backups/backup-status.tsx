import { Alert, Loader, Skeleton } from '@mantine/core';
import { TbAlertTriangle, TbShieldCheck, TbShieldQuestion } from 'react-icons/tb';
import type { Reply } from '#web/api.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { lastFailure, othersKeptText, verifiedText, backupStage } from './backup-texts.ts';
import classes from './backups.module.css';
import { NightLamps } from './night-lamps.tsx';
import * as backupsTexts from '#web/admin/texts/backups.ts';

/** The backup status: last verification, next backup, last failure. */
export function BackupStatus({ page }: { page: Reply<'GET /backups'> }) {
  const { items, nextAt, kept, keptOthers } = page;
  const failure = lastFailure(items);
  const isVerified = items.some(({ kind, provenAt }) => kind !== 'uploaded' && provenAt !== '');
  const Icon = isVerified ? TbShieldCheck : TbShieldQuestion;
  return (
    <section className={classes.status} aria-label={backupsTexts.backupStatus}>
      <p className={classes.verified}>
        <Icon size={20} aria-hidden className={isVerified ? classes.good : undefined} /> {verifiedText(items)}
      </p>
      {nextAt && <NightLamps items={items} kept={kept} />}
      <p className={classes.fact}>
        {nextAt
          ? backupsTexts.theNextAutomaticBackup(formatMoment(nextAt), kept)
          : backupsTexts.thereAreNoAutomaticBackups}
      </p>
      <p className={classes.fact}>{othersKeptText(keptOthers)}</p>
      {failure && (
        <Alert color="brick" icon={<TbAlertTriangle aria-hidden />} mt="sm">
          {backupsTexts.theLastBackupFailed(failure)}
        </Alert>
      )}
      <div role="status">
        {items.some((one) => backupStage(one) === 'making') && (
          <p className={classes.making}>
            <Loader size={14} color="gray" aria-hidden /> {backupsTexts.aBackupIsRunning}
          </p>
        )}
      </div>
    </section>
  );
}

export function StatusSkeleton() {
  return (
    <div className={classes.status}>
      <Skeleton height={14} width="60%" mb={10} />
      <Skeleton height={10} width="40%" />
    </div>
  );
}
