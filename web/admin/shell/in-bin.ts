import { TRASH_DAYS } from '#contract/constants.ts';

/** Said of what is deleted and can be brought back. */
export const IN_BIN = `It stays in the bin for ${TRASH_DAYS} days.`;
