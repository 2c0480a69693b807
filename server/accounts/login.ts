import type { FastifyReply, FastifyRequest } from 'fastify';
import { PANEL_ROLES, type Role } from '#contract/constants.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { ipPrefix } from '#server/http/ip-prefix.ts';
import { clearStaleCookies, sameOriginLogin, sessionCookieHeader } from '#server/http/session-cookie.ts';
import { requireCaller } from '#server/http/require-caller.ts';
import { isAppCode } from '#contract/records/mfa.ts';
import type { LoginThrottle, Backoff, ConsumedAttempts } from './login-throttle.ts';
import { loginThrottleKeys } from './login-throttle-keys.ts';
import { verifyPassword, requireHashCapacity } from './passwords.ts';
import type { KnownNetworks } from './known-networks.ts';
import type { Mfa } from './mfa.ts';
import type { VerifiedLogin, Sessions, StartedSession } from './sessions.ts';
import type { UserStore } from './store.ts';

const HOUR = 3600;
/** TOTP codes after a correct password, from networks without an earlier login of the owner. */
const PER_FACTOR: Backoff = { freeAttempts: 5, firstDelay: 60, maxDelay: HOUR, resetAfter: 24 * HOUR };

interface Parts {
  users: UserStore;
  sessions: Sessions;
  factors: Mfa;
  throttle: LoginThrottle;
  knownNetworks: KnownNetworks;
  adminBase: string;
}

/** Login, in one or two steps, and logout. */
export function loginCalls({ users, sessions, factors, throttle, knownNetworks, adminBase }: Parts): Handlers {
  /** Checks the code and returns when the second factor was turned on; '' if the account has none. */
  async function verifySecondFactor(userId: string, code: string | undefined, { consumed, isLoginNetwork }: Attempt) {
    const { isOn, since } = await factors.state(userId);
    if (!isOn) return '';
    if (code === undefined) {
      await throttle.refund(consumed);
      throw new Failure('code-needed');
    }
    const key = `code:${userId}`;
    // Recovery codes are too long to guess, so attacks do not delay an owner who uses one.
    const isGuessable = !isLoginNetwork && isAppCode(code);
    if (isGuessable) await throttle.consume([{ key, backoff: PER_FACTOR }]);
    if (!(await factors.accepts(userId, code))) throw new Failure('wrong-code');
    if (isGuessable) await throttle.clear([key]);
    return since;
  }

  /** Starts a session. A browser on this site also gets a cookie, and its token works only together with it. */
  async function startSession(
    userId: string,
    verified: VerifiedLogin,
    { request, reply }: Exchange,
  ): Promise<StartedSession | null> {
    const origin = sameOriginLogin(request.headers);
    const client = { agent: request.headers['user-agent'], isBound: origin !== null };
    const started = await sessions.start(userId, verified, client);
    await clearStaleCookies(request, reply, sessions.openAmong);
    if (origin && started?.secret)
      reply.header('set-cookie', sessionCookieHeader(origin, { ...started, secret: started.secret }));
    return started;
  }

  return {
    'POST /users/login': async ({ body: { email, password, code }, address, request, reply }) => {
      const network = ipPrefix(address);
      const found = await users.findByEmail(email);
      const knownBy = await knownNetworks.knownBy(found?.user._id ?? '', network);
      const isKnownNetwork = knownBy !== null;
      const { accountFromNetwork, otherKeys } = await loginThrottleKeys(throttle, {
        account: email.toLowerCase(),
        address,
        isKnownNetwork,
      });
      requireHashCapacity({ isTrusted: isKnownNetwork });
      const consumed = await throttle.consume([accountFromNetwork, ...otherKeys]);
      const checked = verifyPassword(password, found?.passwordHash ?? null, { isTrusted: isKnownNetwork });
      const isCorrect = await checked.catch(async (error: unknown) => {
        await throttle.refund(consumed); // the password was not checked
        throw error;
      });
      if (!found?.user.isActive || !isCorrect) throw new Failure('wrong-login');
      const { _id, name, role } = found.user;
      const factorSince = await verifySecondFactor(_id, code, { consumed, isLoginNetwork: knownBy === 'login' });
      const verified = { passwordHash: found.passwordHash, factorSince };
      const started = isRejectedByPanel(request, role)
        ? NO_SESSION
        : await startSession(_id, verified, { request, reply });
      if (started === null) throw new Failure('wrong-login');
      await throttle.clear([accountFromNetwork.key]);
      await throttle.refund(consumed.filter(({ key }) => key !== accountFromNetwork.key));
      await knownNetworks.remember(_id, network, 'login');
      await users.updateLastSeen(_id);
      const panel = PANEL_ROLES.includes(role) ? { adminBase } : {};
      const needsSecondFactor = factorSince === '' && (await factors.state(_id)).isNeeded;
      const restrictions = {
        ...(found.user.hasTemporaryLogin && { needsNewPassword: true as const }),
        ...(needsSecondFactor && { needsSecondFactor: true as const }),
      };
      return { _id, name, email: found.user.email, role, token: started.token, ...panel, ...restrictions };
    },
    'POST /users/logout': async ({ caller, request, reply }) => {
      await sessions.end(requireCaller(caller).sessionId);
      await clearStaleCookies(request, reply, sessions.openAmong);
      // Not the storage: it holds autosaved work, which the same user can restore later.
      reply.header('clear-site-data', '"cache"');
      return { message: 'Logged out.' };
    },
  };
}

const NO_SESSION = { token: '' };

/**
 * The panel's login form rejects these accounts and nobody would end their sessions, so they get none. API clients get
 * one.
 */
function isRejectedByPanel({ headers }: FastifyRequest, role: Role): boolean {
  return headers['x-login-for'] === 'panel' && !PANEL_ROLES.includes(role);
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

interface Attempt {
  consumed: ConsumedAttempts;
  /** The network had a complete login. A reset mail read there is not enough: it needs no code. */
  isLoginNetwork: boolean;
}
