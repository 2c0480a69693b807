import { createHash } from 'node:crypto';

/** The hash of a counter's key: the database should not reveal accounts or networks. */
export function hashedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
