import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Call, CallKey } from '#contract/calls.ts';
import type { FailureCode, NewerVersion } from '#contract/failures.ts';
import type { Database } from '#server/db/open.ts';
import { isStaff, type Caller, type Login } from '#server/http/access.ts';
import { Failure } from '#server/http/failure.ts';
import { isPersonal } from '#server/history/trash.ts';
import { clientOf, openLoginEntries } from './login-entries.ts';
import { openAuditStore } from './store.ts';
import {
  changeDetail,
  LOGIN_CALL,
  readProperty,
  unwrapRecord,
  subjectOf,
  recordTitle,
  type Subject,
} from './subject.ts';
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

export type AuditLog = ReturnType<typeof openAuditLog>;

/**
 * Notes what staff do. Whatever goes wrong with that is logged and stays without consequence: the work itself counts.
 */
export function openAuditLog(database: Database, log: FastifyBaseLogger) {
  const store = openAuditStore(database);
  const visits = openVisits(database);
  const logins = openLoginEntries(database, store.add);
  const refused = new LRUCache<string, true>({ max: REFUSALS_MAX, ttl: HOUR_MS });

  async function logErrors<T>(note: Promise<T>, otherwise: T): Promise<T> {
    return note.catch((error: unknown) => {
      log.error({ err: error }, 'An audit log entry could not be saved');
      return otherwise;
    });
  }

  /** Notes that one of the staff is here. */
  async function noteVisit(caller: Caller | null): Promise<void> {
    if (caller && isStaff(caller)) await logErrors(visits.note(caller.userId), undefined);
  }

  /** Tells what is refused to somebody whose login is known. */
  function refusalLogger({ summary }: Call, { ip, headers }: RefusedRequest) {
    return async ({ caller, fault }: Login, failure: Failure): Promise<void> => {
      if (!fault && !ACCESS_DENIED_CODES.includes(failure.code)) return;
      await logDenied(caller, { fault, summary }, clientOf({ address: ip, request: { headers } }));
    };
  }

  /** Notes a refusal: of each call once an hour, of an ended login once. */
  async function logDenied(
    caller: Caller,
    what: Parameters<typeof logins.logDenied>[1],
    from: ReturnType<typeof clientOf>,
  ) {
    const key = `${caller.userId} ${what.fault ?? what.summary}`;
    if (refused.has(key)) return;
    refused.set(key, true);
    await logErrors(logins.logDenied(caller, what, from), undefined);
  }

  /** Whoever does not know the password of the login may not be who logged in. */
  async function logWrongProof<T>(summary: string, request: Request, work: () => Promise<T>): Promise<T> {
    return work().catch(async (error: unknown) => {
      const { caller } = request;
      if (caller && isWrongProof(error)) await logDenied(caller, { fault: null, summary }, clientOf(request));
      throw error;
    });
  }

  /** Does the work of a call and leaves the trace of it, once it is done; a refusal as stale tells who was faster. */
  async function audited<T>(key: CallKey, call: Call, request: Request, work: () => Promise<T>): Promise<T> {
    if (key === LOGIN_CALL) return auditedLogin(request, work);
    return auditedWork(key, call, request, () => logWrongProof(call.summary, request, work));
  }

  async function auditedWork<T>(key: CallKey, call: Call, request: Request, work: () => Promise<T>): Promise<T> {
    const subject = subjectOf(key, call);
    // What staff send through a visitor's form is a visitor's.
    const isPublicForm = call.who === 'anyone' && request.staffBody === null;
    const { caller } = request;
    if (!subject || isPublicForm || !caller) return work();
    if (!isStaff(caller) && !OWN_ACCOUNT_KINDS.includes(subject.kind)) return work();
    const { action, detail } = subject;
    const kind = subject.kind || kindFromParams(request.params);
    const record = recordIdOf(subject, request.params, caller);
    const isUntold = action === 'delete' || detail !== undefined;
    const gone = isUntold ? await logErrors(store.findRecordTitle(kind, record), '') : '';
    const reply = await work().catch((error: unknown) => explainStale(error, { kind, record }, request));
    if (isUnfinishedUpload(subject, reply)) return reply;
    const done = savedRecord(subject, record, reply);
    // Whoever is deleted for good is not named by the trace of that either.
    const isNameless = action === 'erase' && isPersonal(kind);
    const trace = {
      ...done,
      action,
      kind,
      title: isNameless ? '' : gone || done.title,
      user_id: caller.userId,
      user_name: caller.name,
      detail: detail ?? (action === 'update' ? changeDetail(request.body) : ''),
      ...clientOf(request),
    };
    await logErrors(store.add(trace), undefined);
    return reply;
  }

  async function auditedLogin<T>(request: Request, work: () => Promise<T>): Promise<T> {
    const from = clientOf(request);
    const reply = await work().catch(async (error: unknown) => {
      if (isRefusedLogin(error))
        await logErrors(logins.logFailedLogin(readProperty(request.body, 'email'), from), undefined);
      throw error;
    });
    await logErrors(logins.logLogin(reply, readProperty(request.body, 'code'), from), undefined);
    return reply;
  }

  async function explainStale(error: unknown, { kind, record }: Target, { ifMatch, caller }: Request): Promise<never> {
    if (!(error instanceof Failure) || error.code !== 'stale') throw error;
    const newer = await logErrors(store.newerThan(kind, record, ifMatch ?? 0), null);
    if (!newer) throw error;
    throw new Failure('stale', { message: staleMessage(newer, caller), newer });
  }

  return { store, visits, noteVisit, refusalLogger, audited };
}

/** The codes of what an account may not do. What first needs a password or a second factor is the panel's daily way. */
const ACCESS_DENIED_CODES: FailureCode[] = ['forbidden', 'not-allowed'];
const HOUR_MS = 3_600_000;
/** Refusals that are remembered, not to be noted again. */
const REFUSALS_MAX = 10_000;

interface RefusedRequest {
  ip: string;
  headers: { 'user-agent'?: string | undefined };
}

/** What everybody does to the own account, also who is not of the staff. */
const OWN_ACCOUNT_KINDS = ['logins', 'users'];

/** Of a file that comes piece by piece the last one is told: it has a name from then on. */
function isUnfinishedUpload({ action, kind }: Subject, reply: unknown): boolean {
  return action === 'upload' && kind === 'backups' && readProperty(reply, 'name') === '';
}

/** The current password, or a code with it, was wrong. */
function isWrongProof(error: unknown): boolean {
  return error instanceof Failure && error.issues.some(({ path }) => path === 'currentPassword' || path === 'code');
}

/** Asking for a code is no refusal: the password was right. */
function isRefusedLogin(error: unknown): boolean {
  return error instanceof Failure && error.status === 401 && error.code !== 'code-needed';
}

interface Target {
  kind: string;
  record: string;
}

function staleMessage({ userId, userName }: NewerVersion, caller: Caller | null): string {
  return userId === caller?.userId
    ? 'You saved a newer version elsewhere in the meantime. Nothing was overwritten.'
    : `${userName} saved a newer version in the meantime. Nothing was overwritten.`;
}

/** Which record a request names: a section, the one whose id is in the address, or one's own account. */
function recordIdOf({ record, kind, action }: Subject, params: unknown, caller: Caller): string {
  if (record) return record;
  if (kind === 'logins') return caller.userId;
  const id = readProperty(params, 'id');
  if (typeof id === 'string') return id;
  return kind === 'users' && action === 'update' ? caller.userId : '';
}

/** The kind that a request names, where its call is about any. */
function kindFromParams(params: unknown): string {
  const kind = readProperty(params, 'kind');
  return typeof kind === 'string' ? kind : '';
}

/** What the answer says of the record as it is now. */
function savedRecord({ title }: Subject, record: string, reply: unknown) {
  const now = unwrapRecord(reply);
  const [version, id] = [readProperty(now, 'version'), readProperty(now, '_id')];
  return {
    record: record || (typeof id === 'string' ? id : ''),
    title: title || recordTitle(now),
    version: typeof version === 'number' ? version : null,
  };
}
