/** How much of a text has been read, 0 to 100: it begins at the top of the page and ends with its last line in view. */
export function progressOf(scrolled: number, textEnd: number, viewHeight: number): number {
  const way = textEnd - viewHeight;
  if (way <= 0) return 100;
  return Math.round(Math.min(Math.max(scrolled / way, 0), 1) * 100);
}
