import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '#server/db/open.ts';
import type { Settings } from '#server/settings.ts';
import { openAnnouncementCounts, SINGLE_MAILS_PER_HOUR, type Announced, type EndedHour } from './digest.ts';
import { openMailer, type SendMail } from './mailer.ts';

const MINUTE_MS = 60_000;
const SUBJECTS: Record<Announced, string> = {
  message: 'New contact message',
  lead: 'New lead',
  review: 'New review awaiting approval',
};
const MANY: Record<Announced, string> = { message: 'contact messages', lead: 'leads', review: 'reviews' };

/** Tells the agency by mail that something arrived. Returns at once; the visitor never waits for the mail. */
export type Notify = (what: Announced, text: string) => void;

interface Way {
  send: SendMail;
  to: string;
  from: string;
}

/** Notifications through SMTP_URL to NOTIFY_EMAIL; without both of them nothing is sent. */
export function openNotify(settings: Settings, database: Pick<Database, 'db'>, log: FastifyBaseLogger): Notify {
  const way = wayOf(settings);
  if (!way) return () => undefined;
  const { send, ...addressed } = way;
  const counts = openAnnouncementCounts(database);
  async function announce(what: Announced, text: string): Promise<void> {
    await sendDigests(settings, counts);
    if (!(await counts.mayMailOne(what))) return;
    await send({ ...addressed, subject: `${SUBJECTS[what]} on ${settings.siteUrl}`, text });
  }
  return (what, text) => {
    announce(what, text).catch((error: unknown) => log.error({ err: error }, 'A notification could not be sent'));
  };
}

/** Sends what was folded into one mail, once its hour is over. */
export async function sendDigests(
  settings: Settings,
  { takeEnded }: Pick<ReturnType<typeof openAnnouncementCounts>, 'takeEnded'>,
): Promise<void> {
  const way = wayOf(settings);
  if (!way) return;
  const { send, ...addressed } = way;
  for (const ended of await takeEnded()) await send({ ...addressed, ...digest(ended, settings) });
}

/** Looks every minute for hours that are over. */
export function sendDigestsOnTime(app: FastifyInstance, settings: Settings, database: Pick<Database, 'db'>): void {
  if (!wayOf(settings)) return;
  const counts = openAnnouncementCounts(database);
  const look = () =>
    void sendDigests(settings, counts).catch((error: unknown) =>
      app.log.error({ err: error }, 'A digest of notifications could not be sent'),
    );
  const timer = setInterval(look, MINUTE_MS);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
}

function wayOf(settings: Settings): Way | null {
  const { mailFrom, notifyEmail } = settings;
  const send = openMailer(settings);
  return send && notifyEmail ? { send, to: notifyEmail, from: mailFrom ?? notifyEmail } : null;
}

function digest({ kind, unannounced }: EndedHour, { siteUrl }: Settings) {
  const subject = `${unannounced} more ${MANY[kind]} on ${siteUrl}`;
  const text = `More than ${SINGLE_MAILS_PER_HOUR} ${MANY[kind]} arrived within one hour. The first ${SINGLE_MAILS_PER_HOUR} were mailed one by one;
the other ${unannounced} were not. None is lost: all of them are in the panel.

If you did not expect so many, somebody may be flooding the form.
`;
  return { subject, text };
}
