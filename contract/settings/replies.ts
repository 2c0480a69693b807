import { entry, list, requiredLine, requiredText } from '#contract/fields.ts';
import { settingsGroup } from './settings-group.ts';

const snippet = entry({
  name: requiredLine('Name', { max: 60 }),
  text: requiredText('Text', {
    max: 4000,
    help: '{name}, {plan} and {agency} stand for the name of the visitor, the plan that they asked for, and your brand name.',
  }),
});

/** Texts that staff insert into their replies. */
export const replies = settingsGroup(
  'replies',
  'Replies',
  'Texts that you write often, ready to insert into a reply.',
  {
    snippets: list('Snippets', snippet, { item: 'snippet', max: 40 }),
  },
);
