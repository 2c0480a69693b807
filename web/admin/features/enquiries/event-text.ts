import type { EnquiryStage } from '#contract/constants.ts';
import type { EnquiryEvent } from '#contract/records/enquiry.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';
import { priceText } from '#contract/price.ts';

/** An event of an enquiry as a sentence with its author. */
export function eventText(
  { event, detail, userName }: Pick<EnquiryEvent, 'event' | 'detail' | 'userName'>,
  stageNames: Record<EnquiryStage, string>,
): string {
  const who = userName || enquiriesTexts.somebody;
  const names: Record<string, string> = stageNames;
  const texts: Record<string, string> = {
    stage: enquiriesTexts.movedItTo(names[detail] ?? detail),
    owner: detail ? enquiriesTexts.madeItsOwner(detail) : enquiriesTexts.removedItsOwner,
    'next-step': detail ? enquiriesTexts.setTheNextStep(detail) : enquiriesTexts.removedTheNextStep,
    value: detail === '0' ? enquiriesTexts.removedItsValue : enquiriesTexts.valuedItAt(priceText(Number(detail))),
    tags: detail ? enquiriesTexts.taggedIt(detail) : enquiriesTexts.removedItsTags,
    done: enquiriesTexts.markedItAsDone,
    reopened: enquiriesTexts.openedItAgain,
    spam: enquiriesTexts.markedItAsSpam,
    'not-spam': enquiriesTexts.markedItAsNoSpam,
    answered: enquiriesTexts.answeredIt,
    merged: enquiriesTexts.mergedItWithAnotherEnquiry,
    unmerged: enquiriesTexts.separatedItFromAnotherEnquiry,
    removed: enquiriesTexts.movedItToTheBin,
    restored: enquiriesTexts.restoredItFromTheBin,
    replied: enquiriesTexts.replied(detail),
    'reply-received': enquiriesTexts.answeredWithDetail(detail),
    bounced: enquiriesTexts.gotAMailBack(detail),
  };
  return `${who} ${texts[event] ?? enquiriesTexts.changedIt}`;
}
