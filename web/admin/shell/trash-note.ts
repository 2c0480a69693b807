import { TRASH_DAYS } from '#contract/constants.ts';
import * as shellTexts from '#web/admin/texts/shell.ts';

/** Shown for deleted records that can be restored. */
export const TRASH_NOTE = shellTexts.youCanRestore(TRASH_DAYS);
