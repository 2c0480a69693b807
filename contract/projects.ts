import type { PortfolioItemInList } from './collections/portfolio.ts';

/** The collection of the finished projects, to which services, invitations and the home page refer. */
export const PROJECTS = 'portfolio';

/** A project in a list. */
export type ProjectInList = PortfolioItemInList;

/** The category that the panel fills in for a new project. Visitors do not see it: nobody has chosen one. */
export const NEW_CATEGORY = 'General';

/** The category of a project as visitors see it; '' for none. */
export function shownCategory(category: string): string {
  return category === NEW_CATEGORY ? '' : category;
}
