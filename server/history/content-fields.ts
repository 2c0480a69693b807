/** What a version says: the fields of a section or record by name. */
export type Words = Record<string, unknown>;

/** What the server keeps beside the words, and the place in an order, which moving changes and no writing. */
const BESIDE = ['_id', 'version', 'createdAt', 'updatedAt', 'order'];

export function wordsOf(item: object): Words {
  return withoutFields(item, BESIDE);
}

export function withoutFields(item: object, left: readonly string[]): Words {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !left.includes(name)));
}

/** The names of the fields that say something else. */
export function changedFields(before: Words, after: Words): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
