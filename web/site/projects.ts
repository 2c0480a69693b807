import { query, type CallOptions, type Reply } from '#web/api.ts';
import type { FetchQuery } from './routes.ts';

/** A list of projects. */
export type ProjectList = Reply<'GET /portfolio'>;
type ListQuery = NonNullable<CallOptions<'GET /portfolio'>['query']>;

/** The path of the list of all projects. */
export const PROJECTS_PATH = '/portfolio';

/** The path of a project's page. */
export function projectPath(slug: string): string {
  return `${PROJECTS_PATH}/${encodeURIComponent(slug)}`;
}

/** The projects that a list asks for. */
export function projectsQuery(asked: ListQuery) {
  return query('GET /portfolio', { query: asked });
}

/** The same call, as a block reads it. */
export function readProjects(asked: ListQuery) {
  return ['GET /portfolio', { query: asked }] as const;
}

/** Loads the projects of the same query, before a page is rendered. */
export function loadProjects(fetchQuery: FetchQuery, asked: ListQuery) {
  return fetchQuery('GET /portfolio', { query: asked });
}
