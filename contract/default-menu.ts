import { PROJECTS } from './projects.ts';

const entry = (href: string) => ({ label: '', href, isVisible: true, entries: [] });

/** The menu of a site whose staff have not changed it. Entries without a text have the title of their page. */
export const DEFAULT_MENU = {
  header: ['/', '/services', `/${PROJECTS}`, '/about', '/contact', '/blog'].map(entry),
  button: { label: '', href: '/contact', isVisible: true },
  quickButtons: [
    { label: '', href: '/contact' },
    { label: '', href: '/services' },
  ],
};
