/** The id of a record's link in the list. */
export function rowId(id: string): string {
  return `row-${id}`;
}
