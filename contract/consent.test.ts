import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_TEXTS, CURRENT_CONSENT, consentWords } from './consent.ts';
import { POLICY_LAST_UPDATED } from './constants.ts';

/** Add the hash of a new text at the end. Changing one would change what visitors agreed to. */
const HASHES = ['08058ebd440ca649'];

test('a text that visitors agreed to never changes', () => {
  const hashes = CONSENT_TEXTS.map((text) =>
    createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16),
  );
  expect(hashes).toEqual(HASHES);
  expect(CONSENT_TEXTS.map(({ version }) => version)).toEqual(HASHES.map((_, index) => index + 1));
});

test('the current consent is to the policies that the site shows', () => {
  expect(CURRENT_CONSENT.policies).toBe(POLICY_LAST_UPDATED);
  expect(consentWords(1)).toBe('I accept the Terms of Service and the Privacy Policy.');
  expect(consentWords(999)).toBe('');
});
