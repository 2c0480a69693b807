import type { PortfolioItemInList } from './collections/portfolio.ts';

/** The collection of the finished projects, to which services, invitations and the home page refer. */
export const PROJECTS = 'portfolio';

/** A project in a list. */
export type ProjectInList = PortfolioItemInList;
