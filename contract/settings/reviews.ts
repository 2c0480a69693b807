import { toggle } from '#contract/fields.ts';
import { settingsGroup } from './settings-group.ts';

/** What the site says about the reviews as a whole. */
export const reviews = settingsGroup('reviews', 'Reviews', 'What the site says about the reviews as a whole.', {
  showsReceived: toggle('Show how many of the received reviews are published', false, {
    help: 'Such as “7 of 9 received reviews are published.” All reviews that came by the form or an invitation count as received, also those that wait, are hidden or are in the bin. Spam and reviews that staff added do not count.',
  }),
});
