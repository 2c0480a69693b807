/** The content of a version: the fields of a section or record by name. */
export type FieldValues = Record<string, unknown>;

/** Fields outside of versions: those that only the server sets, and `order`, which only moving changes. */
const METADATA_FIELDS = ['_id', 'version', 'createdAt', 'updatedAt', 'order', 'invitation', 'isVerified', 'targets'];

export function contentFields(item: object): FieldValues {
  return omitFields(item, METADATA_FIELDS);
}

export function omitFields(item: object, omitted: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !omitted.includes(name)));
}

/** The names of the fields with different values. */
export function changedFields(before: FieldValues, after: FieldValues): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
