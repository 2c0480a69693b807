import type { Kysely } from 'kysely';
import { WAITING_STAGES } from '#contract/constants.ts';
import type { EnquiryEntry } from '#contract/records/enquiry.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { MailRenderer } from '#server/mail/mail-channel.ts';
import { renderMail } from '#server/mail/mail-layout.ts';
import type { MailSetup, ReadMailSetup } from '#server/mail/mail-setup.ts';
import { enqueue, type MailContent } from '#server/outbox/enqueue.ts';
import type { Settings } from '#server/settings.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { toEntry } from './entry.ts';
import { readEnquiryRows } from './rows.ts';
import { readEnquiryRules, workingDaysBefore, type EnquiryRules } from './working-time.ts';

/** Enquiries that a reminder names. */
const LISTED = 5;

type Site = Pick<Settings, 'siteUrl' | 'adminBase'>;

interface Parts {
  database: Database;
  siteSettings: SiteSettings;
  mailSetup: ReadMailSetup;
}

/**
 * Sends reminders of open enquiries with which nothing happened for the chosen number of working days: one mail a day to
 * each owner to whom one more enquiry became due, and those of nobody to all who are told about new ones.
 */
export function openReminders({ database, siteSettings, mailSetup }: Parts, now: () => number = Date.now) {
  return async (): Promise<void> => {
    const rules = await readEnquiryRules(siteSettings);
    const setup = await mailSetup();
    const until = silentUntil(rules, now());
    if (until === '' || !setup) return;
    const since = new Date(workingDaysBefore(now(), rules.reminderDays + 1, rules)).toISOString();
    for (const { email, waiting, newest } of await listSilent(database, until)) {
      // Those that became due before were in an earlier mail.
      if (newest <= since) continue;
      const recipients = email ? [email] : notifiedOf(setup);
      const payload = { owner: email, until, days: rules.reminderDays };
      for (const to of recipients) await remind({ ...payload, to }, { waiting, newest });
    }
  };

  async function remind(payload: Payload, { waiting, newest }: { waiting: number; newest: string }) {
    const { to } = payload;
    const delivery = { channel: 'mail', purpose: 'reminder', key: `reminder:${to}:${newest}` } as const;
    await database.transaction((trx) => enqueue(trx, { ...delivery, to, title: reminderSubject(waiting), payload }));
  }
}

/** What the outbox stores: whose enquiries, '' for those of nobody. It stores no names of visitors. */
interface Payload {
  to: string;
  owner: string;
  until: string;
  days: number;
}

/** Writes the mail at its attempt, with the names of who waits then. Null if nobody waits any more. */
export function reminderRenderer({ db }: Database, site: Site): MailRenderer {
  return async (raw) => {
    // A reminder that an earlier version queued has its mail.
    const { mail, to, owner, until, days } = raw as Payload & { mail?: MailContent }; // stored above
    if (mail) return mail;
    const owned = silentEnquiries(db, until).where((eb) => eb(eb.fn.coalesce('users.email', eb.val('')), '=', owner));
    const { count } = await owned.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
    if (Number(count) === 0) return null;
    const oldest = owned.select('enquiries.id').orderBy('enquiries.last_activity_at').limit(LISTED);
    const ids = (await oldest.execute()).map(({ id }) => id);
    const entries = (await readEnquiryRows(db, ids)).map(toEntry);
    return { to, ...reminderMail(entries, { owner, days, waiting: Number(count), site }) };
  };
}

interface Words {
  owner: string;
  days: number;
  waiting: number;
  site: Site;
}

function reminderMail(entries: EnquiryEntry[], { owner, days, waiting, site }: Words): Omit<MailContent, 'to'> {
  const subject = reminderSubject(waiting);
  const isOne = waiting === 1;
  const rest = waiting - entries.length;
  const query = isOne ? `enquiry=${entries[0]?._id ?? ''}` : 'due=waiting';
  const parts = {
    title: subject,
    intro: `Nothing happened with ${isOne ? 'it' : 'them'} for more than ${days} working ${days === 1 ? 'day' : 'days'}.${rest > 0 ? ` These ${entries.length} have waited longest:` : ''}`,
    facts: entries.map(
      ({ lastActivityAt, name, about }) => [dayOf(lastActivityAt), [name, about].filter(Boolean).join(', ')] as const,
    ),
    action: {
      label: isOne ? 'Open the enquiry' : 'Open the enquiries',
      url: `${site.siteUrl}${site.adminBase}/enquiries?${query}`,
    },
    footer: owner
      ? 'Reminders go to the owner of an enquiry. The next one comes when one more enquiry waits.'
      : 'Reminders of enquiries without an owner go to everybody who gets mails about new ones.',
  };
  return { subject, ...renderMail(parts) };
}

function reminderSubject(waiting: number): string {
  return waiting === 1 ? 'One enquiry waits for you' : `${waiting} enquiries wait for you`;
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** Everybody who gets mails about new enquiries. */
function notifiedOf({ notify }: MailSetup): string[] {
  return notify.filter(({ kinds }) => kinds.some((kind) => kind !== 'review')).map(({ address }) => address);
}

/** Enquiries with which nothing happened since then are silent; '' without reminders. */
export function silentUntil(rules: EnquiryRules, now: number): string {
  const { reminderDays: days } = rules;
  return days === 0 ? '' : new Date(workingDaysBefore(now, days, rules)).toISOString();
}

/** The silent enquiries by the address of their owner, '' for nobody: how many, and when the newest fell silent. */
async function listSilent({ db }: Database, until: string) {
  const rows = await silentEnquiries(db, until)
    .select((eb) => [
      'users.email as email',
      eb.fn.countAll().as('waiting'),
      eb.fn.max('enquiries.last_activity_at').as('newest'),
    ])
    .groupBy('users.email')
    .execute();
  return rows.map(({ email, waiting, newest }) => ({ email: email ?? '', waiting: Number(waiting), newest }));
}

function silentEnquiries(db: Kysely<Tables>, until: string) {
  return db
    .selectFrom('enquiries')
    .leftJoin('users', 'users.id', 'enquiries.owner_id')
    .where('enquiries.state', '=', 'open')
    .where('enquiries.stage', 'in', WAITING_STAGES)
    .where('enquiries.last_activity_at', '<=', until);
}
