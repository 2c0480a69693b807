import { PANEL_ROLES } from '#contract/constants.ts';
import { saved } from '#contract/texts.ts';
import type { Caller } from '#server/http/access.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import type { Limit, Limits } from '#server/http/limits.ts';
import { fitsPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { UserChanges, UserStore } from './store.ts';

/** Failed logins that are allowed: from one address; from it for one account; and for one account wherever from. */
const PER_ADDRESS: Limit = { max: 30, seconds: 900 };
const PER_PAIR: Limit = { max: 10, seconds: 900 };
// Much higher, or anybody could keep an account's owner out.
const PER_ACCOUNT: Limit = { max: 200, seconds: 900 };
/** Wrong guesses of the current password by somebody who is logged in. */
const PER_OWNER: Limit = { max: 10, seconds: 900 };

interface Parts {
  users: UserStore;
  sessions: Sessions;
  limits: Limits;
  adminBase: string;
}

/** Logging in and out, one's own account, and, for admins, everybody's. */
export function accountCalls(parts: Parts): Handlers {
  return { ...loginCalls(parts), ...ownAccountCalls(parts), ...userCalls(parts) };
}

function loginCalls({ users, sessions, limits, adminBase }: Parts): Handlers {
  return {
    'POST /users/login': async ({ body: { email, password }, address, request }) => {
      const account = email.toLowerCase();
      const keys = {
        address: `login-from:${address}`,
        pair: `login:${account}:${address}`,
        account: `login:${account}`,
      };
      await limits.take(keys.address, PER_ADDRESS);
      await limits.take(keys.pair, PER_PAIR);
      await limits.take(keys.account, PER_ACCOUNT);
      const found = await users.findByEmail(email);
      const fits = await fitsPassword(password, found?.passwordHash ?? null);
      const agent = request.headers['user-agent'];
      const token = found && fits ? await sessions.start(found.user._id, found.passwordHash, agent) : null;
      if (!found || token === null) throw new Failure('wrong-login');
      for (const key of Object.values(keys)) await limits.giveBack(key);
      await users.seen(found.user._id);
      const { _id, name, role } = found.user;
      const panel = PANEL_ROLES.includes(role) ? { adminBase } : {};
      return { _id, name, email: found.user.email, role, token, ...panel };
    },
    'POST /users/logout': async ({ caller }) => {
      await sessions.end(known(caller).sessionId);
      return { message: 'Logged out.' };
    },
  };
}

function ownAccountCalls({ users, sessions, limits }: Parts): Handlers {
  return {
    'GET /users/me': async ({ caller }) => (await users.get(known(caller).userId)).user,
    'PUT /users/me': async ({ caller, body, ifMatch }) => {
      const { userId, sessionId } = known(caller);
      const { currentPassword, ...changes } = body;
      const mayStay = { ifMatch, keep: sessionId };
      if (changes.password === undefined && changes.email === undefined) return users.update(userId, changes, mayStay);
      await limits.take(`password:${userId}`, PER_OWNER);
      const ifHash = await confirmPassword(users, userId, currentPassword);
      await limits.giveBack(`password:${userId}`);
      return users.update(userId, changes, { ...mayStay, ifHash });
    },
    'GET /users/me/sessions': async ({ caller }) => {
      const { userId, sessionId } = known(caller);
      return sessions.list(userId, sessionId);
    },
    'DELETE /users/me/sessions/:id': async ({ caller, params }) => {
      if (!(await sessions.endOwn(known(caller).userId, params.id))) throw new Failure('not-found');
      return { message: 'The session was ended.' };
    },
    'POST /users/me/sessions/end': async ({ caller }) => {
      const { userId, sessionId } = known(caller);
      const ended = await sessions.endOthers(userId, sessionId);
      return { message: endedInWords(ended), ended };
    },
  };
}

function endedInWords(ended: number): string {
  if (ended === 0) return 'There was no other session to end.';
  return ended === 1 ? 'The other session was ended.' : `The ${ended} other sessions were ended.`;
}

function userCalls({ users }: Parts): Handlers {
  return {
    'GET /users': () => users.list(),
    'POST /users': ({ body, caller }) => users.create(body, { by: known(caller).userId }),
    'PUT /users/:id': async ({ params, body, caller, ifMatch }) => {
      const by = known(caller).userId;
      if (params.id === by) await refuseOwnLogin(users, by, body);
      return users.update(params.id, body, { ifMatch, by });
    },
    'DELETE /users/:id': async ({ params, caller }) => {
      await users.remove(params.id, { by: known(caller).userId });
      return { message: saved.deleted };
    },
  };
}

/** How oneself logs in is changed where the current password is asked for, or an unlocked computer would be enough. */
async function refuseOwnLogin(users: UserStore, by: string, { email, password }: UserChanges): Promise<void> {
  const isOtherEmail = email !== undefined && email.toLowerCase() !== (await users.get(by)).user.email;
  const own = [...(isOtherEmail ? ['email'] : []), ...(password !== undefined ? ['password'] : [])];
  const message = 'Your own email and password are changed in your account, with the current password.';
  if (own.length > 0) throw new Failure('invalid', { message, issues: own.map((path) => ({ path, message })) });
}

/** Gives the hash that the password fitted. */
async function confirmPassword(users: UserStore, userId: string, given: string | undefined): Promise<string> {
  const { passwordHash } = await users.get(userId);
  if (await fitsPassword(given ?? '', passwordHash)) return passwordHash;
  const message = 'The current password is not right';
  throw new Failure('invalid', { message, issues: [{ path: 'currentPassword', message }] });
}

function known(caller: Caller | null): Caller {
  if (!caller) throw new Failure('not-logged-in');
  return caller;
}
