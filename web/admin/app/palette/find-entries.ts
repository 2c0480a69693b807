import type { IconType } from 'react-icons';
import { hasAllWords, searchWords } from '#web/admin/shell/search-words.ts';
import type { Screen } from '#web/admin/app/screens/screens.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as paletteTexts from '#web/admin/texts/palette.ts';

export interface PaletteEntry {
  /** The target below the panel's base path; null for an action. */
  to: string | null;
  /** What an action does. */
  run?: () => void;
  /** Letters that do the same, such as 'g b'. */
  keys?: string;
  title: string;
  /** The state of the record and other details that identify it. */
  detail: string;
  Icon?: IconType;
}
export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}

/** Records of one kind that match the search. */
export interface KindResults extends PaletteGroup {
  /** The screen that can search all of them; absent if it has no search. */
  all?: { to: string; many: string; screen: string };
}

const EXCERPT_BEFORE = 30;
const EXCERPT_LENGTH = 120;

/** What an empty search offers besides the screens. */
interface Offers {
  recent: readonly PaletteEntry[];
  actions: readonly (PaletteEntry & { keywords: string })[];
}

/** Search results: actions, screens, records by kind, and links to the screens' own searches. */
export function findEntries(
  text: string,
  screens: Screen[],
  found: readonly KindResults[],
  { recent, actions }: Offers = { recent: [], actions: [] },
): PaletteGroup[] {
  const words = searchWords(text);
  const matching = screens.filter(({ title, group = '', keywords = '' }) =>
    hasAllWords(words, `${title} ${group} ${keywords}`),
  );
  const kinds = words.length > 0 ? titleMatchesFirst(words, found) : [];
  const doable = actions.filter(({ title, keywords }) => hasAllWords(words, `${title} ${keywords}`));
  const named = matching.filter(({ title }) => hasAllWords(words, title));
  const screenGroup = { title: paletteTexts.screens, entries: matching.map(screenEntry) };
  const actionGroup = { title: paletteTexts.actions, entries: doable };
  const groups = [
    { title: paletteTexts.recent, entries: words.length === 0 ? [...recent] : [] },
    // A screen of that name comes before what can be done; one that only has to do with it comes after.
    ...(words.length > 0 && named.length > 0 ? [screenGroup, actionGroup] : [actionGroup, screenGroup]),
    ...kinds.map(({ title, entries }) => ({ title, entries })),
    { title: commonTexts.search, entries: kinds.flatMap(({ all }) => (all ? searchEntry(all, text.trim()) : [])) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Sorts matches in a title before matches in a text, within a kind and between kinds. */
function titleMatchesFirst(words: readonly string[], found: readonly KindResults[]): KindResults[] {
  const rank = (entry: PaletteEntry | undefined) => (entry && hasAllWords(words, entry.title) ? 0 : 1);
  return found
    .filter(({ entries }) => entries.length > 0)
    .map((kind) => ({ ...kind, entries: kind.entries.toSorted((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => rank(a.entries[0]) - rank(b.entries[0]));
}

/** The text around the first match that the title does not show; empty if there is none. */
export function excerptOf(words: readonly string[], title: string, text: string): string {
  const bodyWords = words.filter((word) => !hasAllWords([word], title));
  const flat = text.replace(/\s+/g, ' ').trim();
  const positions = bodyWords.map((word) => flat.toLowerCase().indexOf(word)).filter((index) => index >= 0);
  if (positions.length === 0) return '';
  const at = Math.min(...positions);
  const space = flat.lastIndexOf(' ', at);
  // Starts at a word boundary. In a very long word it starts at the match.
  const isLong = at - space > EXCERPT_BEFORE;
  const before = flat.indexOf(' ', at - EXCERPT_BEFORE) + 1;
  const from = at <= EXCERPT_BEFORE ? 0 : isLong ? at : before;
  const end = Math.min(flat.length, from + EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${flat.slice(from, end)}${end < flat.length ? '…' : ''}`;
}

function screenEntry({ path, title, group, Icon, key }: Screen): PaletteEntry {
  return { to: `/${path}`, title, detail: group ?? '', Icon, ...(key && { keys: `g ${key}` }) };
}

function searchEntry({ to, many, screen }: NonNullable<KindResults['all']>, text: string): PaletteEntry {
  const query = `${to.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`;
  return { to: to + query, title: paletteTexts.searchAllFor(many, text), detail: screen };
}
