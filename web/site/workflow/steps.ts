import type { WORKFLOW_STEPS } from '#contract/constants.ts';

/** What happens in each step of a project, in the agency's own words. */
export const stepTexts: Record<(typeof WORKFLOW_STEPS)[number], string> = {
  'Discovery & Alignment': 'One long call about your work, your visitors and your numbers.',
  'Strategy & Roadmap': 'What goes first, what waits, and what it all costs.',
  Design: 'Real pages with real words, in your own browser.',
  'Build & Iterate': 'A working link every Friday. You try it, we tune it.',
  Launch: 'A quiet switch-over, early on a Tuesday.',
  'Measure & Support': 'Monthly figures, and fixes before you need to ask.',
};
