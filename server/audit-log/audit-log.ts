import type { FastifyBaseLogger } from 'fastify';
import type { AuditEffect } from '#contract/calls.ts';
import { failures, type NewerVersion } from '#contract/failures.ts';
import type { Database } from '#server/db/open.ts';
import { recordTitle } from '#server/history/record-title.ts';
import { isPersonal } from '#server/history/trash.ts';
import { isStaff, type Caller } from '#server/http/access.ts';
import type { CallContext, RunningCall } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { unwrapRecord } from '#server/http/record-version.ts';
import { readProperty } from '#server/read-property.ts';
import { changeDetail } from './change-detail.ts';
import { clientOf, openLoginEntries } from './login-entries.ts';
import { openRefusalLog } from './refusal-log.ts';
import { openAuditStore } from './store.ts';
import { openVisits } from './visits.ts';

const LOGIN_CALL = 'POST /users/login';
/** Changes to these kinds are logged for every member, not only for staff: they are about the member's own account. */
const OWN_ACCOUNT_KINDS: AuditEffect['kind'][] = ['logins', 'users'];

export type AuditLog = ReturnType<typeof openAuditLog>;

/** Logs what members do. A failure to write an entry is logged as an error and never fails the call itself. */
export function openAuditLog(database: Database, log: FastifyBaseLogger) {
  const store = openAuditStore(database);
  const visits = openVisits(database);
  const logins = openLoginEntries(database, store.add);

  async function orLog<T>(entry: Promise<T>, fallback: T): Promise<T> {
    return entry.catch((error: unknown) => {
      log.error({ err: error }, 'An audit log entry could not be saved');
      return fallback;
    });
  }

  const { logRefusal, logWrongCredentials } = openRefusalLog(logins, orLog);

  /** Notes that a member of staff is in the panel. */
  async function recordVisit(caller: Caller | null): Promise<void> {
    if (caller && isStaff(caller)) await orLog(visits.recordVisit(caller.userId), undefined);
  }

  /** Runs a call and logs it. A refusal as stale names who saved the newer version. */
  async function audited<T>(running: RunningCall, work: () => Promise<T>): Promise<T> {
    const { key, call, context } = running;
    if (key === LOGIN_CALL) return auditedLogin(context, work);
    const effect = effectOf(running);
    const runAndLog = () => logWrongCredentials(call, context, work);
    return effect && context.caller ? auditedWrite(effect, context, context.caller, runAndLog) : runAndLog();
  }

  async function auditedWrite<T>(
    effect: AuditEffect,
    context: CallContext,
    caller: Caller,
    work: () => Promise<T>,
  ): Promise<T> {
    const target = targetOf(effect, context, caller);
    const { action, detail } = effect;
    // A deletion answers with a message only, and a change with a fixed detail need not answer with the record.
    const needsTitle = action === 'delete' || detail !== undefined;
    const titleBefore = needsTitle ? await orLog(store.findRecordTitle(target.kind, target.record), '') : '';
    const reply = await work().catch((error: unknown) => explainStale(error, target, context));
    if (isUnfinishedUpload(target, reply)) return reply;
    const saved = savedRecord(effect, target, reply);
    // The entry about an erasure must not name the erased visitor.
    const omitsTitle = action === 'erase' && isPersonal(target.kind);
    const entry = {
      ...saved,
      action,
      kind: target.kind,
      title: omitsTitle ? '' : titleBefore || saved.title,
      user_id: caller.userId,
      user_name: caller.name,
      detail: detail ?? (action === 'update' ? changeDetail(context.body) : ''),
      ...clientOf(context),
    };
    await orLog(store.add(entry), undefined);
    return reply;
  }

  async function auditedLogin<T>(context: CallContext, work: () => Promise<T>): Promise<T> {
    const client = clientOf(context);
    const reply = await work().catch(async (error: unknown) => {
      if (isRefusedLogin(error))
        await orLog(logins.logFailedLogin(readProperty(context.body, 'email'), client), undefined);
      throw error;
    });
    await orLog(logins.logLogin(reply, readProperty(context.body, 'code'), client), undefined);
    return reply;
  }

  async function explainStale(error: unknown, target: Target, { ifMatch, caller }: CallContext): Promise<never> {
    if (!(error instanceof Failure) || error.code !== 'stale') throw error;
    // It says more than who was faster.
    if (error.newer || error.message !== failures.stale.message) throw error;
    const newer = await orLog(store.newerThan(target.kind, target.record, ifMatch ?? 0), null);
    if (!newer) throw error;
    throw new Failure('stale', { message: staleMessage(newer, caller), newer });
  }

  return { store, visits, recordVisit, logRefusal, audited };
}

/** The record that a call is about. */
interface Target {
  action: AuditEffect['action'];
  kind: string;
  record: string;
}

/** What to log of a call; null for calls without an entry, for visitors, and for staff who send a visitor's form. */
function effectOf({ call, context: { caller, staffBody } }: RunningCall): AuditEffect | null {
  const { audit, who } = call;
  if (!audit || 'skip' in audit || !caller) return null;
  if (who === 'anyone' && staffBody === null) return null;
  return isStaff(caller) || OWN_ACCOUNT_KINDS.includes(audit.kind) ? audit : null;
}

function targetOf({ action, kind, record }: AuditEffect, { params }: CallContext, caller: Caller): Target {
  return {
    action,
    kind: kind === 'from-params' ? textProperty(params, 'kind') : kind,
    record:
      record === 'own-account'
        ? caller.userId
        : (record?.name ?? (textProperty(params, 'id') || textProperty(params, 'name'))),
  };
}

function textProperty(value: unknown, name: string): string {
  const text = readProperty(value, name);
  return typeof text === 'string' ? text : '';
}

/** Record, title and version for the entry, completed from the reply. */
function savedRecord({ record }: AuditEffect, target: Target, reply: unknown) {
  const saved = unwrapRecord(reply);
  const version = readProperty(saved, 'version');
  const fixedTitle = typeof record === 'object' ? record.title : undefined;
  return {
    record_id: target.record || textProperty(saved, '_id'),
    title: fixedTitle ?? recordTitle(saved),
    version: typeof version === 'number' ? version : null,
  };
}

/** A backup or a file arrives in chunks. Only the last reply has its name or address, and only that one is logged. */
function isUnfinishedUpload({ action, kind }: Target, reply: unknown): boolean {
  if (action !== 'upload') return false;
  return readProperty(reply, kind === 'backups' ? 'name' : 'address') === '';
}

/** Whether a login failed. A request for a code is no failure: the password was right. */
function isRefusedLogin(error: unknown): boolean {
  return error instanceof Failure && error.status === 401 && error.code !== 'code-needed';
}

function staleMessage({ userId, userName }: NewerVersion, caller: Caller | null): string {
  return userId === caller?.userId
    ? 'You saved a newer version elsewhere in the meantime. Nothing was overwritten.'
    : `${userName} saved a newer version in the meantime. Nothing was overwritten.`;
}
