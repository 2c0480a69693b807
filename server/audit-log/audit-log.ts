import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Call, CallKey } from '#contract/calls.ts';
import type { FailureCode, NewerVersion } from '#contract/failures.ts';
import type { Database } from '#server/db/open.ts';
import { isStaff, type Caller, type Login } from '#server/http/access.ts';
import { Failure } from '#server/http/failure.ts';
import { isPersonal } from '#server/history/trash.ts';
import { fromWhere, openLoginTraces } from './login-entries.ts';
import { openTraceStore } from './store.ts';
import { detailOf, LOGIN, partOf, recordOf, subjectOf, titleOf, type Subject } from './subject.ts';
import { openVisits } from './visits.ts';

/** What a trace needs to know of a request. */
interface Request {
  params: unknown;
  body: unknown;
  staffBody: unknown;
  caller: Caller | null;
  ifMatch: number | null;
  address: string;
  request: { headers: { 'user-agent'?: string | undefined } };
}

export type Tracing = ReturnType<typeof openTracing>;

/**
 * Notes what staff do. Whatever goes wrong with that is logged and stays without consequence: the work itself counts.
 */
export function openTracing(database: Database, log: FastifyBaseLogger) {
  const store = openTraceStore(database);
  const visits = openVisits(database);
  const logins = openLoginTraces(database, store.add);
  const refused = new LRUCache<string, true>({ max: REFUSALS_MAX, ttl: HOUR_MS });

  async function quietly<T>(note: Promise<T>, otherwise: T): Promise<T> {
    return note.catch((error: unknown) => {
      log.error({ err: error }, 'A trace could not be kept');
      return otherwise;
    });
  }

  /** Notes that one of the staff is here. */
  async function seen(caller: Caller | null): Promise<void> {
    if (caller && isStaff(caller)) await quietly(visits.note(caller.userId), undefined);
  }

  /** Tells what is refused to somebody whose login is known. */
  function refusals({ summary }: Call, { ip, headers }: Refused) {
    return async ({ caller, fault }: Login, failure: Failure): Promise<void> => {
      if (!fault && !BEYOND_RIGHTS.includes(failure.code)) return;
      await denied(caller, { fault, summary }, fromWhere({ address: ip, request: { headers } }));
    };
  }

  /** Notes a refusal: of each call once an hour, of an ended login once. */
  async function denied(caller: Caller, what: Parameters<typeof logins.denied>[1], from: ReturnType<typeof fromWhere>) {
    const key = `${caller.userId} ${what.fault ?? what.summary}`;
    if (refused.has(key)) return;
    refused.set(key, true);
    await quietly(logins.denied(caller, what, from), undefined);
  }

  /** Whoever does not know the password of the login may not be who logged in. */
  async function tracedProof<T>(summary: string, request: Request, work: () => Promise<T>): Promise<T> {
    return work().catch(async (error: unknown) => {
      const { caller } = request;
      if (caller && isWrongProof(error)) await denied(caller, { fault: null, summary }, fromWhere(request));
      throw error;
    });
  }

  /** Does the work of a call and leaves the trace of it, once it is done; a refusal as stale tells who was faster. */
  async function traced<T>(key: CallKey, call: Call, request: Request, work: () => Promise<T>): Promise<T> {
    if (key === LOGIN) return tracedLogin(request, work);
    return tracedWork(key, call, request, () => tracedProof(call.summary, request, work));
  }

  async function tracedWork<T>(key: CallKey, call: Call, request: Request, work: () => Promise<T>): Promise<T> {
    const subject = subjectOf(key, call);
    // What staff send through a visitor's form is a visitor's.
    const isPublicForm = call.who === 'anyone' && request.staffBody === null;
    const { caller } = request;
    if (!subject || isPublicForm || !caller) return work();
    if (!isStaff(caller) && !OWN.includes(subject.kind)) return work();
    const { action, detail } = subject;
    const kind = subject.kind || kindIn(request.params);
    const record = recordIn(subject, request.params, caller);
    const isUntold = action === 'delete' || detail !== undefined;
    const gone = isUntold ? await quietly(store.titleOfRecord(kind, record), '') : '';
    const reply = await work().catch((error: unknown) => explain(error, { kind, record }, request));
    if (isPiece(subject, reply)) return reply;
    const done = afterwards(subject, record, reply);
    // Whoever is deleted for good is not named by the trace of that either.
    const isNameless = action === 'erase' && isPersonal(kind);
    const trace = {
      ...done,
      action,
      kind,
      title: isNameless ? '' : gone || done.title,
      user_id: caller.userId,
      user_name: caller.name,
      detail: detail ?? (action === 'update' ? detailOf(request.body) : ''),
      ...fromWhere(request),
    };
    await quietly(store.add(trace), undefined);
    return reply;
  }

  async function tracedLogin<T>(request: Request, work: () => Promise<T>): Promise<T> {
    const from = fromWhere(request);
    const reply = await work().catch(async (error: unknown) => {
      if (isRefusedLogin(error)) await quietly(logins.failed(partOf(request.body, 'email'), from), undefined);
      throw error;
    });
    await quietly(logins.done(reply, partOf(request.body, 'code'), from), undefined);
    return reply;
  }

  async function explain(error: unknown, { kind, record }: Place, { ifMatch, caller }: Request): Promise<never> {
    if (!(error instanceof Failure) || error.code !== 'stale') throw error;
    const newer = await quietly(store.newerThan(kind, record, ifMatch ?? 0), null);
    if (!newer) throw error;
    throw new Failure('stale', { message: staleMessage(newer, caller), newer });
  }

  return { store, visits, seen, refusals, traced };
}

/** The codes of what an account may not do. What first needs a password or a second factor is the panel's daily way. */
const BEYOND_RIGHTS: FailureCode[] = ['forbidden', 'not-allowed'];
const HOUR_MS = 3_600_000;
/** Refusals that are remembered, not to be noted again. */
const REFUSALS_MAX = 10_000;

interface Refused {
  ip: string;
  headers: { 'user-agent'?: string | undefined };
}

/** What everybody does to the own account, also who is not of the staff. */
const OWN = ['logins', 'users'];

/** Of a file that comes piece by piece the last one is told: it has a name from then on. */
function isPiece({ action, kind }: Subject, reply: unknown): boolean {
  return action === 'upload' && kind === 'backups' && partOf(reply, 'name') === '';
}

/** The current password, or a code with it, was wrong. */
function isWrongProof(error: unknown): boolean {
  return error instanceof Failure && error.issues.some(({ path }) => path === 'currentPassword' || path === 'code');
}

/** Asking for a code is no refusal: the password was right. */
function isRefusedLogin(error: unknown): boolean {
  return error instanceof Failure && error.status === 401 && error.code !== 'code-needed';
}

interface Place {
  kind: string;
  record: string;
}

function staleMessage({ userId, userName }: NewerVersion, caller: Caller | null): string {
  return userId === caller?.userId
    ? 'You saved a newer version elsewhere in the meantime. Nothing was overwritten.'
    : `${userName} saved a newer version in the meantime. Nothing was overwritten.`;
}

/** Which record a request names: a section, the one whose id is in the address, or one's own account. */
function recordIn({ record, kind, action }: Subject, params: unknown, caller: Caller): string {
  if (record) return record;
  if (kind === 'logins') return caller.userId;
  const id = partOf(params, 'id');
  if (typeof id === 'string') return id;
  return kind === 'users' && action === 'update' ? caller.userId : '';
}

/** The kind that a request names, where its call is about any. */
function kindIn(params: unknown): string {
  const kind = partOf(params, 'kind');
  return typeof kind === 'string' ? kind : '';
}

/** What the answer says of the record as it is now. */
function afterwards({ title }: Subject, record: string, reply: unknown) {
  const now = recordOf(reply);
  const [version, id] = [partOf(now, 'version'), partOf(now, '_id')];
  return {
    record: record || (typeof id === 'string' ? id : ''),
    title: title || titleOf(now),
    version: typeof version === 'number' ? version : null,
  };
}
