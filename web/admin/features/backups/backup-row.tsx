import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { TbDownload, TbHistory, TbTrash } from 'react-icons/tb';
import type { Backup } from '#contract/records/backup.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { KINDS, backupMoment, sizeText, backupStage, type BackupStage } from './backup-texts.ts';
import classes from './backups.module.css';
import { RestoreBackup } from './restore-backup.tsx';
import { useBackup } from './use-backups.ts';
import * as backupsTexts from '#web/admin/texts/backups.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface BackupRowProps {
  backup: Backup;
  confirmation: string;
}

/** One backup: when and why it was made, its result, and its actions. */
export function BackupRow({ backup, confirmation }: BackupRowProps) {
  const { startedAt, kind, bytes } = backup;
  const stage = backupStage(backup);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <time className={classes.when} dateTime={startedAt} title={formatFull(startedAt)}>
          {backupMoment(startedAt)}
        </time>
        <span className={classes.fact}>
          {KINDS[kind]}
          {bytes > 0 && ` · ${sizeText(bytes)}`}
        </span>
      </div>
      <BackupOutcome backup={backup} stage={stage} />
      <BackupActions backup={backup} stage={stage} confirmation={confirmation} />
    </li>
  );
}

function BackupOutcome({ backup: { provenAt, failure }, stage }: { backup: Backup; stage: BackupStage }) {
  if (stage === 'making')
    return (
      <span className={classes.outcome}>
        <Loader size={14} color="gray" aria-hidden /> {backupsTexts.running}
      </span>
    );
  if (stage === 'cut-off') return <span className={classes.failed}>{backupsTexts.notFinishedItWasInterrupted}</span>;
  if (stage === 'failed') return <span className={classes.failed}>{backupsTexts.failed(failure)}</span>;
  return (
    <div>
      <span className={classes.outcome}>
        <span className={classes.dot} /> {backupsTexts.tested(backupMoment(provenAt))}
      </span>
      {stage === 'elsewhere' && <span className={classes.fact}>{backupsTexts.itsFile}</span>}
    </div>
  );
}

function BackupActions({ backup, stage, confirmation }: BackupRowProps & { stage: BackupStage }) {
  const { isBusy, download, remove } = useBackup(backup);
  const [isRestoring, setRestoring] = useState(false);
  const when = backupMoment(backup.startedAt);
  if (stage === 'making' || stage === 'cut-off') return null;
  return (
    <div className={classes.buttons}>
      {stage === 'ready' && (
        <>
          <Button
            variant="default"
            leftSection={<TbDownload size={16} aria-hidden />}
            aria-label={backupsTexts.downloadWithWhen(when)}
            aria-disabled={isBusy}
            onClick={() => void download()}
          >
            {backupsTexts.download}
          </Button>
          <Button
            variant="default"
            leftSection={<TbHistory size={16} aria-hidden />}
            aria-label={backupsTexts.restoreWithWhen(when)}
            onClick={() => setRestoring(true)}
          >
            {backupsTexts.restore}
          </Button>
        </>
      )}
      <Button
        variant="subtle"
        color="gray"
        leftSection={<TbTrash size={16} aria-hidden />}
        aria-label={backupsTexts.deleteWithWhen(when)}
        onClick={() => confirmDelete(backup, stage, remove)}
      >
        {commonTexts.deleteAsk}
      </Button>
      <RestoreBackup
        backup={backup}
        confirmation={confirmation}
        isOpen={isRestoring}
        onClose={() => setRestoring(false)}
      />
    </div>
  );
}

const MADE: Record<Backup['kind'], string> = {
  nightly: backupsTexts.itWasMadeAutomatically,
  manual: backupsTexts.itWasMadeManually,
  'before-restore': backupsTexts.itWasMadeBefore,
  uploaded: backupsTexts.itWasUploaded,
};
const GOES: Record<string, string> = {
  ready: backupsTexts.itsFileIsDeletedPermanently,
  elsewhere: backupsTexts.itIsRemoved,
  failed: backupsTexts.itIsRemovedFromThisList,
};

function confirmDelete({ startedAt, kind }: Backup, stage: BackupStage, remove: () => Promise<void>) {
  confirmAction({
    title: backupsTexts.deleteTheBackupOf(backupMoment(startedAt)),
    children: `${MADE[kind]} ${GOES[stage] ?? ''}`,
    labels: { confirm: commonTexts.deleteLabel, cancel: commonTexts.cancel },
    confirmProps: { color: 'brick' },
    // The row disappears. Move focus so that it is not lost.
    onConfirm: () => void remove().then(() => document.getElementById('main')?.focus()),
  });
}
