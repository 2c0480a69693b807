import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { ProjectGrid } from './project-card.tsx';

/** Links to the next projects. Nothing if there are none, or if they could not be loaded. */
export function NextProjects({ slug }: { slug: string }) {
  const params = nextQueries(slug);
  const { data: following } = useQuery(query('GET /portfolio', { query: params.following }));
  const { data: first } = useQuery(query('GET /portfolio', { query: params.first }));
  const next = following && first ? nextProjects(following.items, first.items, slug) : [];
  if (next.length === 0) return null;
  return (
    <Section ground="sand" ridge="b" aria-labelledby="next-projects">
      <SectionHeading id="next-projects" title="Next on the ridge" />
      <ProjectGrid projects={next} inRow />
    </Section>
  );
}

/** The number of projects shown at the end of a project's page. */
const NEXT_COUNT = 3;

/**
 * The queries of `GET /portfolio` for the projects after one, and for the first ones, with which the list starts again.
 */
export function nextQueries(slug: string) {
  return { following: { after: slug, limit: NEXT_COUNT }, first: { limit: NEXT_COUNT + 1 } };
}

/** The projects after one, continuing at the start of the list; no duplicates, and never the project itself. */
export function nextProjects<P extends { slug: string }>(following: P[], first: P[], slug: string): P[] {
  const next = new Map([...following, ...first].map((project) => [project.slug, project]));
  next.delete(slug);
  return [...next.values()].slice(0, NEXT_COUNT);
}
