import { sql } from 'kysely';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';
import type { RecordQuery } from './kind.ts';

/**
 * The searchable text: each word once, because a search term never spans two words. In lower case, because SQLite can lower
 * only ASCII letters.
 */
export function searchText(...parts: (string | string[])[]): string {
  return [...new Set(parts.flat().join('\n').toLowerCase().split(/\s+/))].join('\n');
}

/** Selects the records that contain every word of `q` (at most the first eight). An empty `q` selects all records. */
export function whereMatches(query: RecordQuery, q: string): RecordQuery {
  return searchTerms(q).reduce((narrowed, word) => narrowed.where(columnContains('search', word)), query);
}

/** Tags in the format of their column. */
export function encodeTags(tags: string[]): string {
  return `\n${tags.map((tag) => `${tag}\n`).join('')}`;
}

export function decodeTags(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Selects the records with the tag. '' selects all records. */
export function whereTagged(query: RecordQuery, tag: string): RecordQuery {
  if (!tag) return query;
  // LIKE ignores the case of letters on SQLite; replace() compares exactly on both databases.
  return query.where(sql<boolean>`replace(${sql.ref('tags')}, ${`\n${tag}\n`}, '') <> ${sql.ref('tags')}`);
}

function columnContains(column: string, part: string) {
  return containsTerm(sql.ref(column), part);
}
