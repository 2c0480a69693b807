import type { z } from 'zod';
import { EMAIL_PATTERN } from '#contract/constants.ts';
import type { FieldIssue } from '#contract/failures.ts';
import { choice, email, entry, line, list, secret, toggle, wholeNumber } from '#contract/fields.ts';
import { rules } from '#contract/rule-texts.ts';
import { settingsGroup } from './settings-group.ts';

export const MAIL_ENCRYPTIONS = ['starttls', 'tls', 'none'] as const;

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$|^[0-9a-f:]*:[0-9a-f:.]+$/i;
/** 'Dune Digital <site@dune.example>'. A comma or semicolon in the name would make two senders of one. */
const NAMED_SENDER = /^[^<>"(),:;@\\]*<([^<>\s]+)>$/;

const SELECTOR = /^[a-z0-9](?:[a-z0-9_.-]*[a-z0-9])?$/i;

const notified = entry({
  address: email('Email'),
  messages: toggle('Messages', true),
  leads: toggle('Leads', true),
  reviews: toggle('Reviews', true),
});
export type NotifiedPerson = z.output<typeof notified>;

/** How the site sends mail, and who gets emails about what visitors send. */
export const mail = settingsGroup(
  'mail',
  'Mail',
  'How the site sends mail, and who gets emails about what visitors send.',
  {
    host: line('Server', {
      max: 253,
      heading: 'Mail server',
      help: 'The SMTP or outgoing server of your mail provider. Empty for no mail.',
      besideNext: true,
    }),
    port: wholeNumber('Port', { min: 1, max: 65_535, fallback: 587, help: 'Mostly 587 with STARTTLS, 465 with TLS.' }),
    encryption: choice('Encryption', MAIL_ENCRYPTIONS, 'starttls', {
      optionLabels: { starttls: 'STARTTLS', tls: 'TLS', none: 'None' },
      help: 'None sends passwords and mails in the clear: only for a server in your own network.',
    }),
    user: line('User', {
      max: 320,
      help: 'Often the email of the mailbox. Empty if the server asks for no login.',
      besideNext: true,
    }),
    password: secret('Password', { boundTo: ['host', 'port', 'encryption', 'user'] }),
    from: line('Sender', {
      max: 320,
      help: 'An email that this server may send from, with or without a name: Dune Digital <site@example.com>.',
    }),
    dkimSelector: line('DKIM selector', {
      max: 63,
      help: 'The name of the key with which your mail provider signs. Only the check of your mail domain needs it; leave it empty if you do not know it.',
    }),
    notify: list('Who gets emails', notified, {
      item: 'person',
      anyOrder: true,
      max: 20,
      heading: 'Notifications',
      help: 'Each person gets an email about new messages, leads and reviews, as you choose.',
    }),
  },
  { isForAdmins: true, needsConfirmation: true, check: mailIssues },
);

interface MailFields {
  host: string;
  user: string;
  password: string;
  from: string;
  dkimSelector: string;
  notify: NotifiedPerson[];
}

function mailIssues({ host, user, password, from, dkimSelector, notify }: MailFields): FieldIssue[] {
  const addresses = notify.map(({ address }) => address.toLowerCase());
  const repeated = addresses.flatMap((address, index) => (addresses.indexOf(address) < index ? [index] : []));
  return [
    ...(host !== '' && !isHostName(host) ? [{ path: 'host', message: rules.host }] : []),
    ...(password !== '' && user === '' ? [{ path: 'user', message: rules.userOfPassword }] : []),
    ...(host !== '' && from === '' ? [{ path: 'from', message: rules.senderRequired }] : []),
    ...(dkimSelector !== '' && !SELECTOR.test(dkimSelector)
      ? [{ path: 'dkimSelector', message: rules.dkimSelector }]
      : []),
    ...(from !== '' && !isSender(from) ? [{ path: 'from', message: rules.sender }] : []),
    ...repeated.map((index) => ({ path: `notify.${index}.address`, message: rules.addressTwice })),
  ];
}

export function isHostName(host: string): boolean {
  return HOST.test(host);
}

function isSender(from: string): boolean {
  return EMAIL_PATTERN.test(NAMED_SENDER.exec(from)?.[1] ?? from) && !/[<>,;]/.test(from.replace(NAMED_SENDER, ''));
}
