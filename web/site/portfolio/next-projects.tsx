import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { Section } from '#web/ui/section.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { nextProjects, nextQueries } from './next-of.ts';
import { ProjectGrid } from './project-card.tsx';

/** The way on from a project's page. Without other projects, or an answer, there is none. */
export function NextProjects({ slug }: { slug: string }) {
  const asked = nextQueries(slug);
  const { data: following } = useQuery(query('GET /portfolio', { query: asked.following }));
  const { data: first } = useQuery(query('GET /portfolio', { query: asked.first }));
  const next = following && first ? nextProjects(following.items, first.items, slug) : [];
  if (next.length === 0) return null;
  return (
    <Section ground="sand" ridge="b" aria-labelledby="next-projects">
      <SectionHeading id="next-projects" title="Next on the ridge" />
      <ProjectGrid projects={next} inRow />
    </Section>
  );
}
