import { TRASH_DAYS } from '#contract/constants.ts';

/** Shown for deleted records that can be restored. */
export const TRASH_NOTE = `You can restore it from the bin for ${TRASH_DAYS} days.`;
