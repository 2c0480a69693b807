/** The first character of a text as a reader counts it: an emoji or an accented letter may be several code points. */
export function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter().segment(text.trim());
  return first?.segment.toUpperCase() ?? '';
}
