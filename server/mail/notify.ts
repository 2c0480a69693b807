import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '#server/settings.ts';
import { openMailer } from './mailer.ts';

const SUBJECTS = { message: 'New contact message', lead: 'New lead', review: 'New review awaiting approval' };

/** Tells the agency by mail that something arrived. Returns at once; the visitor never waits for the mail. */
export type Notify = (what: keyof typeof SUBJECTS, text: string) => void;

/** Notifications through SMTP_URL to NOTIFY_EMAIL; without both of them nothing is sent. */
export function openNotify(settings: Settings, log: FastifyBaseLogger): Notify {
  const { mailFrom, notifyEmail, siteUrl } = settings;
  const send = openMailer(settings);
  if (!send || !notifyEmail) return () => undefined;
  return (what, text) => {
    const mail = { from: mailFrom ?? notifyEmail, to: notifyEmail, subject: `${SUBJECTS[what]} on ${siteUrl}`, text };
    send(mail).catch((error: unknown) => log.error({ err: error }, 'A notification could not be sent'));
  };
}
