/** Heads and bands are on paper. */
export const HAS_SCENES = false;
