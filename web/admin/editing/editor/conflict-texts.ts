import type { NewerVersion } from '#contract/failures.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';

/** Longer first names do not fit on a button. */
const SHORT = 16;

/** Texts about the person who saved a newer version. `own` is the reader's user id. */
export function conflictTexts(title: string, newer: NewerVersion | null, own: string) {
  if (newer?.userId === own) {
    return {
      heading: editorTexts.youSavedElsewhereWhile(title),
      both: editorTexts.bothOfYourVersionsChanged,
      take: editorTexts.takeAllOfTheOther,
      theirs: editorTexts.theOtherVersion,
      inSentence: editorTexts.theOtherVersionInside,
    };
  }
  const first = newer?.userName.trim().split(/\s+/)[0] ?? '';
  const isShort = first !== '' && first.length <= SHORT && !first.endsWith('.');
  return {
    heading: editorTexts.savedWhile(newer?.userName || editorTexts.someone, title),
    both: editorTexts.youBothChanged,
    take: isShort ? editorTexts.takeAllS(first) : editorTexts.takeAllTheirs,
    theirs: isShort ? editorTexts.whose(first) : editorTexts.theirs,
    inSentence: isShort ? editorTexts.whose(first) : editorTexts.theirsInside,
  };
}

/** The notice that both changes are kept, for a record whose fields are saved one by one. */
export function bothKeptText(newer: NewerVersion | null, own: string): string {
  const who =
    newer?.userId === own
      ? editorTexts.youChangedItElsewhereToo
      : editorTexts.changedItToo(newer?.userName || editorTexts.someoneElse);
  return editorTexts.bothChangesAreKept(who);
}

/** The text for two versions that merge without conflict. */
export function mergedText(title: string, newer: NewerVersion | null, own: string): string {
  return newer?.userId === own
    ? editorTexts.youSavedElsewhereToo(title)
    : editorTexts.savedToo(newer?.userName || editorTexts.someoneElse, title);
}
