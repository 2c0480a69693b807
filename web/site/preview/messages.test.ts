import { expect, test } from 'vitest';
import { isFrom } from './messages.ts';

const own = 'https://dune.example';
const panel = { name: 'the panel' };

/** The parts of a MessageEvent that `isFrom` reads. */
function message(part: object): MessageEvent {
  return { origin: own, source: panel, data: { preview: 'show' }, ...part } as MessageEvent; // there is no window here
}

test('a page takes what the panel around it says', () => {
  expect(isFrom(message({}), panel, own)).toBe(true);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another window of this site', { source: { name: 'a tab' } }],
  ['nobody', { source: null }],
])('a message of %s is not heard', (_, part) => {
  expect(isFrom(message(part), panel, own)).toBe(false);
});

test('with no window to expect it from, no message is heard', () => {
  expect(isFrom(message({ source: null }), null, own)).toBe(false);
  expect(isFrom(message({ source: undefined }), undefined, own)).toBe(false);
});

test.each([['a text'], [null], [{ other: 'tool' }]])('%j is none of our messages', (data) => {
  expect(isFrom(message({ data }), panel, own)).toBe(false);
});
