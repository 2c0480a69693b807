/** Why a backup was made. */
export const BACKUP_KINDS = ['nightly', 'manual', 'before-restore', 'uploaded'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

const NAME = /^marquee-\d{4}-\d{2}-\d{2}-\d{6}(?:-\d+)?-(nightly|manual|before-restore|uploaded)\.tar$/;

/**
 * Under which name a backup of a moment is kept; the time is UTC. That of a night has one name for all processes, so that
 * one of them makes it; any other is one of its own.
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
