import { language } from './texts/language.ts';
import type { Language } from './texts/languages.ts';

/** A part of a consent text: words, or a link to one of the policies. */
export type ConsentPart = string | { label: string; href: string };

interface ConsentText {
  version: number;
  language: Language;
  /** The date on the policies that it links to. */
  policies: string;
  parts: readonly ConsentPart[];
}

/**
 * Every text that visitors agreed to, the current one of each language after its former ones. A changed text or policy
 * gets a new entry: never change or remove one, because stored consents name it. Plain values, safe for the visitor's
 * browser.
 */
export const CONSENT_TEXTS: readonly [ConsentText, ...ConsentText[]] = [
  {
    version: 1,
    language: 'en',
    policies: 'Aug 2025',
    parts: [
      'I accept the ',
      { label: 'Terms of Service', href: '/terms' },
      ' and the ',
      { label: 'Privacy Policy', href: '/privacy' },
      '.',
    ],
  },
  {
    version: 2,
    language: 'de',
    policies: 'Aug 2025',
    parts: [
      'Ich stimme den ',
      { label: 'AGB', href: '/terms' },
      ' und der ',
      { label: 'Datenschutzerklärung', href: '/privacy' },
      ' zu.',
    ],
  },
  {
    version: 3,
    language: 'hi',
    policies: 'Aug 2025',
    parts: [
      'मैं ',
      { label: 'सेवा की शर्तें', href: '/terms' },
      ' और ',
      { label: 'गोपनीयता नीति', href: '/privacy' },
      ' स्वीकार करता/करती हूँ।',
    ],
  },
];

/** The text that visitors agree to now, in the language of the site. */
export function currentConsent(): ConsentText {
  return CONSENT_TEXTS.findLast((text) => text.language === language()) ?? CONSENT_TEXTS[0];
}

/** The words of a version; '' for an unknown one. */
export function consentWords(version: number): string {
  const found = CONSENT_TEXTS.find((text) => text.version === version);
  return (found?.parts ?? []).map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
