import type { FastifyBaseLogger } from 'fastify';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import type { Settings } from '#server/settings.ts';
import { openLoginTraces } from '#server/traces/logins.ts';
import { openTraceStore } from '#server/traces/store.ts';
import { known } from './caller.ts';
import { withPassword } from './confirm-password.ts';
import { openGuesses, type Guesses } from './guesses.ts';
import { loginCalls } from './login.ts';
import { openLoginRules } from './login-rules.ts';
import { openPasswordResets } from './password-reset.ts';
import { passwordResetCalls } from './password-reset-routes.ts';
import { openPlaces } from './places.ts';
import { openSecondFactors } from './second-factor.ts';
import { secondFactorCalls } from './second-factor-routes.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { openUserStore, type UserChanges, type UserStore } from './store.ts';
import { refuseWeak } from './weak-password.ts';

interface Parts {
  users: UserStore;
  sessions: Sessions;
  guesses: Guesses;
}

/** Logging in and out, one's own account, and, for admins, everybody's. */
export function accountCalls(database: Database, settings: Settings, log: FastifyBaseLogger): Handlers {
  const { adminBase, siteUrl } = settings;
  const parts = {
    users: openUserStore(database),
    sessions: openSessions(database),
    factors: openSecondFactors(database),
    guesses: openGuesses(database),
    places: openPlaces(database),
  };
  return {
    ...loginCalls({ ...parts, adminBase }),
    ...passwordResetCalls({
      ...parts,
      resets: openPasswordResets(database),
      traces: openLoginTraces(database, openTraceStore(database).add),
      settings,
      log,
    }),
    ...ownAccountCalls(parts),
    ...secondFactorCalls({ ...parts, rules: openLoginRules(database), issuer: new URL(siteUrl).host }),
    ...userCalls(parts),
  };
}

function ownAccountCalls({ users, sessions, guesses }: Parts): Handlers {
  return {
    'GET /users/me': async ({ caller }) => (await users.get(known(caller).userId)).user,
    'PUT /users/me': async ({ caller, body, ifMatch }) => {
      const { userId, sessionId } = known(caller);
      const { currentPassword, ...changes } = body;
      const mayStay = { ifMatch, keep: sessionId };
      if (changes.password === undefined && changes.email === undefined) return users.update(userId, changes, mayStay);
      if (changes.password !== undefined) await refuseWeak(changes.password, (await users.get(userId)).user);
      return withPassword({ users, guesses }, { userId, given: currentPassword }, (ifHash) =>
        users.update(userId, changes, { ...mayStay, ifHash }),
      );
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

function userCalls({ users }: Pick<Parts, 'users'>): Handlers {
  return {
    'GET /users': () => users.list(),
    'POST /users': async ({ body, caller }) => {
      await refuseWeak(body.password, body);
      return users.create(body, { by: known(caller).userId });
    },
    'PUT /users/:id': async ({ params, body, caller, ifMatch }) => {
      const by = known(caller).userId;
      if (params.id === by) await refuseOwnLogin(users, by, body);
      if (body.password !== undefined) await refuseWeak(body.password, (await users.get(params.id)).user);
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
