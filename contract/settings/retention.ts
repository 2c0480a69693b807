import { wholeNumber } from '#contract/fields.ts';
import { DELIVERY_DAYS_KEPT } from '#contract/records/delivery.ts';
import { AUDIT_LOG_DAYS } from '#contract/constants.ts';
import { settingsGroup } from './settings-group.ts';

const DAYS_MAX = 3650;
const days = (label: string, help: string, heading?: string) =>
  wholeNumber(label, { min: 0, max: DAYS_MAX, fallback: 0, help, ...(heading !== undefined && { heading }) });

/** After how many days each kind of personal data is deleted; 0 keeps it. */
export const retention = settingsGroup(
  'retention',
  'Retention',
  'After how many days personal data is deleted for good. 0 keeps it. The forms and the privacy page tell visitors.',
  {
    messagesDays: days('Messages', 'Days after a message arrived, also for one in the bin.', 'What visitors send'),
    leadsDays: days('Leads', 'Days after a lead arrived, also for one in the bin.'),
    reviewsDays: days('Reviews that are not published', 'Days after such a review arrived. Published ones stay.'),
    spamDays: days('Spam', 'Days after a message, lead or review that is marked as spam arrived.'),
    deliveriesDays: wholeNumber('Sent mails', {
      min: 1,
      max: DELIVERY_DAYS_KEPT,
      fallback: DELIVERY_DAYS_KEPT,
      heading: 'What the product notes',
      help: 'Days for which the list of deliveries shows what was sent.',
    }),
    addressesDays: wholeNumber('Network addresses in the activity', {
      min: 1,
      max: AUDIT_LOG_DAYS,
      fallback: 90,
      help: 'Days after which the activity drops network addresses and browsers.',
    }),
  },
);
