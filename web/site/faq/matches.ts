interface Entry {
  question: string;
  answer: string;
}

/** The entries whose question or answer contains the search text, in any case and without its outer spaces. */
export function filterFaqs<E extends Entry>(entries: E[], search: string): E[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return entries;
  return entries.filter(({ question, answer }) =>
    [question, answer].some((text) => text.toLowerCase().includes(wanted)),
  );
}
