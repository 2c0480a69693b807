export const whatBecameOfThePage = 'What became of the page?';
export const moved = 'Moved';
export const removed = 'Removed';
export const visitorsAndSearchEnginesLearn = 'Visitors and search engines learn that the page no longer exists.';
export const since = 'Since';
export const made = 'Made';
export const manually = 'Manually';
export const automaticallyBecauseAPageChanged = 'Automatically, because a page changed';
export const tryTheOldAddress = 'Try the old address';
export const visitorsAndSearchEngines =
  'Visitors and search engines that open the old address are sent to the new one. Changed and deleted pages are added here automatically.';
export const thisRedirect = 'This redirect';
export const whatItDoes = 'What it does';

export const newRedirect = 'New redirect';
export const allRedirects = 'All redirects';
export const searchAddresses = 'Search addresses';
export const whenTheAddress =
  'When the address of a public page changes, or the page is deleted, its old address appears here.';
export const visitorsWhoFollowAnOld = (from: string | number) =>
  `Visitors who follow an old link to “${from}” will find nothing there.`;
export const to = (to: string | number) => `to ${to}`;

export const saveAsRemovedPage = 'Save as removed page';
export const saveRedirect = 'Save redirect';
