/** Tags that mean the same to a reader; the formatted view writes the second. */
const ALIASES: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };
/** What the formatted view adds or drops without changing what is said. */
const NEUTRAL = new Set(['p', 'br']);

/** The tags of a text which the formatted view could not keep. */
export function lostTags(before: string, after: string): string[] {
  const kept = tagsIn(after);
  return [...tagsIn(before)].filter((tag) => !kept.has(tag) && !NEUTRAL.has(tag));
}

function tagsIn(html: string): Set<string> {
  const names = [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name = '']) => name.toLowerCase());
  return new Set(names.map((name) => ALIASES[name] ?? name));
}
