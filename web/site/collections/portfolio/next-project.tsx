import { projectTexts } from '#contract/texts/projects.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query } from '#web/api.ts';
import { ProjectBand } from '../../layout/project-band.tsx';

/** The link to the next project, in its colours. Nothing if there is none, or if it could not be loaded. */
export function NextProject({ slug }: { slug: string }) {
  const params = nextQueries(slug);
  const { data: following } = useQuery(query('GET /portfolio', { query: params.following }));
  const { data: first } = useQuery(query('GET /portfolio', { query: params.first }));
  const next = following && first ? findNext(following.items, first.items, slug) : undefined;
  return next ? <ProjectBand project={next} label={projectTexts.next} /> : null;
}

/** The queries of `GET /portfolio` for the project after one, and for the first ones, with which the list starts again. */
export function nextQueries(slug: string) {
  return { following: { after: slug, limit: 1 }, first: { limit: 2 } };
}

/** The project after one, continuing at the start of the list; never the project itself. */
export function findNext<P extends { slug: string }>(following: P[], first: P[], slug: string): P | undefined {
  return [...following, ...first].find((project) => project.slug !== slug);
}
