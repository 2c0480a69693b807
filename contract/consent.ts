/** A part of a consent text: words, or a link to one of the policies. */
export type ConsentPart = string | { label: string; href: string };

interface ConsentText {
  version: number;
  /** The date on the policies that it links to. */
  policies: string;
  parts: readonly ConsentPart[];
}

/**
 * Every text that visitors agreed to, the current one last. A changed text or policy gets a new entry: never change or
 * remove one, because stored consents name it. Plain values, safe for the visitor's browser.
 */
export const CONSENT_TEXTS: readonly [ConsentText, ...ConsentText[]] = [
  {
    version: 1,
    policies: 'Aug 2025',
    parts: [
      'I accept the ',
      { label: 'Terms of Service', href: '/terms' },
      ' and the ',
      { label: 'Privacy Policy', href: '/privacy' },
      '.',
    ],
  },
];

export const CURRENT_CONSENT: ConsentText = CONSENT_TEXTS.at(-1) ?? CONSENT_TEXTS[0];

/** The words of a version; '' for an unknown one. */
export function consentWords(version: number): string {
  const found = CONSENT_TEXTS.find((text) => text.version === version);
  return (found?.parts ?? []).map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
