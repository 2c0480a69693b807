import { TbMail, TbStarFilled, TbTargetArrow } from 'react-icons/tb';
import type { InboxEntry } from '#contract/records/audit-entry.ts';
import classes from './kind-mark.module.css';

const ICONS = { message: TbMail, lead: TbTargetArrow, review: TbStarFilled };

/** The sign of a kind of submission. Shape and colour both differ. */
export function KindMark({ kind }: { kind: InboxEntry['kind'] }) {
  const Icon = ICONS[kind];
  return (
    <span className={classes.mark} data-kind={kind} aria-hidden>
      <Icon size={12} />
    </span>
  );
}
