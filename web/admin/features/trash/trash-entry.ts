import type { IconType } from 'react-icons';
import { TbMail, TbTargetArrow } from 'react-icons/tb';
import { PERSONAL_KINDS } from '#contract/constants.ts';
import type { TrashKind } from '#contract/kinds.ts';
import type { TrashedRecord } from '#contract/records/history.ts';
import type { Retention } from '#contract/records/audit-entry.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { collectionIcon, findCollection } from '#web/admin/shell/collections.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as trashTexts from '#web/admin/texts/trash.ts';

interface Kind {
  /** The singular of a record. */
  one: string;
  Icon: IconType;
  /** The record's address after it was restored. */
  to: (id: string) => string;
}

const MESSAGE: Kind = { one: commonTexts.message, Icon: TbMail, to: (id) => `/enquiries?enquiry=${id}` };
const LEAD: Kind = { one: commonTexts.lead, Icon: TbTargetArrow, to: (id) => `/enquiries?enquiry=${id}` };

/** What the bin shows of the records of one kind. */
export function trashKind(kind: TrashKind): Kind {
  const collection = findCollection(kind);
  if (!collection) return kind === 'messages' ? MESSAGE : LEAD;
  const { labels, panel } = collection;
  return { one: upperFirst(labels.one), Icon: collectionIcon(collection), to: (id) => `/${panel.path}/${id}` };
}

/** Says what deleting permanently removes, and where copies remain. */
export function eraseText({ kind, name }: { kind: TrashKind; name: string }, retention?: Retention): string {
  const isPersonal = PERSONAL_KINDS.some((personal) => personal === kind);
  const activity = isPersonal ? trashTexts.itsNameIsRemoved : trashTexts.itsNameStays;
  const backups = retention
    ? trashTexts.existingBackupsStillContain(retention.nightlyBackups, retention.otherBackups)
    : trashTexts.existingBackupsStillContainIt;
  return trashTexts.andItsHistory(name, activity, backups);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The time left for a restore: '30 days left', '1 day left', 'less than an hour left'. */
export function timeLeft({ goneAt }: Pick<TrashedRecord, 'goneAt'>, now = Date.now()): string {
  const left = Date.parse(goneAt) - now;
  if (left < HOUR_MS) return trashTexts.lessThanAnHourLeft;
  return left < DAY_MS
    ? trashTexts.hoursLeft(Math.floor(left / HOUR_MS))
    : trashTexts.daysLeft(Math.ceil(left / DAY_MS));
}
