/** How many projects the end of a project's page leads on to. */
export const NEXT_COUNT = 3;

/** The projects that follow one in the list, beginning again at its start; never the one itself. */
export function nextProjects<P extends { slug: string }>(all: P[], slug: string): P[] {
  const place = all.findIndex((project) => project.slug === slug);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, NEXT_COUNT);
}
