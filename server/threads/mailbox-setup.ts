import { EMAIL_PATTERN } from '#contract/constants.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import type { Settings } from '#server/settings.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';

/** The mailbox in which answers arrive. */
export interface MailboxSetup {
  host: string;
  port: number;
  /** TLS from the first byte; else STARTTLS, which `requireTls` demands. */
  secure: boolean;
  requireTls: boolean;
  user: string;
  password: string;
  folder: string;
  /** Its email, in lower case. */
  address: string;
  /** Under which the product remembers how far it has read. */
  key: string;
}

/** Reads the mailbox that is in force; null without one. */
export type ReadMailboxSetup = () => Promise<MailboxSetup | null>;

interface Parts {
  settings: Pick<Settings, 'imapUrl'>;
  siteSettings: Pick<SiteSettings, 'get' | 'secret'>;
  mailSetup: ReadMailSetup;
}

export function openMailboxSetup({ settings: { imapUrl }, siteSettings, mailSetup }: Parts): ReadMailboxSetup {
  return async () => {
    const { host, port, encryption, user, folder, address } = await siteSettings.get('mailbox');
    if (host === '') return null;
    const password = imapUrl
      ? decodeURIComponent(new URL(imapUrl).password)
      : await siteSettings.secret('mailbox', 'password');
    const isUserEmail = EMAIL_PATTERN.test(user);
    const email = address || (isUserEmail ? user : senderAddress((await mailSetup())?.from ?? ''));
    return {
      ...{ host, port, user, folder, password: password ?? '' },
      secure: encryption === 'tls',
      // STARTTLS of the environment is used where the server offers it, as with SMTP_URL.
      requireTls: encryption === 'starttls' && !imapUrl,
      address: email.toLowerCase(),
      key: `${user}@${host}:${port}/${folder}`,
    };
  };
}

/** The address of a sender with or without a name; '' if there is none. */
export function senderAddress(from: string): string {
  const address = /<([^<>\s]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  return EMAIL_PATTERN.test(address) ? address : '';
}
