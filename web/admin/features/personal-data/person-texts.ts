import type { PersonErased, PersonFound, PersonItem } from '#contract/records/personal-data.ts';

/** The groups of the list, in its order: one thing, and several. */
const GROUPS: Record<string, [one: string, many: string]> = {
  leads: ['lead', 'leads'],
  messages: ['message', 'messages'],
  reviews: ['review', 'reviews'],
  testimonials: ['testimonial', 'testimonials'],
  'review-invitations': ['invitation', 'invitations'],
  'thread-mails': ['mail of a thread', 'mails of a thread'],
  attachments: ['attachment', 'attachments'],
  deliveries: ['mail', 'mails'],
  consent: ['consent', 'consents'],
  enquiries: ['entry on the board', 'entries on the board'],
  'enquiry-notes': ['note', 'notes'],
  history: ['older version', 'older versions'],
  'staged-changes': ['staged change', 'staged changes'],
  'audit-log': ['name in the activity', 'names in the activity'],
};

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A record about the person, with everything that goes with it. */
export interface PersonRow {
  key: string;
  kind: string;
  item: PersonItem;
  matches: string[];
  others: PersonItem[];
  /** Whether only its name matches, which somebody else may have too. */
  isUncertain: boolean;
}

export interface PersonGroup {
  title: string;
  rows: PersonRow[];
}

/** The found records by kind, newest first. */
export function groupsOf({ records, items, known }: PersonFound): PersonGroup[] {
  const isName = (typed: string) => known.some((one) => one.typed === typed && one.kind === 'name');
  const rows = records.flatMap(({ key, matches }): PersonRow[] => {
    const own = items.filter(({ record }) => record === key);
    const kind = key.slice(0, key.indexOf(':'));
    const item = own.find((one) => one.kind === kind) ?? own[0];
    if (!item) return [];
    const others = own.filter((one) => one !== item);
    return [{ key, kind, item, matches, others, isUncertain: matches.every(isName) }];
  });
  const kinds = Object.keys(GROUPS).filter((kind) => rows.some((row) => row.kind === kind));
  return kinds.map((kind) => ({
    title: headingOf(kind),
    rows: rows.filter((row) => row.kind === kind).toSorted((a, b) => (a.item.at < b.item.at ? 1 : -1)),
  }));
}

function headingOf(kind: string): string {
  const many = GROUPS[kind]?.[1] ?? kind;
  return many.charAt(0).toUpperCase() + many.slice(1);
}

/** 'with 2 older versions and 1 note'; '' for nothing. */
export function othersText(others: readonly PersonItem[]): string {
  const parts = Object.entries(GROUPS).flatMap(([kind, [one, many]]) => {
    const count = others.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  if (parts.length === 0) return '';
  const last = parts.at(-1) ?? '';
  return `with ${parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`}`;
}

/** What an erasure did, and where the data still is. */
export function erasedSentences({ message, cancelled, backupsUntil, otherBackups }: PersonErased): string[] {
  const nightly = `Nightly backups contain it until ${day.format(new Date(backupsUntil || 0))}, when the last of them is replaced.`;
  const others =
    otherBackups === 1
      ? '1 other backup contains it until you delete it.'
      : `${otherBackups} other backups contain it until you delete them.`;
  return [
    message,
    ...(cancelled > 0 ? [`${cancelled} waiting ${cancelled === 1 ? 'mail was' : 'mails were'} cancelled.`] : []),
    ...(backupsUntil ? [nightly] : []),
    ...(otherBackups > 0 ? [others] : []),
    ...(backupsUntil || otherBackups > 0 ? ['A restore of any of them erases it again.'] : []),
  ];
}

/** What erasing means, in the dialog. */
export const ERASING = [
  'What you ticked is deleted for good: the record, its versions, notes, mails and its name in the activity. Nobody can undo this.',
  'Mails that still wait for this person are cancelled. Counts and response times stay, without the person.',
  'Backups contain the data until newer ones replace them. A restore erases it again.',
];
