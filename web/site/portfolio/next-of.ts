/** How many projects the end of a project's page leads on to. */
const NEXT_COUNT = 3;

/** What `GET /portfolio` is asked for the projects after one, and for those with which the list begins again. */
export function nextQueries(slug: string) {
  return { following: { after: slug, limit: NEXT_COUNT }, first: { limit: NEXT_COUNT + 1 } };
}

/** The projects that follow one in the list, beginning again at its start; none twice, and never the one itself. */
export function nextProjects<P extends { slug: string }>(following: P[], first: P[], slug: string): P[] {
  const next = new Map([...following, ...first].map((project) => [project.slug, project]));
  next.delete(slug);
  return [...next.values()].slice(0, NEXT_COUNT);
}
