import { PANEL_ROLES } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { ApiError, callForPanel, endSession, messageOf } from '#web/api.ts';
import { readAuth, storeAuth, takeReturnPath, type Auth } from '#web/session.ts';

export interface Credentials {
  email: string;
  password: string;
  /** The code of the second factor, if it was asked for. */
  code?: string;
}

/** Why the login failed; the message is empty if only the code is missing. */
export interface Refusal {
  message: string;
  /** The password is right, and the code comes next. */
  needsCode: boolean;
}

/** The login of a user with access to the panel, else the reason for the refusal. */
export async function requestAuth(body: Credentials): Promise<Required<Auth> | Refusal> {
  try {
    const {
      token,
      adminBase,
      needsNewPassword = false,
      ...session
    } = await callForPanel('POST /users/login', { body });
    const { needsSecondFactor = false, ...user } = session;
    if (!PANEL_ROLES.includes(user.role) || !adminBase) return refusal(failures.forbidden.message);
    return { user, token, adminBase, needsNewPassword, needsSecondFactor, startedHere: true };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'code-needed') return { message: '', needsCode: true };
    // The step with the code stays after any error, unless the password no longer fits.
    const isCode = code === 'wrong-code' || (body.code !== undefined && code !== 'wrong-login');
    return { message: messageOf(error, stateTexts.noAnswer), needsCode: isCode };
  }
}

/** Stores a login and ends the previous session, if this browser started it. */
export function replaceAuth(auth: Auth): void {
  const before = readAuth();
  storeAuth(auth);
  if (before?.startedHere && before.token !== auth.token) void endSession(before.token);
}

function refusal(message: string): Refusal {
  return { message, needsCode: false };
}

/** Logs in and goes to the panel. Resolves to null, or to the refusal. */
export async function logIn(credentials: Credentials): Promise<Refusal | null> {
  const auth = await requestAuth(credentials);
  if ('message' in auth) return auth;
  replaceAuth(auth);
  location.assign(takeReturnPath() ?? auth.adminBase);
  return null;
}
