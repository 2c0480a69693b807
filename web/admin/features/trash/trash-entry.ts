import type { IconType } from 'react-icons';
import { TbArticle, TbBriefcase, TbMail, TbQuote, TbStack2, TbStar, TbTargetArrow } from 'react-icons/tb';
import { PERSONAL_KINDS } from '#contract/constants.ts';
import type { TrashKind } from '#contract/kinds.ts';
import type { TrashedRecord } from '#contract/records/history.ts';
import type { Retention } from '#contract/records/audit-entry.ts';

interface Kind {
  /** The singular of a record. */
  one: string;
  Icon: IconType;
  /** The record's address after it was restored. */
  to: (id: string) => string;
}

export const TRASH_KINDS: Record<TrashKind, Kind> = {
  blog: { one: 'Post', Icon: TbArticle, to: (id) => `/blog/${id}` },
  portfolio: { one: 'Project', Icon: TbBriefcase, to: (id) => `/portfolio/${id}` },
  services: { one: 'Service page', Icon: TbStack2, to: (id) => `/service/${id}` },
  testimonials: { one: 'Testimonial', Icon: TbQuote, to: (id) => `/testimonials/${id}` },
  reviews: { one: 'Review', Icon: TbStar, to: (id) => `/reviews/${id}` },
  messages: { one: 'Message', Icon: TbMail, to: (id) => `/enquiries?enquiry=${id}` },
  leads: { one: 'Lead', Icon: TbTargetArrow, to: (id) => `/enquiries?enquiry=${id}` },
};

/** Says what deleting permanently removes, and where copies remain. */
export function eraseText({ kind, name }: { kind: TrashKind; name: string }, retention?: Retention): string {
  const isPersonal = PERSONAL_KINDS.some((personal) => personal === kind);
  const activity = isPersonal
    ? 'Its name is removed from the activity list, too.'
    : 'Its name stays in the activity list.';
  const backups = retention
    ? `Existing backups still contain it: nightly ones until there are ${retention.nightlyBackups} newer tested ones, others until they are deleted or there are ${retention.otherBackups} newer tested ones of the same kind.`
    : 'Existing backups still contain it.';
  return `“${name}” and its history will be deleted now. They cannot be restored. ${activity} ${backups}`;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The time left for a restore: '30 days left', '1 day left', 'less than an hour left'. */
export function timeLeft({ goneAt }: Pick<TrashedRecord, 'goneAt'>, now = Date.now()): string {
  const left = Date.parse(goneAt) - now;
  if (left < HOUR_MS) return 'less than an hour left';
  const [count, unit] = left < DAY_MS ? [Math.floor(left / HOUR_MS), 'hour'] : [Math.ceil(left / DAY_MS), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
}
