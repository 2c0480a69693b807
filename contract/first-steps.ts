/** What makes a new site the agency's own, in the order in which the dashboard offers it. */
export const FIRST_STEPS = ['identity', 'colours', 'words', 'law', 'mail', 'backup'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps that only admins can do. */
export const ADMIN_STEPS: readonly FirstStep[] = ['mail', 'backup'];
