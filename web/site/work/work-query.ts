import { WORK_PROJECTS_DEFAULT } from '#contract/constants.ts';
import type { Work } from '#contract/sections/index.ts';
import { loadProjects } from '../projects.ts';
import type { FetchQuery } from '../routes.ts';

/** The query for the chosen projects, or for the first ones. */
export function workProjects(work: Pick<Work, 'projects'>) {
  const slugs = work.projects.flatMap(({ slug }) => slug || []).join(',');
  return slugs ? { slugs, brief: 'true' } : { limit: WORK_PROJECTS_DEFAULT, brief: 'true' };
}

/** Loads the section, then its projects. */
export async function loadWork(fetchQuery: FetchQuery): Promise<void> {
  const work = await fetchQuery('GET /work');
  if (work) await loadProjects(fetchQuery, workProjects(work));
}
