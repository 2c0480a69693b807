import type { NewerVersion } from '#contract/failures.ts';

/** Longer first names do not fit on a button. */
const SHORT = 16;

/** Texts about the person who saved a newer version. `own` is the reader's user id. */
export function conflictTexts(title: string, newer: NewerVersion | null, own: string) {
  if (newer?.userId === own) {
    return {
      heading: `You saved ${title} elsewhere while you were editing it here`,
      both: 'Both of your versions changed',
      take: 'Take all of the other version',
      theirs: 'The other version',
      inSentence: 'the other version',
    };
  }
  const first = newer?.userName.trim().split(/\s+/)[0] ?? '';
  const isShort = first !== '' && first.length <= SHORT && !first.endsWith('.');
  return {
    heading: `${newer?.userName || 'Someone'} saved ${title} while you were editing`,
    both: 'You both changed',
    take: isShort ? `Take all ${first}’s` : 'Take all theirs',
    theirs: isShort ? `${first}’s` : 'Theirs',
    inSentence: isShort ? `${first}’s` : 'theirs',
  };
}

/** The notice that both changes are kept, for a record whose fields are saved one by one. */
export function bothKeptText(newer: NewerVersion | null, own: string): string {
  const who =
    newer?.userId === own ? 'You changed it elsewhere too' : `${newer?.userName || 'Someone else'} changed it too`;
  return `${who}; both changes are kept.`;
}

/** The text for two versions that merge without conflict. */
export function mergedText(title: string, newer: NewerVersion | null, own: string): string {
  return newer?.userId === own
    ? `You saved ${title} elsewhere too. The changes do not conflict, so both are kept.`
    : `${newer?.userName || 'Someone else'} saved ${title} too. The changes do not conflict, so both are kept.`;
}
