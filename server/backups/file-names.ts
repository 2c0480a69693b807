/** Why a backup was made. */
export const BACKUP_KINDS = ['nightly', 'manual', 'before-restore', 'uploaded'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

const NAME = /^marquee-\d{4}-\d{2}-\d{2}-\d{6}(?:-\d+)?-(nightly|manual|before-restore|uploaded)\.tar$/;

/**
 * The file name of a backup at a time in UTC. A nightly backup has the same name in all processes, so that only one makes
 * it. All other names are unique.
 */
export function backupFileName(kind: BackupKind, at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  const second = time.slice(0, 8).replaceAll(':', '');
  return `marquee-${day}-${second}${kind === 'nightly' ? '' : `-${time.slice(9, 12)}`}-${kind}.tar`;
}

/** Why the backup of this name was made; null for any other name. */
export function backupKindOf(name: string): BackupKind | null {
  const found = NAME.exec(name)?.[1];
  return BACKUP_KINDS.find((kind) => kind === found) ?? null;
}
