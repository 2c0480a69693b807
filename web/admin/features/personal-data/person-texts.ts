import type { PersonErased, PersonFound, PersonItem } from '#contract/records/personal-data.ts';
import * as personalDataTexts from '#web/admin/texts/personal-data.ts';
import { counted, LOCALE } from '#web/admin/texts/language.ts';

/** The groups of the list, in its order: one thing, and several. */
const GROUPS = personalDataTexts.groups;

const list = new Intl.ListFormat(LOCALE);
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });

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
    return count === 0 ? [] : [counted(count, one, many)];
  });
  return parts.length === 0 ? '' : personalDataTexts.withOthers(list.format(parts));
}

/** What an erasure did, and where the data still is. */
export function erasedSentences({ message, cancelled, backupsUntil, otherBackups }: PersonErased): string[] {
  const nightly = personalDataTexts.nightlyBackupsContainItUntil(day.format(new Date(backupsUntil || 0)));
  const others = personalDataTexts.otherBackupsContainItUntil(otherBackups);
  return [
    message,
    ...(cancelled > 0 ? [personalDataTexts.mailsCancelled(cancelled)] : []),
    ...(backupsUntil ? [nightly] : []),
    ...(otherBackups > 0 ? [others] : []),
    ...(backupsUntil || otherBackups > 0 ? [personalDataTexts.aRestoreOfAny] : []),
  ];
}

/** What erasing means, in the dialog. */
export const ERASING = [
  personalDataTexts.whatYouTickedIsDeleted,
  personalDataTexts.mailsThatStillWait,
  personalDataTexts.backupsContainTheDataUntil,
];
