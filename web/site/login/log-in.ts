import { PANEL_ROLES } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { call, messageOf } from '#web/api.ts';
import { storeAuth, takeOrigin } from '#web/session.ts';

/** Logs in and leaves for the panel. Answers null then, else the words that say why not. */
export async function logIn(email: string, password: string): Promise<string | null> {
  try {
    const { token, adminBase, ...user } = await call('POST /users/login', { body: { email, password } });
    if (!PANEL_ROLES.includes(user.role) || !adminBase) return failures.forbidden.message;
    storeAuth({ user, token, adminBase });
    location.assign(takeOrigin() ?? adminBase);
    return null;
  } catch (error) {
    return messageOf(error, failures.unexpected.message);
  }
}
