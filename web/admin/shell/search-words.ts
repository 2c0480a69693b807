/** The lower-case words of a search text. */
export function searchWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether `text` contains every word, in any order, at the start of a word or inside one. */
export function hasAllWords(words: readonly string[], text: string): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}
