import type { IconType } from 'react-icons';
import { hasAllWords, searchWords } from '#web/admin/shell/search-words.ts';
import type { Screen } from '#web/admin/app/screens/screens.ts';
import { notEditable } from './not-editable.ts';

export interface PaletteEntry {
  /** Where it leads, below the panel's base; null for a part of the site that the panel cannot change. */
  to: string | null;
  title: string;
  /** Its state and what else tells it from others. */
  detail: string;
  Icon?: IconType;
}
export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}

/** Records of one kind that hold the words. */
export interface Found extends PaletteGroup {
  /** The screen that searches all of them; left out where it cannot. */
  all?: { to: string; many: string; screen: string };
}

const EXCERPT_BEFORE = 30;
const EXCERPT_LENGTH = 120;

/** The results of the search: screens, parts that the panel cannot change, records by kind, the screens' own searches. */
export function findEntries(text: string, screens: Screen[], found: readonly Found[]): PaletteGroup[] {
  const words = searchWords(text);
  const places = screens.filter(({ title, group = '', keywords = '' }) =>
    hasAllWords(words, `${title} ${group} ${keywords}`),
  );
  const kinds = words.length > 0 ? byTitle(words, found) : [];
  const groups = [
    { title: 'Screens', entries: places.map(screenEntry) },
    { title: 'Not editable in the panel', entries: notEditableEntries(words) },
    ...kinds.map(({ title, entries }) => ({ title, entries })),
    { title: 'Search', entries: kinds.flatMap(({ all }) => (all ? searchEntry(all, text.trim()) : [])) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What has the words in its title comes before what has them in its text, within a kind and among the kinds. */
function byTitle(words: readonly string[], found: readonly Found[]): Found[] {
  const rank = (entry: PaletteEntry | undefined) => (entry && hasAllWords(words, entry.title) ? 0 : 1);
  return found
    .filter(({ entries }) => entries.length > 0)
    .map((kind) => ({ ...kind, entries: kind.entries.toSorted((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => rank(a.entries[0]) - rank(b.entries[0]));
}

/** The part of a text around the first word found in it that the title does not show; empty where there is none. */
export function excerptOf(words: readonly string[], title: string, text: string): string {
  const sought = words.filter((word) => !hasAllWords([word], title));
  const flat = text.replace(/\s+/g, ' ').trim();
  const places = sought.map((word) => flat.toLowerCase().indexOf(word)).filter((index) => index >= 0);
  if (places.length === 0) return '';
  const at = Math.min(...places);
  const space = flat.lastIndexOf(' ', at);
  // From the beginning of a word; of a very long one, from what was found.
  const isLong = at - space > EXCERPT_BEFORE;
  const before = flat.indexOf(' ', at - EXCERPT_BEFORE) + 1;
  const from = at <= EXCERPT_BEFORE ? 0 : isLong ? at : before;
  const end = Math.min(flat.length, from + EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${flat.slice(from, end)}${end < flat.length ? '…' : ''}`;
}

function notEditableEntries(words: readonly string[]): PaletteEntry[] {
  if (words.length === 0) return [];
  return notEditable
    .filter(({ title, keywords }) => hasAllWords(words, `${title} ${keywords}`))
    .map(({ title, detail }) => ({ to: null, title, detail }));
}

function screenEntry({ path, title, group, Icon }: Screen): PaletteEntry {
  return { to: `/${path}`, title, detail: group ?? '', Icon };
}

function searchEntry({ to, many, screen }: NonNullable<Found['all']>, text: string): PaletteEntry {
  return { to: `${to}?q=${encodeURIComponent(text)}`, title: `Search all ${many} for “${text}”`, detail: screen };
}
