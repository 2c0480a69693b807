import { ROLES } from '#contract/constants.ts';
import { Failure } from '#server/http/failure.ts';

/** A known word with fewer other characters than this is easy to guess. */
const REST_MIN = 6;
/** Shorter words occur in every sentence. */
const WORD_MIN = 4;
const DIFFERENT_MIN = 5;
/** Characters that often replace letters in passwords. */
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** Public words about the product. */
const PURPOSE = [...ROLES, 'administrator', 'agency', 'dashboard', 'login', 'marquee', 'panel', 'website'];

/** The owner of the password: attackers try names and addresses first. */
export interface PasswordOwner {
  name?: string | undefined;
  email?: string | undefined;
}

/** Refuses a password that is too easy to guess, with the reason beside the field `password`. */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const message = await passwordWeakness(password, owner);
  if (message !== null) throw new Failure('invalid', { message, issues: [{ path: 'password', message }] });
}

/** Why a password is too easy to guess, as a sentence; null if it is not. */
export async function passwordWeakness(password: string, owner: PasswordOwner): Promise<string | null> {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < DIFFERENT_MIN || isRepeated(plain))
    return 'This password repeats the same few characters. Choose another one.';
  if (isInOrder(plain)) return 'This password is a simple sequence of letters or numbers. Choose another one.';
  if (consistsOf(plain, ownerWords(owner)))
    return 'This password is too similar to your name or email. Choose another one.';
  if (consistsOf(plain, PURPOSE))
    return 'This password uses words that are easy to guess here, such as “admin” or “panel”. Choose another one.';
  const leaked = await leakedPasswords();
  if (spellings(plain).some((spelling) => isLeaked(spelling, leaked))) {
    return 'This password is too common. It is on lists of leaked passwords, or close to one. Choose another one.';
  }
  return null;
}

function isRepeated(plain: string): boolean {
  const part = /^(.+?)\1+$/.exec(plain)?.[1];
  return part !== undefined && part.length < 8;
}

/** Whether the password is mostly a sequence such as 'abcdef' or '987654'. */
function isInOrder(plain: string): boolean {
  const codes = Array.from(plain, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) === 1);
  return steps.length >= codes.length - 3;
}

function ownerWords({ name = '', email = '' }: PasswordOwner): string[] {
  const words = `${name} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= WORD_MIN);
}

function consistsOf(plain: string, words: string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.length < REST_MIN;
}

/** The password as typed, and with letters in place of lookalike digits and signs. */
function spellings(plain: string): string[] {
  return [plain, plain.replace(/[@431!0$5]/g, (sign) => LOOKALIKES[sign] ?? sign)];
}

function isLeaked(plain: string, leaked: ReadonlySet<string>): boolean {
  if (leaked.has(plain)) return true;
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return core.length >= WORD_MIN && plain.length - core.length < REST_MIN && leaked.has(core);
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 of them. Read with the first password that is set: 50 ms, and 20 MB from then on. */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return list;
}
