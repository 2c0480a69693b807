import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { CONSENT_TEXTS, consentWords, currentConsent } from './consent.ts';
import { POLICY_LAST_UPDATED } from './constants.ts';
import { setLanguage } from './texts/language.ts';
import { LANGUAGES, type Language } from './texts/languages.ts';

/** Add the hash of a new text at the end. Changing one would change what visitors agreed to. */
const HASHES = ['08058ebd440ca649', '2ca538f0b3e0997f', 'a9c726f5a59c1562'];

afterEach(() => setLanguage('en'));

test('a text that visitors agreed to never changes', () => {
  const hashes = CONSENT_TEXTS.map(({ version, policies, parts }) =>
    createHash('sha256').update(JSON.stringify({ version, policies, parts })).digest('hex').slice(0, 16),
  );
  expect(hashes).toEqual(HASHES);
  expect(CONSENT_TEXTS.map(({ version }) => version)).toEqual(HASHES.map((_, index) => index + 1));
});

test('the current consent is in the language of the site, and to the policies that it shows', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    setLanguage(language);
    expect(currentConsent()).toMatchObject({ language, policies: POLICY_LAST_UPDATED });
  }
  expect(consentWords(1)).toBe('I accept the Terms of Service and the Privacy Policy.');
  expect(consentWords(999)).toBe('');
});
