import { expect, test } from 'vitest';
import { isMessageFrom } from './messages.ts';

const own = 'https://dune.example';
const panel = { name: 'the panel' };

/** The parts of a MessageEvent that `isMessageFrom` reads. */
function message(part: object): MessageEvent {
  return { origin: own, source: panel, data: { preview: 'show' }, ...part } as MessageEvent; // there is no window here
}

test('a page accepts messages from the panel around it', () => {
  expect(isMessageFrom(message({}), panel, own)).toBe(true);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another window of this site', { source: { name: 'a tab' } }],
  ['nobody', { source: null }],
])('ignores a message from %s', (_, part) => {
  expect(isMessageFrom(message(part), panel, own)).toBe(false);
});

test('ignores every message if there is no expected source window', () => {
  expect(isMessageFrom(message({ source: null }), null, own)).toBe(false);
  expect(isMessageFrom(message({ source: undefined }), undefined, own)).toBe(false);
});

test.each([['a text'], [null], [{ other: 'tool' }]])('%j is not a preview message', (data) => {
  expect(isMessageFrom(message({ data }), panel, own)).toBe(false);
});
