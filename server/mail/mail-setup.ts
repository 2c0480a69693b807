import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Settings } from '#server/settings.ts';
import type { NotificationKind } from './notification-counts.ts';

/** A mail server, as nodemailer takes it. */
export type MailServer =
  | { url: string }
  | {
      host: string;
      port: number;
      /** TLS from the first byte; otherwise STARTTLS, which `requireTLS` demands. */
      secure: boolean;
      requireTLS: boolean;
      auth?: { user: string; pass: string };
    };

/** How mail leaves, and who gets notifications. */
export interface MailSetup {
  server: MailServer;
  from: string;
  notify: { address: string; kinds: readonly NotificationKind[] }[];
}

/** Reads the setup that is in force, within a transaction if there is one. Null without a mail server or a sender. */
export type ReadMailSetup = (within?: Kysely<Tables>) => Promise<MailSetup | null>;

const ALL_KINDS: readonly NotificationKind[] = ['message', 'lead', 'review'];

export function openMailSetup({ smtpUrl, mailFrom, notifyEmail }: Settings): ReadMailSetup {
  const from = mailFrom ?? notifyEmail;
  const notify = notifyEmail ? [{ address: notifyEmail, kinds: ALL_KINDS }] : [];
  return async () => (smtpUrl && from ? { server: { url: smtpUrl }, from, notify } : null);
}
