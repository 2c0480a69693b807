import type { Kysely } from 'kysely';
import type { EventType } from '#contract/events.ts';
import type { SubmissionKind } from '#contract/constants.ts';
import type { Visit } from '#contract/records/visit.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { MailContent, NewDelivery } from '#server/outbox/enqueue.ts';
import { enqueueMail, mailDelivery } from '#server/outbox/enqueue.ts';
import type { PublishedEvent, Subscriber } from '#server/outbox/fan-out.ts';
import type { Settings } from '#server/settings.ts';
import type { ReadMailSetup } from './mail-setup.ts';
import { openNotificationCounts, SINGLE_MAILS_PER_HOUR, type ExpiredCount } from './notification-counts.ts';
import { notificationMail } from './notification-mail.ts';
import { renderMail } from './mail-layout.ts';

type Site = Pick<Settings, 'siteUrl' | 'adminBase'>;

/** The events that people are told about. */
export const NOTIFIED_EVENTS: Partial<Record<EventType, SubmissionKind>> = {
  'message.received': 'message',
  'lead.received': 'lead',
  'review.received': 'review',
};
/** The table name of each kind, as the deliveries name their cause. */
export const RECORD_KINDS: Record<SubmissionKind, string> = { message: 'messages', lead: 'leads', review: 'reviews' };
/** Where the panel lists them. */
const SCREENS: Record<SubmissionKind, string> = {
  message: 'contact-messages',
  lead: 'enquiries?kind=leads',
  review: 'reviews',
};
const PLURALS: Record<SubmissionKind, string> = { message: 'contact messages', lead: 'leads', review: 'reviews' };

/** Mails about new enquiries and reviews, one to each person who gets notifications of that kind. */
export function notificationSubscriber(site: Site, setup: ReadMailSetup, now?: () => number): Subscriber {
  return async (trx, event) => {
    const kind = NOTIFIED_EVENTS[event.type];
    const current = kind && (await setup(trx));
    if (!kind || !current) return [];
    if (!(await openNotificationCounts(trx, now).countAndAllowMail(kind))) return [];
    const mail = notificationMail(kind, event.data, site, await visitOf(trx, event.recordId));
    return recipientsOf(current, kind).map((to) => notification({ ...mail, to }, kind, event));
  };
}

/** Where the visit of an enquiry began; null if that is not known. */
async function visitOf(trx: Kysely<Tables>, enquiryId: string): Promise<Visit | null> {
  const row = await trx.selectFrom('enquiries').select('visit').where('id', '=', enquiryId).executeTakeFirst();
  return row?.visit ? (JSON.parse(row.visit) as Visit) : null; // `saveVisit` stores it
}

function notification(mail: MailContent, kind: SubmissionKind, { id, recordId }: PublishedEvent): NewDelivery {
  const record = { kind: RECORD_KINDS[kind], id: recordId };
  return mailDelivery(mail, { purpose: 'notification', key: `${id}:mail:${mail.to}`, record });
}

/** Queues one digest mail for each hour that is over and had more events than single mails. */
export function openDigests(site: Site, database: Database, setup: ReadMailSetup, now: () => number = Date.now) {
  return (): Promise<void> =>
    database.transaction(async (trx) => {
      const current = await setup(trx);
      if (!current) return;
      for (const expired of await openNotificationCounts(trx, now).takeExpired())
        for (const to of recipientsOf(current, expired.kind)) await queueDigest(trx, { to, expired, site });
    });
}

async function queueDigest(
  trx: Kysely<Tables>,
  { to, expired, site }: { to: string; expired: ExpiredCount; site: Site },
): Promise<void> {
  const key = `digest:${expired.kind}:${expired.endedAt}:${to}`;
  await enqueueMail(trx, { to, ...digestMail(expired, site) }, { purpose: 'digest', key });
}

function recipientsOf(
  { notify }: { notify: { address: string; kinds: readonly SubmissionKind[] }[] },
  kind: SubmissionKind,
): string[] {
  return notify.filter(({ kinds }) => kinds.includes(kind)).map(({ address }) => address);
}

function digestMail({ kind, unsent }: ExpiredCount, { siteUrl, adminBase }: Site) {
  const plural = PLURALS[kind];
  const parts = {
    title: `${unsent} more ${plural}`,
    intro: `More than ${SINGLE_MAILS_PER_HOUR} ${plural} arrived within one hour. The first ${SINGLE_MAILS_PER_HOUR} were sent as separate emails. The other ${unsent} were not. Nothing is lost: you can find all of them in the panel.`,
    action: { label: 'Open the panel', url: `${siteUrl}${adminBase}/${SCREENS[kind]}` },
    footer: 'If you did not expect so many, someone may be sending spam through the form.',
  };
  return { subject: `${unsent} more ${plural} on ${siteUrl}`, ...renderMail(parts) };
}
