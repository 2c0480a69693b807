/** The id of a message's link in the list. */
export function rowId(id: string): string {
  return `message-${id}`;
}
