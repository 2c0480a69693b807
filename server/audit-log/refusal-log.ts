import { LRUCache } from 'lru-cache';
import type { Call } from '#contract/calls.ts';
import type { FailureCode } from '#contract/failures.ts';
import type { Caller, Login } from '#server/http/access.ts';
import type { CallContext } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { clientOf, type openLoginEntries } from './login-entries.ts';

/** Failures of callers who lack a right. A missing password or second factor is part of normal use and is not logged. */
const ACCESS_DENIED_CODES: FailureCode[] = ['forbidden', 'not-allowed'];
const HOUR_MS = 3_600_000;
/** The number of refusals that are remembered so that none is logged twice within an hour. */
const REFUSALS_MAX = 10_000;
type Client = ReturnType<typeof clientOf>;

interface RefusedRequest {
  ip: string;
  headers: { 'user-agent'?: string | undefined };
}

type LoginEntries = ReturnType<typeof openLoginEntries>;

/** Logs refused calls. `orLog` keeps a failure to write an entry from failing the call. */
export function openRefusalLog(
  logins: LoginEntries,
  orLog: (entry: Promise<void>, fallback: undefined) => Promise<void>,
) {
  const recentRefusals = new LRUCache<string, true>({ max: REFUSALS_MAX, ttl: HOUR_MS });

  /** Logs a call that was refused before it ran. Only callers with a known login get an entry. */
  async function logRefusal(
    call: Call,
    { ip, headers }: RefusedRequest,
    login: Login,
    failure: Failure,
  ): Promise<void> {
    const { caller, fault } = login;
    if (!fault && !ACCESS_DENIED_CODES.includes(failure.code)) return;
    await logDenied(caller, { fault, summary: call.summary }, clientOf({ address: ip, request: { headers } }));
  }

  /** Logs a refusal at most once an hour for each account and call, or for each account and fault of its session. */
  async function logDenied(caller: Caller, reason: Parameters<typeof logins.logDenied>[1], client: Client) {
    const key = `${caller.userId} ${reason.fault ?? reason.summary}`;
    if (recentRefusals.has(key)) return;
    recentRefusals.set(key, true);
    await orLog(logins.logDenied(caller, reason, client), undefined);
  }

  /** A caller who does not know the account's password or code may not be its owner, so that is logged. */
  async function logWrongCredentials<T>({ summary }: Call, context: CallContext, work: () => Promise<T>): Promise<T> {
    return work().catch(async (error: unknown) => {
      const { caller } = context;
      if (caller && isWrongCredentials(error)) await logDenied(caller, { fault: null, summary }, clientOf(context));
      throw error;
    });
  }

  return { logRefusal, logWrongCredentials };
}

/** Whether the current password, or the code that goes with it, was wrong. */
function isWrongCredentials(error: unknown): boolean {
  return error instanceof Failure && error.issues.some(({ path }) => path === 'currentPassword' || path === 'code');
}
