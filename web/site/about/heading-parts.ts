/** A heading in two parts, so that its last word can stand in the accent colour. */
export function splitLastWord(heading: string): { start: string; last: string } {
  const words = heading.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return { start: words.join(' '), last };
}

/** A figure in two parts, so that the sign behind the number (5+, 92%) can stand in the accent colour. */
export function splitFigure(value: string): { number: string; sign: string } {
  const parts = /^(.*\d)\s?([^\d\s.,]{1,2})$/.exec(value.trim());
  return { number: parts?.[1] ?? value.trim(), sign: parts?.[2] ?? '' };
}
