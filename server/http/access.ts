import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls.ts';
import { PANEL_ROLES, type Role } from '#contract/constants.ts';
import { Failure } from './failure.ts';

/** Who is calling, as far as it is known. */
export interface Caller {
  userId: string;
  name: string;
  sessionId: string;
  role: Role;
  /** Everybody needs a second factor, and this account has none yet. */
  needsSecondFactor: boolean;
}

/** Finds the caller that a bearer token belongs to; null for a token that is not, or no longer, valid. */
export type FindCaller = (token: string) => Promise<Caller | null>;

/** Decides whether the request may use a call, before anything of it is read. */
export async function admit(
  request: FastifyRequest,
  { who, beforeSecondFactor }: Pick<Call, 'who' | 'beforeSecondFactor'>,
  findCaller: FindCaller,
): Promise<Caller | null> {
  const token = bearerOf(request);
  const caller = token === null ? null : await findCaller(token);
  // A login that has ended is told so everywhere: taken for a visitor, staff would edit what they see only in part.
  if (who === 'anyone' && token === null) return null;
  if (!caller) throw new Failure('not-logged-in', { headers: { 'www-authenticate': 'Bearer' } });
  if (caller.needsSecondFactor && !beforeSecondFactor) throw new Failure('second-factor-needed');
  if (who === 'anyone' || who === 'member') return caller;
  if (!isStaff(caller)) throw new Failure('forbidden');
  if (who === 'admin' && caller.role !== 'admin') throw new Failure('not-allowed');
  return caller;
}

export function isStaff(caller: Caller | null): boolean {
  return caller !== null && PANEL_ROLES.includes(caller.role);
}

/** Whether a request carries a login, valid or not: its answer is then for this caller alone. */
export function carriesLogin({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return headers.authorization !== undefined;
}

function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
