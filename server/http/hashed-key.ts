import { createHash } from 'node:crypto';

/** A counter's key as the database keeps it: a key names an account or a network, and nobody needs to read that. */
export function hashedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
