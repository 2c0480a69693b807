import type { FastifyBaseLogger } from 'fastify';
import { failures } from '#contract/failures.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import type { Settings } from '#server/settings.ts';
import { openLoginEntries } from '#server/audit-log/login-entries.ts';
import { openAuditStore } from '#server/audit-log/store.ts';
import { requireCaller } from '#server/http/require-caller.ts';
import { withConfirmedPassword } from './confirm-password.ts';
import { openLoginThrottle, type LoginThrottle } from './login-throttle.ts';
import { loginCalls } from './login.ts';
import { openLoginRules } from './login-rules.ts';
import { openPasswordResets } from './password-reset.ts';
import { passwordResetCalls } from './password-reset-routes.ts';
import { verifyPassword } from './passwords.ts';
import { openKnownNetworks } from './known-networks.ts';
import { openMfa, wrongCodeFailure, type Mfa } from './mfa.ts';
import { mfaCalls } from './mfa-routes.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openUserStore, type UserChanges, type UserStore } from './store.ts';
import { requireStrongPassword } from './weak-password.ts';

interface Parts {
  users: UserStore;
  sessions: Sessions;
  factors: Mfa;
  throttle: LoginThrottle;
}

/** Login and logout, the caller's own account, and, for admins, all accounts. */
export function accountCalls(
  database: Database,
  settings: Settings,
  { box, mailSetup, log }: { box: SecretBox; mailSetup: ReadMailSetup; log: FastifyBaseLogger },
): Handlers {
  const { adminBase, siteUrl } = settings;
  const parts = {
    users: openUserStore(database),
    sessions: openSessions(database, settings),
    factors: openMfa(database, box),
    throttle: openLoginThrottle(database),
    knownNetworks: openKnownNetworks(database),
  };
  return {
    ...loginCalls({ ...parts, adminBase }),
    ...passwordResetCalls({
      ...parts,
      resets: openPasswordResets(database),
      loginEntries: openLoginEntries(database, openAuditStore(database).add),
      database,
      mailSetup,
      log,
    }),
    ...ownAccountCalls(parts),
    ...mfaCalls({ ...parts, rules: openLoginRules(database), issuer: new URL(siteUrl).host }),
    ...userCalls(parts),
  };
}

function ownAccountCalls({ users, sessions, factors, throttle }: Parts): Handlers {
  return {
    'GET /users/me': async ({ caller }) => (await users.get(requireCaller(caller).userId)).user,
    'PUT /users/me': async ({ caller, body, ifMatch }) => {
      const { userId, sessionId, needsNewPassword, isConfirmed } = requireCaller(caller);
      const { currentPassword, ...changes } = body;
      const conditions = { ifMatch, keepSession: sessionId };
      if (needsNewPassword) await refuseTemporary(users, userId, changes.password);
      if (changes.password === undefined && changes.email === undefined)
        return users.update(userId, changes, conditions);
      if (changes.password !== undefined) await requireStrongPassword(changes.password, (await users.get(userId)).user);
      // A user who just logged in with a temporary password does not enter it again.
      if (needsNewPassword && currentPassword === undefined && changes.email === undefined) {
        if (!isConfirmed) throw new Failure('confirm-needed');
        return users.update(userId, changes, conditions);
      }
      return withConfirmedPassword({ users, throttle }, { userId, password: currentPassword }, (ifHash) =>
        users.update(userId, changes, { ...conditions, ifHash }),
      );
    },
    'POST /users/me/confirm': ({ caller, body: { currentPassword, code } }) => {
      const { userId, sessionId } = requireCaller(caller);
      return withConfirmedPassword({ users, throttle }, { userId, password: currentPassword }, async () => {
        await mustShowCode(factors, userId, code);
        return { confirmedUntil: await sessions.confirm(sessionId) };
      });
    },
    'GET /users/me/sessions': async ({ caller }) => {
      const { userId, sessionId } = requireCaller(caller);
      return sessions.list(userId, sessionId);
    },
    'DELETE /users/me/sessions/:id': async ({ caller, params }) => {
      if (!(await sessions.endOwn(requireCaller(caller).userId, params.id))) throw new Failure('not-found');
      return { message: 'Logged out on that device.' };
    },
    'POST /users/me/sessions/end': async ({ caller }) => {
      const { userId, sessionId } = requireCaller(caller);
      const ended = await sessions.endOthers(userId, sessionId);
      return { message: endedMessage(ended), ended };
    },
  };
}

/** With a second factor, the password alone is not enough. */
async function mustShowCode(factors: Mfa, userId: string, code: string | undefined): Promise<void> {
  if (!(await factors.state(userId)).isOn) return;
  const { message } = failures['code-needed'];
  if (!code) throw new Failure('invalid', { message, issues: [{ path: 'code', message }] });
  if (!(await factors.accepts(userId, code))) throw wrongCodeFailure();
}

/** A temporary password must be replaced by a different one. */
async function refuseTemporary(users: UserStore, userId: string, password: string | undefined): Promise<void> {
  if (password === undefined) throw new Failure('new-password-needed');
  if (!(await verifyPassword(password, (await users.get(userId)).passwordHash))) return;
  const message = 'This is your temporary password. Please choose another one.';
  throw new Failure('invalid', { message, issues: [{ path: 'password', message }] });
}

function endedMessage(ended: number): string {
  if (ended === 0) return 'You were not logged in anywhere else.';
  return ended === 1 ? 'Logged out on the other device.' : `Logged out on ${ended} other devices.`;
}

function userCalls({ users, sessions }: Pick<Parts, 'users' | 'sessions'>): Handlers {
  return {
    'GET /users': () => users.list(),
    'POST /users': async ({ body, caller }) => {
      await requireStrongPassword(body.password, body);
      return users.create(body, { by: requireCaller(caller).userId });
    },
    'PUT /users/:id': async ({ params, body, caller, ifMatch }) => {
      const by = requireCaller(caller).userId;
      if (params.id === by) await refuseOwnLogin(users, by, body);
      if (body.password !== undefined) await requireStrongPassword(body.password, (await users.get(params.id)).user);
      return users.update(params.id, body, { ifMatch, by });
    },
    'POST /users/:id/sessions/end': async ({ params, caller }) => {
      const { name } = (await users.get(params.id)).user;
      const ended = await sessions.endOthers(params.id, requireCaller(caller).sessionId);
      return { message: ended === 0 ? `${name} was not logged in.` : `${name} was logged out everywhere.`, ended };
    },
    'DELETE /users/:id': async ({ params, caller }) => {
      await users.remove(params.id, { by: requireCaller(caller).userId });
      return { message: saved.deleted };
    },
  };
}

/** Changes to the caller's own login need the current password: an unlocked computer must not be enough. */
async function refuseOwnLogin(users: UserStore, by: string, { email, password }: UserChanges): Promise<void> {
  const isOtherEmail = email !== undefined && email.toLowerCase() !== (await users.get(by)).user.email;
  const own = [...(isOtherEmail ? ['email'] : []), ...(password !== undefined ? ['password'] : [])];
  const message = 'Change your own email and password in “Your account”.';
  if (own.length > 0) throw new Failure('invalid', { message, issues: own.map((path) => ({ path, message })) });
}
