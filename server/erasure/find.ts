import { rootKey, type Db, type FoundItem, type Root } from './found.ts';
import type { Matcher } from './identifiers.ts';
import { tablesWithPersons } from './personal-tables.ts';

/** A record about the person, with what it matched. */
export interface FoundRoot extends Root {
  matches: Set<string>;
}

/** Every record that a matcher recognizes, by its key. */
export async function findRoots(db: Db, matcher: Matcher): Promise<Map<string, FoundRoot>> {
  const found = new Map<string, FoundRoot>();
  for (const { candidates } of tablesWithPersons) {
    if (!candidates) continue;
    for await (const candidate of candidates(db, matcher)) {
      const matches = matcher.matches(candidate);
      if (matches.length === 0) continue;
      const { kind, id } = candidate;
      const root = found.get(rootKey(candidate)) ?? { kind, id, matches: new Set<string>() };
      for (const match of matches) root.matches.add(match);
      found.set(rootKey(root), root);
    }
  }
  return found;
}

/** Everything that is stored about these records, newest first. */
export async function findItems(db: Db, roots: readonly Root[]): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  for (const { items } of tablesWithPersons) found.push(...((await items?.(db, roots)) ?? []));
  return found.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
