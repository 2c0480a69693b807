import { EMAIL_PATTERN } from '#contract/constants.ts';
import { line, toggle, wholeNumber } from '#contract/fields.ts';
import { rules } from '#contract/rule-texts.ts';
import { settingsGroup } from './settings-group.ts';

/** Whether and when the product sends itself an enquiry through the public page. */
export const canary = settingsGroup(
  'canary',
  'Daily check',
  'Once a day the site sends itself a message through its public contact page, and sees whether it is stored and mailed. The message is removed at once and never counted.',
  {
    isOn: toggle('Check the contact form every day', true, {
      help: 'It starts once mail is set up. The dashboard turns red when a step fails.',
    }),
    hour: wholeNumber('Hour', { min: 0, max: 23, fallback: 6, help: 'By the clock of the server.' }),
    address: line('Email for the check', {
      max: 320,
      help: 'Gets one short mail a day. Leave it empty to send it to the sender of the site itself, so that nobody else is disturbed.',
    }),
  },
  {
    isForAdmins: true,
    check: ({ address }) =>
      address === '' || EMAIL_PATTERN.test(address) ? [] : [{ path: 'address', message: rules.emailInvalid }],
  },
);
