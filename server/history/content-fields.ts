/** What a version says: the fields of a section or record by name. */
export type FieldValues = Record<string, unknown>;

/** What the server keeps beside the words, and the place in an order, which moving changes and no writing. */
const METADATA_FIELDS = ['_id', 'version', 'createdAt', 'updatedAt', 'order'];

export function contentFields(item: object): FieldValues {
  return omitFields(item, METADATA_FIELDS);
}

export function omitFields(item: object, left: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !left.includes(name)));
}

/** The names of the fields that say something else. */
export function changedFields(before: FieldValues, after: FieldValues): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
