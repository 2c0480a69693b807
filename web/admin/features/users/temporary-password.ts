/** Without characters that are easily confused when read aloud or copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/**
 * The highest multiple of the alphabet's size that fits into a byte. Bytes from there on are skipped, or the first
 * characters would be more likely.
 */
const UNBIASED_MAX = 256 - (256 % ALPHABET.length);

/** A password for the first login, easy to pass on: 'k7mp-2xwd-9acf-hq4n', 79 bits of entropy. */
export function generatePassword(): string {
  const characters = randomCharacters(GROUPS * GROUP_LENGTH);
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join('-');
}

function randomCharacters(length: number): string {
  let characters = '';
  while (characters.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < UNBIASED_MAX && characters.length < length) characters += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return characters;
}
