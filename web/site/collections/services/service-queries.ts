import { COLLECTION_SLUGS_MAX } from '#contract/constants.ts';
import { loadProjects } from '../../projects.ts';
import type { FetchQuery } from '../../routes.ts';

/** The query of the list of services, without what only their own pages show. */
export const BRIEF_SERVICES = { brief: 'true' };

/** The query for the example projects of services; null if they have none. */
export function examplesQuery(services: readonly { project: string }[]) {
  const slugs = [...new Set(services.flatMap(({ project }) => project || []))].slice(0, COLLECTION_SLUGS_MAX);
  return slugs.length > 0 ? { slugs: slugs.join(','), brief: 'true' } : null;
}

/** Loads a service with what its page also shows. */
export async function loadService(fetchQuery: FetchQuery, slug: string): Promise<void> {
  const [service] = await Promise.all([
    fetchQuery('GET /services/:slug', { params: { slug } }),
    fetchQuery('GET /services', { query: BRIEF_SERVICES }),
  ]);
  const example = service && examplesQuery([service]);
  if (example) await loadProjects(fetchQuery, example);
}

/** Loads the services, then their example projects. */
export async function loadServices(fetchQuery: FetchQuery): Promise<void> {
  const services = await fetchQuery('GET /services', { query: BRIEF_SERVICES });
  const examples = services && examplesQuery(services);
  if (examples) await loadProjects(fetchQuery, examples);
}
