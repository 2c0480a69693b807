import { useQuery } from '@tanstack/react-query';
import { TbAlertTriangleFilled } from 'react-icons/tb';
import { Link } from 'react-router';
import type { BackupState } from '#contract/records/backup.ts';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './dashboard.module.css';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const REFRESH_MS = 60_000;

/** When a backup was last verified, and why the last one failed. Without a recent one, it carries a warning sign. */
export function BackupLine() {
  const { role } = useAccount();
  const { data } = useQuery({ ...query('GET /backups/state'), refetchInterval: REFRESH_MS });
  if (!data) return null;
  const isProven = data.lastProvenAt !== '' && !data.failure && !data.isLate;
  return (
    <p className={classes.note}>
      {!isProven && <TbAlertTriangleFilled className={classes.warn} size={16} aria-hidden />} {backupSummary(data)}{' '}
      {role === 'admin' && <Link to="/backups">{dashboardTexts.allBackups}</Link>}
    </p>
  );
}

export function backupSummary({ lastProvenAt, failure, isLate }: BackupState): string {
  const last = lastProvenAt
    ? dashboardTexts.lastTestedBackup(formatFull(lastProvenAt))
    : dashboardTexts.noBackupHasBeenMade;
  if (failure) return dashboardTexts.theLastBackupFailed(failure.replace(/\.$/, ''), last);
  return isLate ? dashboardTexts.thatIsMoreThanTwo(last) : `${last}.`;
}
