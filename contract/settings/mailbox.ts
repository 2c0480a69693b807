import { EMAIL_PATTERN } from '#contract/constants.ts';
import type { FieldIssue } from '#contract/failures.ts';
import { choice, line, secret, wholeNumber } from '#contract/fields.ts';
import { rules } from '#contract/rule-texts.ts';
import { isHostName, MAIL_ENCRYPTIONS } from './mail.ts';
import { settingsGroup } from './settings-group.ts';

/** Characters before the @: a token of 43 follows, and no mail server takes more than 64. */
const ADDRESS_NAME_MAX = 21;

/** The mailbox in which the answers of visitors arrive. */
export const mailbox = settingsGroup(
  'mailbox',
  'Mailbox',
  'Answers to your replies arrive in this mailbox, and then appear in the panel too. Nothing in it is changed or deleted.',
  {
    host: line('Server', {
      max: 253,
      heading: 'Incoming mail',
      help: 'Your mail provider calls it IMAP or incoming server. Leave it empty to read answers in your mail program only.',
    }),
    port: wholeNumber('Port', { min: 1, max: 65_535, fallback: 993, help: 'Mostly 993 with TLS, 143 with STARTTLS.' }),
    encryption: choice('Encryption', MAIL_ENCRYPTIONS, 'tls', {
      optionLabels: { starttls: 'STARTTLS', tls: 'TLS', none: 'None' },
      help: 'None sends passwords and mails in the clear: only for a server in your own network.',
    }),
    user: line('User', { max: 320, help: 'Often the email of the mailbox.' }),
    password: secret('Password', { boundTo: ['host', 'port', 'encryption', 'user'] }),
    folder: line('Folder', { fallback: 'INBOX', max: 200, help: 'The folder in which answers arrive.' }),
    address: line('Email', {
      max: 254,
      help: 'The email of this mailbox. Answers go to it with an ending of their own: name+ending@example.com. Leave it empty if the user is the email.',
    }),
  },
  { isForAdmins: true, needsConfirmation: true, check: mailboxIssues },
);

interface MailboxFields {
  host: string;
  user: string;
  address: string;
}

function mailboxIssues({ host, user, address }: MailboxFields): FieldIssue[] {
  const effective = address || user;
  const name = effective.slice(0, effective.lastIndexOf('@'));
  const isEmail = EMAIL_PATTERN.test(effective);
  return [
    ...(host !== '' && !isHostName(host) ? [{ path: 'host', message: rules.host }] : []),
    ...(host !== '' && user === '' ? [{ path: 'user', message: rules.required('User') }] : []),
    ...(address !== '' && !isEmail ? [{ path: 'address', message: rules.emailInvalid }] : []),
    ...(host !== '' && user !== '' && address === '' && !isEmail
      ? [{ path: 'address', message: rules.emailRequired }]
      : []),
    ...(isEmail && host !== '' && name.length > ADDRESS_NAME_MAX
      ? [{ path: 'address', message: rules.addressNameLong(ADDRESS_NAME_MAX) }]
      : []),
  ];
}
