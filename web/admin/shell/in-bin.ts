import { TRASH_DAYS } from '#contract/constants.ts';

/** Said of what is deleted and can be brought back. */
export const IN_BIN = `You can restore it from the bin for ${TRASH_DAYS} days.`;
