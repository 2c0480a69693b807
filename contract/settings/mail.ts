import { choice, email, entry, line, list, toggle, wholeNumber } from '#contract/fields.ts';
import { settingsGroup } from './settings-group.ts';

/** How the site sends mail, and who is told about what visitors send. */
export const mail = settingsGroup(
  'mail',
  'Mail',
  'How the site sends mail, and who is told about what visitors send.',
  {
    host: line('Server', { max: 253, heading: 'Mail server', help: 'Such as smtp.example.com.' }),
    port: wholeNumber('Port', { min: 1, max: 65_535, fallback: 587 }),
    encryption: choice('Encryption', ['starttls', 'tls', 'none'], 'starttls'),
    user: line('User', { max: 320 }),
    from: line('Sender', { max: 320, heading: 'Sender' }),
    notify: list(
      'Who is told',
      entry({
        address: email('Email'),
        messages: toggle('Messages', true),
        leads: toggle('Leads', true),
        reviews: toggle('Reviews', true),
      }),
      { item: 'person', max: 20, heading: 'Notifications' },
    ),
  },
  { isForAdmins: true, needsConfirmation: true },
);
