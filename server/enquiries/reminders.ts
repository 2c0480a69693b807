import { WAITING_STAGES } from '#contract/constants.ts';
import type { SettingsRecord } from '#contract/settings/index.ts';
import type { Database } from '#server/db/open.ts';
import { renderMail } from '#server/mail/mail-layout.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { enqueueMail } from '#server/outbox/enqueue.ts';
import type { Settings } from '#server/settings.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { workingDaysBefore } from './working-time.ts';

interface Parts {
  database: Database;
  siteSettings: SiteSettings;
  mailSetup: ReadMailSetup;
  site: Pick<Settings, 'siteUrl' | 'adminBase'>;
}

/**
 * Sends reminders of open enquiries with which nothing happened for the chosen number of working days: one mail a day to
 * each owner to whom one more enquiry became due, and those of nobody to all who are told about new ones.
 */
export function openReminders({ database, siteSettings, mailSetup, site }: Parts, now: () => number = Date.now) {
  return async (): Promise<void> => {
    const rules = await siteSettings.get('enquiries');
    const setup = await mailSetup();
    const until = silentUntil(rules, now());
    if (until === '' || !setup) return;
    const since = new Date(workingDaysBefore(now(), rules.reminderDays + 1, rules)).toISOString();
    for (const { email, waiting, newest } of await listSilent(database, until)) {
      // Those that became due before were in an earlier mail.
      if (newest <= since) continue;
      const recipients = email ? [email] : setup.notify.map(({ address }) => address);
      for (const to of recipients) await remind(to, { waiting, newest, days: rules.reminderDays });
    }
  };

  async function remind(to: string, { waiting, newest, days }: { waiting: number; newest: string; days: number }) {
    const subject = waiting === 1 ? 'One enquiry waits for you' : `${waiting} enquiries wait for you`;
    const content = renderMail({
      title: subject,
      intro: `Nothing happened with ${waiting === 1 ? 'it' : 'them'} for more than ${days} working ${days === 1 ? 'day' : 'days'}.`,
      action: { label: 'Open the enquiries', url: `${site.siteUrl}${site.adminBase}/enquiries` },
      footer: 'You get this mail once for each enquiry, because you own it or are told about new ones.',
    });
    const target = { purpose: 'reminder', key: `reminder:${to}:${newest}` } as const;
    await database.transaction((trx) => enqueueMail(trx, { to, subject, ...content }, target));
  }
}

/** Enquiries with which nothing happened since then are silent; '' without reminders. */
export function silentUntil(rules: SettingsRecord<'enquiries'>, now: number): string {
  const { reminderDays: days } = rules;
  return days === 0 ? '' : new Date(workingDaysBefore(now, days, rules)).toISOString();
}

/** The silent enquiries by the address of their owner, '' for nobody: how many, and when the newest fell silent. */
async function listSilent({ db }: Database, until: string) {
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('users', 'users.id', 'enquiries.owner_id')
    .select((eb) => [
      'users.email as email',
      eb.fn.countAll().as('waiting'),
      eb.fn.max('enquiries.last_activity_at').as('newest'),
    ])
    .where('enquiries.state', '=', 'open')
    .where('enquiries.stage', 'in', WAITING_STAGES)
    .where('enquiries.last_activity_at', '<=', until)
    .groupBy('users.email')
    .execute();
  return rows.map(({ email, waiting, newest }) => ({ email: email ?? '', waiting: Number(waiting), newest }));
}
