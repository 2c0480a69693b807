import { sql, type RawBuilder } from 'kysely';
import type { RecordQuery } from './kind.ts';

/**
 * What the search looks through: each of the given words once, since what is looked for never spans two; in lower case,
 * since SQLite can lower ASCII letters only.
 */
export function searchText(...parts: (string | string[])[]): string {
  return [...new Set(parts.flat().join('\n').toLowerCase().split(/\s+/))].join('\n');
}

/** More words than anyone looks for at once; each costs a pass over all texts. */
const WORDS_MAX = 8;

/** The records in which every word of `q` occurs (the first eight of them); all of the records when there is none. */
export function whereMatches(query: RecordQuery, q: string): RecordQuery {
  return searchTerms(q).reduce((narrowed, word) => narrowed.where(columnContains('search', word)), query);
}

/** The words to look for, without those that a longer one contains. */
export function searchTerms(q: string): string[] {
  const words = [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word))).slice(0, WORDS_MAX);
}

/** Tags as a column keeps them. */
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

/** Whether a text in lower case holds a word in lower case. */
export function containsTerm(text: RawBuilder<unknown>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}
