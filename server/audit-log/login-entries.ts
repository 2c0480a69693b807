import { isAppCode } from '#contract/records/mfa.ts';
import type { Database } from '#server/db/open.ts';
import type { Caller, Login } from '#server/http/access.ts';
import type { NewAuditEntry } from './store.ts';
import { readProperty } from '#server/read-property.ts';

/** From where somebody came. */
type Client = Pick<NewAuditEntry, 'ip_address' | 'user_agent'>;

const AGENT_MAX = 400;

/** From where a request comes, as a trace keeps it. */
export function clientOf({ address, request }: RequestSource): Client {
  return { ip_address: address, user_agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX) };
}

interface RequestSource {
  address: string;
  request: { headers: { 'user-agent'?: string | undefined } };
}

/** Traces of logins, those that were refused among them. What was typed as a password is never in one. */
export function openLoginEntries({ db }: Database, add: (trace: NewAuditEntry) => Promise<void>) {
  /** Who has none may send any code, and nobody looks at it. */
  async function hasFactor(id: string): Promise<boolean> {
    const on = db.selectFrom('second_factors').select('user_id').where('user_id', '=', id);
    return (await on.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined;
  }

  /** Somebody is logged in, once the answer says as whom; with which code, where one was needed. */
  async function logLogin(reply: unknown, code: unknown, place: Client): Promise<void> {
    const [id, name] = [readProperty(reply, '_id'), readProperty(reply, 'name')];
    if (typeof id !== 'string' || typeof name !== 'string') return;
    const isRecovery = typeof code === 'string' && !isAppCode(code) && (await hasFactor(id));
    const detail = isRecovery ? 'recovery-code' : '';
    await add({
      ...EMPTY_ENTRY,
      ...place,
      action: 'login',
      user_id: id,
      user_name: name,
      record_id: id,
      title: name,
      detail,
    });
  }

  /** A login was refused. The address that was typed is told only where it is an account's: it may have been a password. */
  async function logFailedLogin(email: unknown, place: Client): Promise<void> {
    const typed = typeof email === 'string' ? email.trim().toLowerCase() : '';
    const account = await db.selectFrom('users').select(['id', 'email']).where('email', '=', typed).executeTakeFirst();
    await add({
      ...EMPTY_ENTRY,
      ...place,
      action: 'refused',
      record_id: account?.id ?? '',
      title: account?.email ?? '',
    });
  }

  /**
   * A call was refused: to an account that may not use it, or to somebody with the token of an account, whose session
   * has ended or whose cookie is missing. Who the latter is nobody knows.
   */
  async function logDenied(
    { userId, name }: Pick<Caller, 'userId' | 'name'>,
    { fault, summary }: { fault: Login['fault']; summary: string },
    place: Client,
  ): Promise<void> {
    const who = fault ? { title: name, detail: fault } : { user_id: userId, user_name: name, title: summary };
    await add({ ...EMPTY_ENTRY, ...place, action: 'denied', record_id: userId, ...who });
  }

  /** Somebody chose a new password by the link of a mail. */
  async function logPasswordReset({ id, name }: { id: string; name: string }, place: Client): Promise<void> {
    const own = { user_id: id, user_name: name, record_id: id, title: name };
    await add({ ...EMPTY_ENTRY, ...place, ...own, action: 'update', kind: 'users', detail: 'password-by-mail' });
  }

  return { logLogin, logFailedLogin, logDenied, logPasswordReset };
}

const EMPTY_ENTRY: Omit<NewAuditEntry, keyof Client | 'action'> = {
  user_id: null,
  user_name: '',
  kind: 'logins',
  record_id: '',
  title: '',
  detail: '',
  version: null,
};
