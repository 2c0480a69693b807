/** A record as the public sees it: without list entries that are switched invisible, at any depth. */
export function withoutHidden<T>(value: T): T {
  if (Array.isArray(value)) return value.filter((entry) => !isHidden(entry)).map(withoutHidden) as T; // a list stays a list
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutHidden(part)])) as T; // same keys
}

function isHidden(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'isVisible' in entry && entry.isVisible === false;
}
