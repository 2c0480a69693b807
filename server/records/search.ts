import { sql } from 'kysely';
import type { RecordQuery } from './store.ts';

/** What the search looks through: all the given words in lower case, since SQLite can lower ASCII letters only. */
export function searchText(...parts: (string | string[])[]): string {
  return parts.flat().join('\n').toLowerCase();
}

/** The records in which every word of `q` occurs; all of them when there is none. */
export function searching(query: RecordQuery, q: string): RecordQuery {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return words.reduce((narrowed, word) => narrowed.where(containing('search', word)), query);
}

/** Tags as a column keeps them. */
export function tagsText(tags: string[]): string {
  return `\n${tags.map((tag) => `${tag}\n`).join('')}`;
}

export function tagsOf(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** The records that carry the tag; all of them when it is ''. */
export function tagged(query: RecordQuery, tag: string): RecordQuery {
  return tag ? query.where(containing('tags', `\n${tag}\n`)) : query;
}

function containing(column: string, part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
