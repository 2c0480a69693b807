import { slugify } from '#contract/slug.ts';

interface Part {
  anchor: string;
  title: string;
}

/** The ids of the parts' headings, each different: the typed anchor, else one from the title. None is `taken`. */
export function partAnchors(parts: readonly Part[], taken: string): string[] {
  const typed = parts.map(({ anchor }) => slugify(anchor));
  const used = new Set([taken]);
  return parts.map(({ title }, index) => {
    const own = typed[index] ?? '';
    const wanted = own || slugify(title) || `part-${index + 1}`;
    // An anchor from a title leaves typed ones alone, because links lead to those.
    const isFree = (id: string) => !used.has(id) && (own !== '' || !typed.includes(id));
    let id = wanted;
    for (let count = 2; !isFree(id); count += 1) id = `${wanted}-${count}`;
    used.add(id);
    return id;
  });
}
