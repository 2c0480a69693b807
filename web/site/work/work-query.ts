import { WORK_PROJECTS_DEFAULT } from '#contract/constants.ts';
import type { SectionFields } from '#contract/sections/index.ts';

/** The query for the chosen projects, or for the first ones. */
export function workProjects(work: Pick<SectionFields<'work'>, 'projects'>) {
  const slugs = work.projects.flatMap(({ slug }) => slug || []).join(',');
  return slugs ? { slugs, brief: 'true' } : { limit: WORK_PROJECTS_DEFAULT, brief: 'true' };
}
