import type { MailboxState } from '#contract/records/thread.ts';
import type { Database } from '#server/db/open.ts';
import type { ReadMailboxSetup } from './mailbox-setup.ts';

const NEVER = { failure: '', checkedAt: '', isReading: false, unassigned: 0 };

/** Says when the mailbox for answers was read last, and what went wrong. */
export function openMailboxState({ db }: Pick<Database, 'db'>, mailboxSetup: ReadMailboxSetup) {
  return async function readMailboxState(): Promise<MailboxState> {
    const setup = await mailboxSetup();
    if (!setup) return { state: 'off', ...NEVER };
    const row = await db.selectFrom('mailboxes').selectAll().where('key', '=', setup.key).executeTakeFirst();
    if (!row) return { state: 'unread', ...NEVER };
    return {
      state: row.failure ? 'failing' : row.checked_at ? 'working' : 'unread',
      failure: row.failure,
      checkedAt: row.checked_at ?? '',
      isReading: row.claimed_until !== null && row.claimed_until > new Date().toISOString(),
      unassigned: row.unassigned,
    };
  };
}
