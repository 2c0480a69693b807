/** Without letters and digits that are taken for each other when read aloud or copied by hand. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** The highest multiple of the signs that a byte can hold: bytes above it would make the first signs likelier. */
const FAIR = 256 - (256 % SIGNS.length);

/** A password for one's first login, easy to pass on: 'k7mp-2xwd-9acf-hq4n', 79 bits of chance. */
export function makePassword(): string {
  const signs = randomSigns(GROUPS * GROUP_LENGTH);
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join('-');
}

function randomSigns(length: number): string {
  let signs = '';
  while (signs.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < FAIR && signs.length < length) signs += SIGNS.charAt(byte % SIGNS.length);
    }
  }
  return signs;
}
