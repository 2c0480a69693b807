/** Why a backup was not made or not accepted, as a sentence for users. Nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const backupErrors = {
  foreign: 'This file is not a backup of Marquee.',
  damaged: 'This backup is damaged: it is incomplete or was changed after it was made.',
  newer: (version: string) =>
    `This backup was made by a newer version of Marquee (${version}). Update this site first.`,
  notErased: 'A restore of this backup would bring back data of a person that was erased.',
  unreadable: (reason: string) => `This backup cannot be used: ${reason}`,
} as const;

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
};

/** The message of an error, with the path of the file if there is one. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = 'code' in error ? reasons[String(error.code)] : undefined;
  const path = 'path' in error && typeof error.path === 'string' ? `${error.path}: ` : '';
  return known ? path + known : error.message;
}
