import { call } from '#web/api.ts';
import { clearAuth } from '#web/session.ts';

/** Ends the session here even where the server cannot be told. */
export async function logOut(): Promise<void> {
  await call('POST /users/logout').catch(() => null);
  clearAuth();
  location.assign('/login');
}
