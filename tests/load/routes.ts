/** A page of each kind in the starter site that visitors and search engines may find. */
export const PAGES_OF_EACH_KIND = [
  '/',
  '/services',
  '/services/web-design',
  '/pricing',
  '/portfolio',
  '/portfolio/mitti',
  '/blog',
  '/blog/two-scripts-one-page',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
];
