import { randomBytes } from 'node:crypto';
import { Failure } from '#server/http/failure.ts';
import type { Settings } from '#server/settings.ts';
import type { UserStore } from './store.ts';

/** Makes the first admin where there is no account yet. Gives the login to tell, or null when there was one. */
export async function makeFirstAdmin(users: UserStore, { adminEmail, adminPassword }: Settings) {
  if ((await users.count()) > 0) return null;
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  try {
    await users.create({ name: 'Admin', email: adminEmail, role: 'admin', password });
  } catch (error) {
    if (error instanceof Failure && error.code === 'email-taken') return null; // another process was faster
    throw error;
  }
  return { email: adminEmail, password: adminPassword === undefined ? password : null };
}
