export const notShown = (page: string) => `Visitors do not see the link to “${page}”`;
export const pageIsNotPublic = 'The page is not public yet. The link appears when you publish the page.';
export const pageIsGone = 'The page was deleted.';
export const removeLink = 'Remove the link';
