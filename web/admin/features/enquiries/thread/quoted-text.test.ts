import { expect, test } from 'vitest';
import { splitQuotedText } from './quoted-text.ts';

test.each([
  [
    'an answer above',
    'Yes, please.\n\nOn 12 March 2026, Asha wrote:\n> Shall we?\n>\n> Asha',
    ['Yes, please.', 'On 12 March 2026, Asha wrote:\n> Shall we?\n>\n> Asha'],
  ],
  ['a wrapped line above the quote', 'Yes\n\nOn 12 March 2026,\nAsha <a@b.example> wrote:\n\n> Shall we?\n', ['Yes', 'On 12 March 2026,\nAsha <a@b.example> wrote:\n\n> Shall we?']], // prettier-ignore
  ['a quote without such a line', 'Yes\n> Shall we?', ['Yes', '> Shall we?']],
  ['an original message', 'Yes\n\n-----Original Message-----\nFrom: Asha\n\nShall we?', ['Yes', '-----Original Message-----\nFrom: Asha\n\nShall we?']], // prettier-ignore
  ['answers between the quotes', '> Shall we?\nYes\n> When?\nOn Monday', ['> Shall we?\nYes\n> When?\nOn Monday', '']],
  ['nothing but a quote', '> Shall we?', ['> Shall we?', '']],
  ['no quote', 'We need:\na shop', ['We need:\na shop', '']],
])('of a mail with %s, only the earlier mails at its end are folded', (_, text, [own, quoted]) => {
  expect(splitQuotedText(text)).toEqual({ own, quoted });
});
