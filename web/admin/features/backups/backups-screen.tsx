import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { TbDatabaseExport, TbUpload } from 'react-icons/tb';
import { stateTexts } from '#contract/texts/states.ts';
import { messageOf, type Reply } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { NotForYou } from '#web/admin/shell/not-for-you.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { Trunk } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { BackupRow } from './backup-row.tsx';
import { BackupStatus, StatusSkeleton } from './backup-status.tsx';
import { replacedByNextText, backupStage } from './backup-texts.ts';
import classes from './backups.module.css';
import { ExportSite } from './export-site.tsx';
import { UploadBackup } from './upload-backup.tsx';
import { useBackups, useNewBackup } from './use-backups.ts';
import * as backupsTexts from '#web/admin/texts/backups.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

/** The backups of the site and how to restore them. For admins. */
export function BackupsScreen() {
  return useAccount().role === 'admin' ? (
    <Backups />
  ) : (
    <NotForYou title={commonTexts.backups} text={backupsTexts.backupsContainAllAccounts} />
  );
}

function Backups() {
  const { data, error, refetch } = useBackups();
  const [isUploading, uploading] = useDisclosure(false);
  return (
    <Page
      title={commonTexts.backups}
      help={backupsTexts.everythingInOneFilePages}
      actions={
        <>
          <Button variant="default" leftSection={<TbUpload size={16} aria-hidden />} onClick={uploading.open}>
            {backupsTexts.uploadABackup}
          </Button>
          <BackUpNowButton page={data} />
        </>
      }
    >
      {data ? <BackupList page={data} /> : <BackupsNotLoaded error={error} onRetry={() => void refetch()} />}
      <p className={classes.note}>{backupsTexts.aBackupContainsAllAccounts}</p>
      <ExportSite />
      <UploadBackup isOpen={isUploading} onClose={uploading.close} />
    </Page>
  );
}

/** aria-disabled instead of disabled, so that the button keeps focus. */
function BackUpNowButton({ page }: { page: Reply<'GET /backups'> | undefined }) {
  const { isBusy, begin } = useNewBackup();
  const isMaking = page?.items.some((one) => backupStage(one) === 'making') ?? true;
  const isOff = isBusy || isMaking;
  return (
    <Button
      leftSection={<TbDatabaseExport size={16} aria-hidden />}
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) confirmBackUp(page, () => void begin());
      }}
    >
      {backupsTexts.backUpNow}
    </Button>
  );
}

/** Asks first if the new backup would replace another. */
function confirmBackUp(page: Reply<'GET /backups'> | undefined, begin: () => void) {
  const replaced = page && replacedByNextText(page.items, page.keptOthers);
  if (!replaced) {
    begin();
    return;
  }
  confirmAction({
    title: backupsTexts.backUpNowQuestion,
    children: replaced,
    labels: { confirm: backupsTexts.backUp, cancel: commonTexts.cancel },
    onConfirm: begin,
  });
}

function BackupList({ page }: { page: Reply<'GET /backups'> }) {
  return (
    <>
      <BackupStatus page={page} />
      {page.items.length > 0 ? (
        <ul className={classes.frame} aria-label={commonTexts.backups}>
          {page.items.map((backup) => (
            <BackupRow key={backup._id} backup={backup} confirmation={page.confirmation} />
          ))}
        </ul>
      ) : (
        <div className={classes.frame}>
          <EmptyState scene={<Trunk />} title={backupsTexts.noBackupsYet} text={backupsTexts.yourBackupsWillBeListed} />
        </div>
      )}
    </>
  );
}

function BackupsNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error) {
    return (
      <div className={classes.frame}>
        <FailedState title={messageOf(error, backupsTexts.failedToLoadTheBackups)} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div role="status" aria-label={stateTexts.loading}>
      <StatusSkeleton />
      <div className={classes.frame}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={classes.row}>
            <div className={classes.what}>
              <Skeleton height={12} width="60%" mb={8} />
              <Skeleton height={10} width="40%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
