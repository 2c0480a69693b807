import { counted, plural } from './language.ts';

export const running = 'Running…';
export const notFinishedItWasInterrupted = 'Not finished: it was interrupted.';
export const failed = (failure: string | number) => `Failed: ${failure}`;
export const tested = (backupMoment: string | number) => `Tested ${backupMoment}`;
export const itsFile = 'Its file is not on this machine.';
export const download = 'Download';
export const downloadWithWhen = (when: string | number) => `Download ${when}`;
export const restore = 'Restore…';
export const restoreWithWhen = (when: string | number) => `Restore… ${when}`;
export const deleteWithWhen = (when: string | number) => `Delete… ${when}`;
export const itWasMadeAutomatically = 'It was made automatically at night.';
export const itWasMadeManually = 'It was made manually.';
export const itWasMadeBefore = 'It was made before a restore, so that the restore can be undone.';
export const itWasUploaded = 'It was uploaded.';
export const itsFileIsDeletedPermanently = 'Its file is deleted permanently. Nothing on the site changes.';
export const itIsRemoved =
  'It is removed from this list. Its file is not on this machine. A file on another machine stays there.';
export const itIsRemovedFromThisList = 'It is removed from this list. It has no file.';
export const deleteTheBackupOf = (backupMoment: string | number) => `Delete the backup of ${backupMoment}?`;

export const theNextAutomaticBackup = (when: string | number, kept: string | number) =>
  `The next automatic backup: ${when}. The last ${kept} nightly backups are kept.`;
export const thereAreNoAutomaticBackups = 'There are no automatic backups: BACKUP_TIME is off.';
export const theLastBackupFailed = (failure: string | number) => `The last backup failed: ${failure}`;
export const aBackupIsRunning = 'A backup is running. You can leave this screen.';
export const backupStatus = 'Backup status';

export const nightly = 'Nightly';
export const madeManually = 'Made manually';
export const beforeARestore = 'Before a restore';
export const uploaded = 'Uploaded';
export const underZeroOneMb = 'under 0.1 MB';
export const mb = (megabytes: string | number) => `${megabytes} MB`;
export const justNow = 'just now';
export const thereIsNoTestedBackup = 'There is no tested backup of this site yet.';
export const testedRestoredIntoAnEmpty = (ago: string | number) =>
  `Tested ${ago}: restored into an empty database and compared.`;

export const backupsContainAllAccounts =
  'Backups contain all accounts and what visitors wrote, so only admins can see them.';
export const aBackupContainsAllAccounts =
  'A backup contains all accounts and passwords in scrambled form: keep it safe. Keep one on another machine, too.';
export const everythingInOneFilePages = 'Everything in one file: pages, posts, messages, leads, accounts and pictures.';
export const uploadABackup = 'Upload a backup…';
export const backUpNow = 'Back up now';
export const backUpNowQuestion = 'Back up now?';
export const backUp = 'Back up';
export const noBackupsYet = 'No backups yet.';
export const yourBackupsWillBeListed = 'Your backups will be listed here. You can download and restore each one.';
export const failedToLoadTheBackups = 'Failed to load the backups';

export const noBackup = 'no backup';
export const theLastNights = 'The last nights';

export const theServerDidNotAnswer =
  'The server did not answer. The restore may still be running. Check the site in a few minutes before you try again.';
export const restoreTheBackupOf = (backupMoment: string | number) => `Restore the backup of ${backupMoment}?`;
export const everythingWillBeReplaced = (then: string | number) =>
  `Everything will be replaced by the content of the file uploaded on ${then}`;
export const everythingWillGoBack = (then: string | number) => `Everything will go back to how it was on ${then}`;
export const pagesPostsMessagesLeadsAccounts = ': pages, posts, messages, leads, accounts.';
export const theCurrentStateIsBacked = 'The current state is backed up first, so that you can undo this.';
export const everyoneIncludingYouMustLog =
  'Everyone, including you, must log in again with the password from that time.';
export const typeToConfirm = (confirmation: string | number) => `Type ${confirmation} to confirm`;
export const restoringThisCanTake = 'Restoring. This can take a few minutes. Please keep this page open.';

export const itIsCheckedAndAdded =
  'It is checked and added to the list. Nothing on the site changes until you restore it.';
export const uploadABackupLabel = 'Upload a backup';
export const backupFile = 'Backup file';
export const aTarFile = 'A .tar file that was downloaded here or made with npm run backup.';
export const chooseAFile = 'Choose a file';
export const upload = 'Upload';
export const stop = 'Stop';
export const uploading = (name: string | number) => `Uploading ${name}`;
export const sentTheFileIsChecked = (percent: string | number) =>
  `${percent}% sent. The file is checked after the last part.`;

export const theUploadFailedCheck = 'The upload failed. Check your connection, then try again.';
export const wasUploadedItIsNow = (name: string | number) => `${name} was uploaded. It is now in the list.`;
export const chooseAFileFirst = 'Choose a file first.';
export const aBackupIsAFile = 'A backup is a file that ends in .tar.';
export const thisFileIsEmpty = 'This file is empty.';

export const theBackupFailed = (failure: string | number) => `The backup failed: ${failure}`;
export const backupMadeAndTested = 'Backup made and tested.';
export const theBackupCould = 'The backup could not be started.';
export const itContainsAllAccountsKeep = 'It contains all accounts. Keep it where nobody else can read it.';
export const theFileCould = 'The file could not be downloaded.';
export const theBackupCouldNotBeDeleted = 'The backup could not be deleted.';
export const othersKept = (count: number) =>
  `${plural(count, 'The last one of each other kind (made manually, before a restore, uploaded) is', `The last ${count} of each other kind (made manually, before a restore, uploaded) are`)} kept. A new one replaces the oldest of its kind.`;
export const replacedByNext = (kept: number, replaced: number, moment: string) => {
  const keeps = plural(kept, 'the last one is', `the last ${kept} are`);
  const deleted = plural(replaced, `the one of ${moment} is`, `the ${replaced} oldest are`);
  return `Of the manual backups, ${keeps} kept. Once this one is tested, ${deleted} deleted. Download any backup you want to keep for longer.`;
};
export const minutesAgo = (count: number) => `${counted(count, 'minute', 'minutes')} ago`;
export const hoursAgo = (count: number) => `${counted(count, 'hour', 'hours')} ago`;
export const daysAgo = (count: number) => `${counted(count, 'day', 'days')} ago`;
