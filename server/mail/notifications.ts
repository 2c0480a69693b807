import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/open.ts';
import type { Settings } from '#server/settings.ts';
import {
  openNotificationCounts,
  SINGLE_MAILS_PER_HOUR,
  type NotificationKind,
  type ExpiredCount,
} from './notification-counts.ts';
import { openMailer, type SendMail } from './mailer.ts';

const SUBJECTS: Record<NotificationKind, string> = {
  message: 'New contact message',
  lead: 'New lead',
  review: 'New review awaiting approval',
};
const PLURALS: Record<NotificationKind, string> = { message: 'contact messages', lead: 'leads', review: 'reviews' };

/** Sends the agency a mail about a new entry. Returns at once: the visitor does not wait for the mail. */
export type Notify = (kind: NotificationKind, text: string) => void;

interface MailRoute {
  send: SendMail;
  to: string;
  from: string;
}

/** Notifications through SMTP_URL to NOTIFY_EMAIL. Without both settings nothing is sent. */
export function openNotifications(settings: Settings, database: Pick<Database, 'db'>, log: FastifyBaseLogger): Notify {
  const route = mailRoute(settings);
  if (!route) return () => undefined;
  const { send, ...addresses } = route;
  const counts = openNotificationCounts(database);
  async function notify(kind: NotificationKind, text: string): Promise<void> {
    await sendDigests(settings, counts);
    if (!(await counts.countAndAllowMail(kind))) return;
    await send({ ...addresses, subject: `${SUBJECTS[kind]} on ${settings.siteUrl}`, text });
  }
  return (kind, text) => {
    notify(kind, text).catch((error: unknown) => log.error({ err: error }, 'Failed to send a notification mail'));
  };
}

/** Sends one digest mail for each hour that is over and had more events than single mails. */
export async function sendDigests(
  settings: Settings,
  { takeExpired }: Pick<ReturnType<typeof openNotificationCounts>, 'takeExpired'>,
): Promise<void> {
  const route = mailRoute(settings);
  if (!route) return;
  const { send, ...addresses } = route;
  for (const expired of await takeExpired()) await send({ ...addresses, ...digestMail(expired, settings) });
}

/** Sends the digests that are due; null if mail is not set up. */
export function openDigests(settings: Settings, database: Pick<Database, 'db'>): (() => Promise<void>) | null {
  if (!mailRoute(settings)) return null;
  const counts = openNotificationCounts(database);
  return () => sendDigests(settings, counts);
}

function mailRoute(settings: Settings): MailRoute | null {
  const { mailFrom, notifyEmail } = settings;
  const send = openMailer(settings);
  return send && notifyEmail ? { send, to: notifyEmail, from: mailFrom ?? notifyEmail } : null;
}

function digestMail({ kind, unsent }: ExpiredCount, { siteUrl }: Settings) {
  const subject = `${unsent} more ${PLURALS[kind]} on ${siteUrl}`;
  const text = `More than ${SINGLE_MAILS_PER_HOUR} ${PLURALS[kind]} arrived within one hour. The first ${SINGLE_MAILS_PER_HOUR} were sent as separate emails.
The other ${unsent} were not. Nothing is lost: you can find all of them in the panel.

If you did not expect so many, someone may be sending spam through the form.
`;
  return { subject, text };
}
