/** How much the site draws itself: as its theme does, dimly, or nothing. */
export const ORNAMENTS = ['on', 'quiet', 'off'] as const;
export type Ornament = (typeof ORNAMENTS)[number];
