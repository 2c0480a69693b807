import { isAppCode } from '#contract/records/mfa.ts';
import type { Database } from '#server/db/open.ts';
import type { Caller, Login } from '#server/http/access.ts';
import type { NewAuditEntry } from './store.ts';
import { readProperty } from '#server/read-property.ts';

type Client = Pick<NewAuditEntry, 'ip_address' | 'user_agent'>;

const AGENT_MAX = 400;

/** The client of a request, for an audit entry. */
export function clientOf({ address, request }: RequestSource): Client {
  return { ip_address: address, user_agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX) };
}

interface RequestSource {
  address: string;
  request: { headers: { 'user-agent'?: string | undefined } };
}

/** Audit entries for logins, including failed ones. They never contain a typed password. */
export function openLoginEntries({ db }: Database, add: (entry: NewAuditEntry) => Promise<void>) {
  /** Without a second factor, a code in the request is ignored. */
  async function hasFactor(id: string): Promise<boolean> {
    const on = db.selectFrom('second_factors').select('user_id').where('user_id', '=', id);
    return (await on.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined;
  }

  /** Logs a successful login, and which kind of code it used. */
  async function logLogin(reply: unknown, code: unknown, client: Client): Promise<void> {
    const [id, name] = [readProperty(reply, '_id'), readProperty(reply, 'name')];
    if (typeof id !== 'string' || typeof name !== 'string') return;
    const isRecovery = typeof code === 'string' && !isAppCode(code) && (await hasFactor(id));
    const detail = isRecovery ? 'recovery-code' : '';
    await add({
      ...EMPTY_ENTRY,
      ...client,
      action: 'login',
      user_id: id,
      user_name: name,
      record_id: id,
      title: name,
      detail,
    });
  }

  /** Logs a failed login. It stores the typed address only if it belongs to an account: it may be a mistyped password. */
  async function logFailedLogin(email: unknown, client: Client): Promise<void> {
    const typed = typeof email === 'string' ? email.trim().toLowerCase() : '';
    const account = await db.selectFrom('users').select(['id', 'email']).where('email', '=', typed).executeTakeFirst();
    await add({
      ...EMPTY_ENTRY,
      ...client,
      action: 'refused',
      record_id: account?.id ?? '',
      title: account?.email ?? '',
    });
  }

  /**
   * Logs a refused call: the account lacks the right, or its session has ended, or the cookie is missing. In the last two
   * cases the caller may not be the account's owner.
   */
  async function logDenied(
    { userId, name }: Pick<Caller, 'userId' | 'name'>,
    { fault, summary }: { fault: Login['fault']; summary: string },
    client: Client,
  ): Promise<void> {
    const who = fault ? { title: name, detail: fault } : { user_id: userId, user_name: name, title: summary };
    await add({ ...EMPTY_ENTRY, ...client, action: 'denied', record_id: userId, ...who });
  }

  /** Logs a password reset. */
  async function logPasswordReset({ id, name }: { id: string; name: string }, client: Client): Promise<void> {
    const own = { user_id: id, user_name: name, record_id: id, title: name };
    await add({ ...EMPTY_ENTRY, ...client, ...own, action: 'update', kind: 'users', detail: 'password-by-mail' });
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
