import type { SettingsFields, SettingsName } from '#contract/settings/index.ts';
import type { Settings } from '#server/settings.ts';

/** A field's value from the environment, with the name of its variable. */
interface SetByEnvironment<T> {
  variable: string;
  value: T;
}

type EnvironmentFields<N extends SettingsName> = {
  [F in keyof SettingsFields<N>]?: SetByEnvironment<SettingsFields<N>[F]> | undefined;
};

/** What the environment sets, by group. It wins over what is stored. */
export function fieldsFromEnvironment(settings: Settings): { [N in SettingsName]?: EnvironmentFields<N> } {
  return {
    mail: mailFields(settings),
    mailbox: mailboxFields(settings),
    retention: retentionFields(settings),
  };
}

function mailFields({ smtpUrl, mailFrom, notifyEmail }: Settings): EnvironmentFields<'mail'> {
  const everything = { messages: true, leads: true, reviews: true };
  return {
    ...(smtpUrl !== undefined && serverFields(new URL(smtpUrl))),
    ...(mailFrom !== undefined && { from: { variable: 'MAIL_FROM', value: mailFrom } }),
    ...(notifyEmail !== undefined && {
      notify: { variable: 'NOTIFY_EMAIL', value: [{ address: notifyEmail, ...everything }] },
    }),
  };
}

function serverFields({ protocol, hostname, port, username }: URL): EnvironmentFields<'mail'> {
  const variable = 'SMTP_URL';
  const isSecure = protocol === 'smtps:';
  return {
    host: { variable, value: hostname },
    port: { variable, value: Number(port) || (isSecure ? 465 : 587) },
    encryption: { variable, value: isSecure ? 'tls' : 'starttls' },
    user: { variable, value: decodeURIComponent(username) },
    password: { variable, value: '' },
  };
}

function retentionFields({ keepEnquiriesDays, keepAddressesDays }: Settings): EnvironmentFields<'retention'> {
  const enquiries = { variable: 'KEEP_ENQUIRIES_DAYS', value: keepEnquiriesDays ?? 0 };
  const addresses = { variable: 'KEEP_ADDRESSES_DAYS', value: keepAddressesDays ?? 0 };
  return {
    ...(keepEnquiriesDays !== undefined && { messagesDays: enquiries, leadsDays: enquiries }),
    ...(keepAddressesDays !== undefined && { addressesDays: addresses }),
  };
}

function mailboxFields({ imapUrl }: Settings): EnvironmentFields<'mailbox'> {
  if (imapUrl === undefined) return {};
  const variable = 'IMAP_URL';
  const { protocol, hostname, port, username, pathname } = new URL(imapUrl);
  const isSecure = protocol === 'imaps:';
  return {
    host: { variable, value: hostname },
    port: { variable, value: Number(port) || (isSecure ? 993 : 143) },
    encryption: { variable, value: isSecure ? 'tls' : 'starttls' },
    user: { variable, value: decodeURIComponent(username) },
    password: { variable, value: '' },
    folder: { variable, value: decodeURIComponent(pathname.slice(1)) || 'INBOX' },
  };
}
