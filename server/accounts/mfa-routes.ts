import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { requireCaller } from '#server/http/require-caller.ts';
import { withConfirmedPassword } from './confirm-password.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { LoginRules } from './login-rules.ts';
import { wrongCodeFailure, type Mfa } from './mfa.ts';
import type { UserStore } from './store.ts';

interface Parts {
  users: UserStore;
  factors: Mfa;
  rules: LoginRules;
  throttle: LoginThrottle;
  /** The name that apps show beside the codes. */
  issuer: string;
}

/** The caller's second factor, and, for admins, those of all accounts. */
export function mfaCalls(parts: Parts): Handlers {
  return { ...ownCalls(parts), ...adminCalls(parts) };
}

function ownCalls({ users, factors, throttle, issuer }: Parts): Handlers {
  /** Runs `work` after the password and a code are confirmed. */
  const withConfirmedCode = <T>(
    userId: string,
    { currentPassword, code }: Confirmation,
    work: () => Promise<T>,
  ): Promise<T> =>
    withConfirmedPassword({ users, throttle }, { userId, password: currentPassword }, async () => {
      if (!(await factors.accepts(userId, code))) throw wrongCodeFailure();
      return work();
    });

  return {
    'GET /users/me/second-factor': ({ caller }) => factors.state(requireCaller(caller).userId),
    'POST /users/me/second-factor': async ({ caller }) => {
      const { userId } = requireCaller(caller);
      return factors.begin(userId, (await users.get(userId)).user.email, issuer);
    },
    'PUT /users/me/second-factor': ({ caller, body: { currentPassword, code } }) => {
      const { userId, sessionId } = requireCaller(caller);
      return withConfirmedPassword({ users, throttle }, { userId, password: currentPassword }, async () => ({
        recoveryCodes: await factors.confirm(userId, code, sessionId),
      }));
    },
    'POST /users/me/second-factor/codes': ({ caller, body }) => {
      const { userId } = requireCaller(caller);
      return withConfirmedCode(userId, body, async () => ({ recoveryCodes: await factors.renewRecoveryCodes(userId) }));
    },
    'POST /users/me/second-factor/off': ({ caller, body }) => {
      const { userId } = requireCaller(caller);
      return withConfirmedCode(userId, body, async () => {
        await factors.turnOff(userId);
        return { message: 'Two-step login is off.' };
      });
    },
  };
}

interface Confirmation {
  currentPassword: string;
  code: string;
}

function adminCalls({ factors, rules }: Parts): Handlers {
  return {
    'GET /login-rules': () => rules.get(),
    'PUT /login-rules': ({ body, caller }) => rules.set(body.everybodyNeedsSecondFactor, requireCaller(caller).userId),
    'DELETE /users/:id/second-factor': async ({ params, caller }) => {
      const by = requireCaller(caller).userId;
      const message = 'Turn off your own two-step login in “Your account”.';
      if (params.id === by) throw new Failure('invalid', { message });
      await factors.reset(params.id, by);
      return { message: 'Two-step login was turned off.' };
    },
  };
}
