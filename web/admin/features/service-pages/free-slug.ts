/** The same slug with the first number that nobody has. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const stem = slug.replace(/-\d+$/, '') || slug;
  for (let count = 2; ; count += 1) {
    const next = `${stem}-${count}`;
    if (!taken.has(next)) return next;
  }
}
