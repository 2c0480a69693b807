import type { WORKFLOW_STEPS } from '#contract/constants.ts';

/** What a step brings. `proof` is a view of `proofs.svg`. */
export const steps: Record<(typeof WORKFLOW_STEPS)[number], { text: string; proof: string }> = {
  'Discovery & Alignment': {
    text: 'One long call about your work, your visitors and your numbers.',
    proof: 'call',
  },
  'Strategy & Roadmap': { text: 'What goes first, what waits, and what it all costs.', proof: 'map' },
  Design: { text: 'Real pages with real words, in your own browser.', proof: 'page' },
  'Build & Iterate': { text: 'A working link every Friday. You try it, we tune it.', proof: 'link' },
  Launch: { text: 'A quiet switch-over, early on a Tuesday.', proof: 'launch' },
  'Measure & Support': { text: 'Monthly figures, and fixes before you need to ask.', proof: 'report' },
};
