import { expect, test } from 'vitest';
import { explainAnswer } from './answer-words.ts';

test.each([
  ['250 2.0.0 Ok: queued as 4F2', 'The mail server took it.', '250 2.0.0 Ok: queued as 4F2'],
  ['550 5.1.1 <asha@dune.example>: unknown', 'This address does not exist.', '550 5.1.1 <asha@dune.example>: unknown'],
  ['452 4.2.2 Over quota', 'This mailbox is full.', '452 4.2.2 Over quota'],
  ['451 4.7.1 Greylisted', 'The mail server asks to try again later.', '451 4.7.1 Greylisted'],
  ['421 Busy', 'The mail server asks to try again later.', '421 Busy'],
  ['Mail is not set up.', 'Mail is not set up.', ''],
  [
    'The mail server cannot be reached. connect ECONNREFUSED 127.0.0.1:25',
    'The mail server cannot be reached.',
    'connect ECONNREFUSED 127.0.0.1:25',
  ],
  [
    'Given up, because its time is over. The mail server refused the login. 535 5.7.8 Bad credentials',
    'Given up, because its time is over. The mail server refused the login.',
    '535 5.7.8 Bad credentials',
  ],
  ['Something else', '', 'Something else'],
  ['', '', ''],
])('explains the answer %j', (answer, words, raw) => {
  expect(explainAnswer(answer, 'mail')).toEqual({ words, raw });
});

test('the answer of a webhook is in words already', () => {
  const words = 'The receiver answered 550.';
  expect(explainAnswer(words, 'webhook')).toEqual({ words, raw: '' });
});
