import type { Database } from '#server/db/open.ts';
import { newId } from '#server/ids.ts';
import { readNewMails, type ReadPosition } from './imap-session.ts';
import type { FoundMail, openIncoming, Reading } from './incoming.ts';
import { openMailAttempts } from './mail-attempts.ts';
import { mailboxFailure } from './mailbox-failure.ts';
import type { MailboxSetup, ReadMailboxSetup } from './mailbox-setup.ts';

const RUN_MAX_MS = 4 * 60_000;
/** Longer than a run. After it, another process may read the mailbox of a process that was killed. */
const CLAIM_MS = 6 * 60_000;
/** A mail that fails so often is stored without its content, or left in the mailbox. */
const ATTEMPTS_MAX = 3;
/** Reports of mail servers that one run looks into. */
const REPORTS_MAX = 20;

interface Parts {
  database: Database;
  mailboxSetup: ReadMailboxSetup;
  incoming: ReturnType<typeof openIncoming>;
  now?: () => number;
}

/** The log message of a mailbox that cannot be read. */
export const MAILBOX_FAILURE = 'The mailbox for answers could not be read';

/** Reads new mails from the mailbox. One process at a time does. */
export function openMailboxPoller({ database: { db }, mailboxSetup, incoming, now = Date.now }: Parts) {
  const attempts = openMailAttempts({ db });
  const at = (ms = 0) => new Date(now() + ms).toISOString();

  /** Rejects if the mailbox cannot be read, once for the same reason: a job that logs it would repeat itself. */
  return async function poll(closing: AbortSignal): Promise<void> {
    const setup = await mailboxSetup();
    if (!setup?.address) return;
    const claim = newId();
    const claimed = await claimMailbox(setup, claim);
    if (!claimed) return;
    const ending = AbortSignal.any([closing, AbortSignal.timeout(RUN_MAX_MS)]);
    try {
      const position = { uidValidity: claimed.uid_validity, lastUid: claimed.last_uid };
      const run = { setup, closing, reading: { mailbox: setup.address, reportsLeft: REPORTS_MAX } };
      const last = await readNewMails(setup, position, (mail, reached) => take(run, mail, reached), ending);
      await save(setup, claim, { ...columns(last), failure: '' });
    } catch (error) {
      const failure = closing.aborted ? claimed.failure : mailboxFailure(error);
      await save(setup, claim, { failure });
      if (failure !== claimed.failure) throw error;
    }
  };

  async function claimMailbox({ key }: MailboxSetup, claim: string) {
    const fresh = { key, uid_validity: '', last_uid: 0, unassigned: 0, checked_at: null, failure: '' };
    const insert = db.insertInto('mailboxes').values({ ...fresh, claimed_by: null, claimed_until: null });
    await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
    const free = db.updateTable('mailboxes').set({ claimed_by: claim, claimed_until: at(CLAIM_MS) });
    const own = free
      .where('key', '=', key)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at())]));
    return own.returningAll().executeTakeFirst();
  }

  interface Run {
    setup: MailboxSetup;
    closing: AbortSignal;
    reading: Reading;
  }

  /** Takes one mail, and remembers that it was taken: a later run begins after it. */
  async function take(run: Run, mail: FoundMail, reached: ReadPosition): Promise<void> {
    const isTaken = await attempt(run, mail, reached);
    const update = db.updateTable('mailboxes').set((eb) => ({
      ...columns(reached),
      unassigned: isTaken ? eb.ref('unassigned') : eb('unassigned', '+', 1),
    }));
    await update.where('key', '=', run.setup.key).execute();
  }

  /** The first attempts end the run if they fail: the database or the storage may be away. */
  async function attempt({ setup, closing, reading }: Run, mail: FoundMail, { uidValidity, lastUid }: ReadPosition) {
    const number = await attempts.begin(`${uidValidity}:${lastUid} ${setup.key}`);
    try {
      return await incoming.receive(mail, reading, number < ATTEMPTS_MAX);
    } catch (error) {
      if (closing.aborted) await attempts.forget();
      if (closing.aborted || number < ATTEMPTS_MAX) throw error;
      return false;
    }
  }

  async function save({ key }: MailboxSetup, claim: string, changes: object): Promise<void> {
    const update = db
      .updateTable('mailboxes')
      .set({ ...changes, checked_at: at(), claimed_by: null, claimed_until: null });
    await update.where('key', '=', key).where('claimed_by', '=', claim).execute();
  }
}

function columns({ uidValidity, lastUid }: ReadPosition) {
  return { uid_validity: uidValidity, last_uid: lastUid };
}
