/** Why a backup was made. */
export const BACKUP_KINDS = ['nightly', 'manual', 'before-restore', 'uploaded'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

const NAME = /^marquee-\d{4}-\d{2}-\d{2}-\d{6}(?:-\d+)?-(nightly|manual|before-restore|uploaded)\.tar$/;

/** Under which name a backup of a moment is kept; the time is UTC. */
export function fileName(kind: BackupKind, at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  return `marquee-${day}-${time.slice(0, 8).replaceAll(':', '')}-${kind}.tar`;
}

/** Why the backup of this name was made; null for any other name. */
export function kindOf(name: string): BackupKind | null {
  const found = NAME.exec(name)?.[1];
  return BACKUP_KINDS.find((kind) => kind === found) ?? null;
}
