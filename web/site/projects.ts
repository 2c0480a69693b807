import { query, type CallOptions } from '#web/api.ts';
import type { FetchQuery } from './routes.ts';

type ListQuery = NonNullable<CallOptions<'GET /portfolio'>['query']>;

/** The list of all projects, as a link. */
export const ALL_PROJECTS = { label: 'Portfolio', href: '/portfolio' };

/** The path of a project's page. */
export function projectPath(slug: string): string {
  return `${ALL_PROJECTS.href}/${encodeURIComponent(slug)}`;
}

/** The projects that a list asks for. */
export function projectsQuery(asked: ListQuery) {
  return query('GET /portfolio', { query: asked });
}

/** Loads the projects of the same query, before a page is rendered. */
export function loadProjects(fetchQuery: FetchQuery, asked: ListQuery) {
  return fetchQuery('GET /portfolio', { query: asked });
}
