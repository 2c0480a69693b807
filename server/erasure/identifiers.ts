import { EMAIL_PATTERN, NAME_MIN, PHONE_DIGITS_COMPARED, PHONE_DIGITS_MIN } from '#contract/constants.ts';

/** What finds a person: an e-mail address, a phone number or a name. */
export interface Identifier {
  kind: 'email' | 'phone' | 'name';
  /** As it was typed. */
  typed: string;
  /** The form that is compared. */
  value: string;
}

/** What a row says about a person, for a comparison. */
export interface Candidate {
  kind: string;
  id: string;
  /** When it was stored. */
  at: string;
  emails: string[];
  phones: string[];
  names: string[];
}

/** Decides which rows concern a person. */
export interface Matcher {
  /** Only rows that contain one of these texts in lower case can match; empty if any row can. */
  hints: string[];
  /** What the row matches; none if it is not about the person. */
  matches: (candidate: Candidate) => string[];
}

/** Reads what was typed; null if it would find too much. */
export function parseIdentifier(text: string): Identifier | null {
  const typed = text.trim();
  if (typed.includes('@')) return EMAIL_PATTERN.test(typed) ? { kind: 'email', typed, value: emailKey(typed) } : null;
  const digits = typed.replace(/\D/g, '');
  if (/^[\d\s+()./-]+$/.test(typed)) {
    return digits.length >= PHONE_DIGITS_MIN ? { kind: 'phone', typed, value: phoneKey(typed) } : null;
  }
  const isName = (typed.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= NAME_MIN;
  return isName ? { kind: 'name', typed, value: wordsOf(typed).join(' ') } : null;
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The last digits: one person writes +91 98290 12345, another one 098290 12345. '' for too few digits. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= PHONE_DIGITS_MIN ? digits.slice(-PHONE_DIGITS_COMPARED) : '';
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,.;:()“”"]+/u)
    .filter(Boolean);
}

/** Addresses and numbers match as a whole; a name matches if each of its words is a word of the other one. */
export function matcherOf(identifiers: readonly Identifier[]): Matcher {
  return {
    hints: hintsOf(identifiers),
    matches: ({ emails, phones, names }) => {
      const isMatch: Record<Identifier['kind'], (value: string) => boolean> = {
        email: (value) => emails.some((email) => emailKey(email) === value),
        phone: (value) => phones.some((phone) => phoneKey(phone) === value),
        name: (value) => names.some((name) => hasWords(name, value)),
      };
      return identifiers.filter(({ kind, value }) => isMatch[kind](value)).map(({ typed }) => typed);
    },
  };
}

function hasWords(name: string, wanted: string): boolean {
  const words = wordsOf(name);
  const parts = wanted.split(' ');
  return wanted !== '' && parts.every((word) => words.includes(word));
}

/** Both databases lower these characters alike, and JSON does not escape them. */
function hintsOf(identifiers: readonly Identifier[]): string[] {
  const hints = identifiers.map(({ kind, value }) => {
    const runs = kind === 'phone' ? [] : value.split(/[^a-z0-9@.-]+/);
    return runs.toSorted((a, b) => b.length - a.length)[0] ?? '';
  });
  return hints.every(Boolean) ? hints : [];
}
