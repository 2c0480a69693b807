/** The slug with the first free number. */
export function nextFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  const stem = slug.replace(/-\d+$/, '') || slug;
  for (let count = 2; ; count += 1) {
    const next = `${stem}-${count}`;
    if (!taken.has(next)) return next;
  }
}
