/** The ids of blocks on a page, from their types in order. A type that stands several times gets numbers. */
export function blockAnchors(types: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return types.map((type) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count === 1 ? type : `${type}-${count}`;
  });
}
