import { PANEL_ROLES } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { callAsAnyone, messageOf } from '#web/api.ts';
import { storeAuth, takeOrigin, type Auth } from '#web/session.ts';

/** The login of somebody who may open the panel, else the words that say why there is none. */
export async function askForAuth(email: string, password: string): Promise<Required<Auth> | string> {
  try {
    const { token, adminBase, ...user } = await callAsAnyone('POST /users/login', { body: { email, password } });
    if (!PANEL_ROLES.includes(user.role) || !adminBase) return failures.forbidden.message;
    return { user, token, adminBase };
  } catch (error) {
    return messageOf(error, failures.unexpected.message);
  }
}

/** Logs in and leaves for the panel. Answers null then, else the words that say why not. */
export async function logIn(email: string, password: string): Promise<string | null> {
  const auth = await askForAuth(email, password);
  if (typeof auth === 'string') return auth;
  storeAuth(auth);
  location.assign(takeOrigin() ?? auth.adminBase);
  return null;
}
