import { randomBytes } from 'node:crypto';
import { Failure } from '#server/http/failure.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import type { UserStore } from './store.ts';
import { passwordWeakness } from './weak-password.ts';

/**
 * Creates the first admin if there is no account yet. Returns the login to print, with the password only if it was
 * generated; null if there is an account. A password that is too easy to guess is a `StartError`.
 */
export async function createFirstAdmin(users: UserStore, { adminEmail, adminPassword }: Settings) {
  if ((await users.count()) > 0) return null;
  const weakness = adminPassword === undefined ? null : await passwordWeakness(adminPassword, { email: adminEmail });
  if (weakness !== null) throw new StartError(`ADMIN_PASSWORD: found a value that is not shown; ${weakness}`);
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  try {
    const mustChangePassword = adminPassword === undefined; // a generated password was printed, perhaps to a log
    await users.create({ name: 'Admin', email: adminEmail, role: 'admin', password, mustChangePassword });
  } catch (error) {
    if (error instanceof Failure && error.code === 'email-taken') return null; // another process was faster
    throw error;
  }
  return { email: adminEmail, password: adminPassword === undefined ? password : null };
}
