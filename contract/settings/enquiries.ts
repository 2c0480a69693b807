import { LEAD_STATUSES, type EnquiryStage } from '#contract/constants.ts';
import { group, line } from '#contract/fields.ts';
import { settingsGroup } from './settings-group.ts';

/** The names of the stages until staff choose others. */
export const STAGE_NAMES: Record<EnquiryStage, string> = {
  new: 'New',
  contacted: 'In contact',
  qualified: 'Proposal sent',
  won: 'Won',
  lost: 'Lost',
};

const names = Object.fromEntries(
  LEAD_STATUSES.map((stage) => [stage, line(STAGE_NAMES[stage], { fallback: STAGE_NAMES[stage], max: 30 })]),
) as Record<EnquiryStage, ReturnType<typeof line>>; // one for each stage

/** How the agency works on enquiries. */
export const enquiries = settingsGroup('enquiries', 'Enquiries', 'How you work on what visitors send.', {
  stageNames: group('Names of the stages', names),
});
