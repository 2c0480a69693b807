import type { Kysely } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { SecretBox } from '#server/secret-box.ts';
import type { Settings } from '#server/settings.ts';
import type { SettingsRecord } from '#contract/settings/index.ts';
import { openSiteSettings } from '#server/site-settings/store.ts';
import type { SubmissionKind } from '#contract/constants.ts';

/** A mail server, as nodemailer takes it. */
export type MailServer =
  | { url: string }
  | {
      host: string;
      port: number;
      /** TLS from the first byte; otherwise STARTTLS, which `requireTLS` demands. */
      secure: boolean;
      requireTLS: boolean;
      /** Never encrypts, not even where the server offers it. */
      ignoreTLS: boolean;
      auth?: { user: string; pass: string };
    };

/** How mail leaves, and who gets notifications. */
export interface MailSetup {
  server: MailServer;
  from: string;
  notify: { address: string; kinds: readonly SubmissionKind[] }[];
}

/** Reads the setup that is in force, within a transaction if there is one. Null without a mail server or a sender. */
export type ReadMailSetup = (within?: Kysely<Tables>) => Promise<MailSetup | null>;

/** Reads the mail settings of the panel, in which the environment wins. */
export function openMailSetup(settings: Settings, database: Database, secretBox: SecretBox): ReadMailSetup {
  const store = openSiteSettings(database, { settings, secretBox });
  return async (within) => {
    const mail = await store.get('mail', within);
    // Without a sender of its own, a site set up by its environment sends as the one who is told.
    const from = mail.from || settings.notifyEmail;
    if (mail.host === '' || !from) return null;
    const url = settings.smtpUrl;
    const server = url === undefined ? serverOf(mail, await store.secret('mail', 'password', within)) : { url };
    const notify = mail.notify.map((person) => ({ address: person.address, kinds: kindsOf(person) }));
    return { server, from, notify: notify.filter(({ kinds }) => kinds.length > 0) };
  };
}

function serverOf({ host, port, encryption, user }: SettingsRecord<'mail'>, password: string | null): MailServer {
  return {
    ...{ host, port, secure: encryption === 'tls', requireTLS: encryption === 'starttls' },
    ignoreTLS: encryption === 'none',
    ...(user !== '' && { auth: { user, pass: password ?? '' } }),
  };
}

function kindsOf({ messages, leads, reviews }: SettingsRecord<'mail'>['notify'][number]): SubmissionKind[] {
  return [
    ...(messages ? ['message' as const] : []),
    ...(leads ? ['lead' as const] : []),
    ...(reviews ? ['review' as const] : []),
  ];
}
