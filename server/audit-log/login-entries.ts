import { isAppCode } from '#server/accounts/mfa-codes.ts';
import type { Database } from '#server/db/open.ts';
import type { Caller, Login } from '#server/http/access.ts';
import type { NewTrace } from './store.ts';
import { partOf } from './subject.ts';

/** From where somebody came. */
type Place = Pick<NewTrace, 'address' | 'agent'>;

const AGENT_MAX = 400;

/** From where a request comes, as a trace keeps it. */
export function fromWhere({ address, request }: Asking): Place {
  return { address, agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX) };
}

interface Asking {
  address: string;
  request: { headers: { 'user-agent'?: string | undefined } };
}

/** Traces of logins, those that were refused among them. What was typed as a password is never in one. */
export function openLoginTraces({ db }: Database, add: (trace: NewTrace) => Promise<void>) {
  /** Who has none may send any code, and nobody looks at it. */
  async function hasFactor(id: string): Promise<boolean> {
    const on = db.selectFrom('second_factors').select('user_id').where('user_id', '=', id);
    return (await on.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined;
  }

  /** Somebody is logged in, once the answer says as whom; with which code, where one was needed. */
  async function done(reply: unknown, code: unknown, place: Place): Promise<void> {
    const [id, name] = [partOf(reply, '_id'), partOf(reply, 'name')];
    if (typeof id !== 'string' || typeof name !== 'string') return;
    const isRecovery = typeof code === 'string' && !isAppCode(code) && (await hasFactor(id));
    const detail = isRecovery ? 'recovery-code' : '';
    await add({ ...blank, ...place, action: 'login', user_id: id, user_name: name, record: id, title: name, detail });
  }

  /** A login was refused. The address that was typed is told only where it is an account's: it may have been a password. */
  async function failed(email: unknown, place: Place): Promise<void> {
    const typed = typeof email === 'string' ? email.trim().toLowerCase() : '';
    const account = await db.selectFrom('users').select(['id', 'email']).where('email', '=', typed).executeTakeFirst();
    await add({ ...blank, ...place, action: 'refused', record: account?.id ?? '', title: account?.email ?? '' });
  }

  /**
   * A call was refused: to an account that may not use it, or to somebody with the token of an account, whose session
   * has ended or whose cookie is missing. Who the latter is nobody knows.
   */
  async function denied(
    { userId, name }: Pick<Caller, 'userId' | 'name'>,
    { fault, summary }: { fault: Login['fault']; summary: string },
    place: Place,
  ): Promise<void> {
    const who = fault ? { title: name, detail: fault } : { user_id: userId, user_name: name, title: summary };
    await add({ ...blank, ...place, action: 'denied', record: userId, ...who });
  }

  /** Somebody chose a new password by the link of a mail. */
  async function renewed({ id, name }: { id: string; name: string }, place: Place): Promise<void> {
    const own = { user_id: id, user_name: name, record: id, title: name };
    await add({ ...blank, ...place, ...own, action: 'update', kind: 'users', detail: 'password-by-mail' });
  }

  return { done, failed, denied, renewed };
}

const blank: Omit<NewTrace, keyof Place | 'action'> = {
  user_id: null,
  user_name: '',
  kind: 'logins',
  record: '',
  title: '',
  detail: '',
  version: null,
};
