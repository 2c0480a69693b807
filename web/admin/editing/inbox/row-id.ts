/** The id of an item's link in the list. */
export function rowId(id: string): string {
  return `row-${id}`;
}
