/** Adds comma-separated tags: trimmed, without empty and repeated ones. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  for (const tag of typed.split(/[,\n\t]/).map((part) => part.trim())) {
    if (tag !== '' && !all.some((other) => other.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all;
}
