import { toggle } from '#contract/fields.ts';
import { settingsGroup } from './settings-group.ts';

/** What must be right before visitors see it. */
export const publishing = settingsGroup('publishing', 'Publishing', 'What must be right before visitors see it.', {
  needsDescriptions: toggle('Publish only pictures that are described', false, {
    help: 'A picture needs a description or the mark “Decorative” before it goes public. Drafts can always be saved, and what is public already stays public. The list “Not described” of your pictures says what is missing.',
  }),
});
