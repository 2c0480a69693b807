import type { EnquiryStage } from '#contract/constants.ts';
import type { EnquiryEvent } from '#contract/records/enquiry.ts';

/** An event of an enquiry as a sentence with its author. */
export function eventText(
  { event, detail, userName }: Pick<EnquiryEvent, 'event' | 'detail' | 'userName'>,
  stageNames: Record<EnquiryStage, string>,
): string {
  const who = userName || 'Somebody';
  const names: Record<string, string> = stageNames;
  const texts: Record<string, string> = {
    stage: `moved it to ${names[detail] ?? detail}`,
    owner: detail ? `made ${detail} its owner` : 'removed its owner',
    'next-step': detail ? `set the next step: ${detail}` : 'removed the next step',
    value: detail === '0' ? 'removed its value' : `valued it at Rs ${detail}K`,
    tags: detail ? `tagged it ${detail}` : 'removed its tags',
    done: 'marked it as done',
    reopened: 'opened it again',
    spam: 'marked it as spam',
    'not-spam': 'marked it as no spam',
    answered: 'answered it',
    merged: 'merged it with another enquiry',
    unmerged: 'separated it from another enquiry',
    removed: 'moved it to the bin',
    restored: 'restored it from the bin',
    replied: `replied: ${detail}`,
    'reply-received': `answered: ${detail}`,
    bounced: `got a mail back: ${detail}`,
  };
  return `${who} ${texts[event] ?? 'changed it'}`;
}
