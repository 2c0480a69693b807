import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id, with the library's OWASP parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneSpelling(password));
}

let nobodysHash: Promise<string> | undefined;

/** Whether the password fits. An unknown account (null) takes as long as a known one and never fits. */
export async function fitsPassword(password: string, stored: string | null): Promise<boolean> {
  const instead = await (nobodysHash ??= hash(crypto.randomUUID()));
  const fits = await verify(stored ?? instead, oneSpelling(password));
  return stored !== null && fits;
}

/** Keyboards write 'ü' as one character or as two: both are the same password. */
function oneSpelling(password: string): string {
  return password.normalize('NFKC');
}
