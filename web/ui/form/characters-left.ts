/** From this share of a limit on, people are told how much room is left. */
const SHOWN_FROM = 0.9;

/** How many more characters fit, for a text that is near its limit; '' while there is plenty of room. */
export function charactersLeft(length: number, limit: number): string {
  if (length < limit * SHOWN_FROM) return '';
  const left = Math.max(limit - length, 0);
  return left === 1 ? '1 character left' : `${left} characters left`;
}
