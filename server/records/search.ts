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

/** The records in which every word of `q` occurs (the first eight of them); all of the records when there is none. */
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

/** The records that carry the tag; all of them when it is ''. */
export function whereTagged(query: RecordQuery, tag: string): RecordQuery {
  if (!tag) return query;
  // Unlike LIKE, which knows no capitals on SQLite, replace() compares letter by letter on both databases.
  return query.where(sql<boolean>`replace(${sql.ref('tags')}, ${`\n${tag}\n`}, '') <> ${sql.ref('tags')}`);
}

function columnContains(column: string, part: string) {
  return containsTerm(sql.ref(column), part);
}
