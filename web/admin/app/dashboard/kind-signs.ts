import { TbMail, TbStarFilled, TbTargetArrow } from 'react-icons/tb';
import type { InboxEntry } from '#contract/records/audit-entry.ts';
import type { Sign } from '#web/admin/shell/marked-face.tsx';

/** The sign of each kind of submission. */
export const KIND_SIGNS: Record<InboxEntry['kind'], Sign> = {
  message: { Icon: TbMail, tone: 'dusk' },
  lead: { Icon: TbTargetArrow, tone: 'amber' },
  review: { Icon: TbStarFilled, tone: 'plum' },
};
