import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls.ts';
import { PANEL_ROLES, type Role } from '#contract/constants.ts';
import { Failure } from './failure.ts';
import { sessionCookies } from './session-cookie.ts';

/** The authenticated caller. */
export interface Caller {
  userId: string;
  name: string;
  sessionId: string;
  role: Role;
  /** The password is a temporary one, and has to be replaced first. */
  needsNewPassword: boolean;
  /** Everybody needs a second factor, and this account has none yet. */
  needsSecondFactor: boolean;
  /** The user entered the password recently, at the login or to confirm. */
  isConfirmed: boolean;
}

/** The credentials of a request. */
export interface Credentials {
  token: string;
  cookies: { sessionId: string; secret: string }[];
}

/** The owner of a token, and why it is not accepted: its session has ended, or its cookie is missing. */
export interface Login {
  caller: Caller;
  fault: 'ended' | 'no-cookie' | null;
}

/** Finds the session of a token; null for an unknown token. */
export type FindLogin = (credentials: Credentials) => Promise<Login | null>;

interface AuthorizeOptions {
  findLogin: FindLogin;
  /** Called for a refusal with a known login. */
  onRefused: (login: Login, failure: Failure) => Promise<void>;
}

type AccessRules = Pick<Call, 'who' | 'beforeSecondFactor' | 'beforeNewPassword' | 'needsConfirmation'>;

/**
 * Returns the caller, or null for a visitor. Throws if the request may not use the call. Runs before the body is read.
 */
export async function authorize(
  request: FastifyRequest,
  call: AccessRules,
  { findLogin, onRefused }: AuthorizeOptions,
): Promise<Caller | null> {
  // A cookie alone does not authenticate: other sites can make a browser send it.
  if (call.who === 'anyone' && !hasBearerToken(request)) return null;
  const token = readBearerToken(request);
  const login = token === null ? null : await findLogin({ token, cookies: sessionCookies(request.headers) });
  const failure = authorizationFailure(login, call);
  if (failure && login) await onRefused(login, failure);
  if (failure) throw failure;
  return login?.caller ?? null;
}

/** Reject ended sessions on public calls too: staff would otherwise edit, and save back, filtered data. */
function authorizationFailure(login: Login | null, call: AccessRules): Failure | null {
  if (!login || login.fault) return new Failure('not-logged-in', { headers: { 'www-authenticate': 'Bearer' } });
  const { caller } = login;
  if (caller.needsNewPassword) return call.beforeNewPassword ? null : new Failure('new-password-needed');
  if (caller.needsSecondFactor && !call.beforeSecondFactor) return new Failure('second-factor-needed');
  if (call.who === 'anyone' || call.who === 'member') return null;
  if (!isStaff(caller)) return new Failure('forbidden');
  if (call.who === 'admin' && caller.role !== 'admin') return new Failure('not-allowed');
  return call.needsConfirmation && !caller.isConfirmed ? new Failure('confirm-needed') : null;
}

export function isStaff(caller: Caller | null): boolean {
  return caller !== null && PANEL_ROLES.includes(caller.role);
}

/**
 * Whether a request carries a login, valid or not: its response is then for this caller alone. Other schemes do not
 * count, such as Basic for a proxy in front: such a caller stays a visitor, with a visitor's limits.
 */
export function hasBearerToken({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return /^Bearer +\S/i.test(headers.authorization ?? '');
}

function readBearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
