import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { renderMail } from '#server/mail/mail-layout.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { enqueueMail } from '#server/outbox/enqueue.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { mailKeyOf, type CanaryRuns } from './runs.ts';
import { addressOf } from '#server/mail/sender-address.ts';

/** Minutes during which the mail of a run is attempted. */
const MAIL_MINUTES = 10;

export interface RehearsalParts {
  database: Database;
  runs: CanaryRuns;
  mailSetup: ReadMailSetup;
  siteSettings: SiteSettings;
  siteUrl: string;
  adminBase: string;
}

/**
 * Stores a record as usual, looks at what was written, and takes all of it back before the transaction ends: nobody ever
 * sees the record, and whatever else is written with a record is taken back too. What stays is the mail, queued in the
 * same transaction.
 */
export function openRehearsal({ database, runs, ...parts }: RehearsalParts) {
  return async function rehearse(
    runId: string,
    create: (database: Database) => Promise<{ _id: string }>,
  ): Promise<void> {
    await database.transaction(async (trx) => {
      await sql`savepoint canary`.execute(trx);
      const { _id } = await create(within(database, trx));
      await requireWritten(trx, _id);
      await sql`rollback to savepoint canary`.execute(trx);
      await sql`release savepoint canary`.execute(trx);
      await runs.storeRecordId(trx, runId, _id);
      await queueMail(trx, runId, parts);
    });
  };
}

/** The database, for which a transaction is this one. */
function within(database: Database, trx: Transaction<Tables>): Database {
  return { ...database, db: trx, transaction: (work) => work(trx) };
}

/** Fails unless the record has its row, its enquiry and the event from which mails follow. */
async function requireWritten(trx: Kysely<Tables>, id: string): Promise<void> {
  const message = trx.selectFrom('contact_messages').select('id').where('id', '=', id).where('is_suspect', '=', 0);
  const enquiry = trx.selectFrom('enquiries').select('id').where('id', '=', id);
  const event = trx
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'message.received')
    .where('record_id', '=', id);
  const queries = { message, enquiry, event };
  for (const [name, query] of Object.entries(queries))
    if (!(await query.executeTakeFirst())) throw new Error(`The daily check was stored without its ${name}`);
}

type MailParts = Omit<RehearsalParts, 'database' | 'runs'>;

async function queueMail(trx: Kysely<Tables>, runId: string, parts: MailParts): Promise<void> {
  const { mailSetup, siteSettings, siteUrl, adminBase } = parts;
  const setup = await mailSetup(trx);
  if (!setup) throw new Error('Mail is not set up, so the daily check cannot send its mail');
  const { address } = await siteSettings.get('canary', trx);
  const expiresAt = new Date(Date.now() + MAIL_MINUTES * 60_000).toISOString();
  const mail = {
    title: 'The contact form works',
    intro:
      'This is the mail of the daily check. The site sent itself a message through its public contact page, stored it and removed it. Nobody wrote to you, and there is nothing to do.',
    action: { label: 'Open the settings of the check', url: `${siteUrl}${adminBase}/settings` },
    footer: 'If this mail stays away for a day, the dashboard says which step failed.',
  };
  await enqueueMail(
    trx,
    { to: address || addressOf(setup), subject: `Daily check of the contact form on ${siteUrl}`, ...renderMail(mail) },
    { purpose: 'canary', key: mailKeyOf(runId), expiresAt },
  );
}
