export const drafts = 'Drafts';
export const scheduled = 'Scheduled';
export const all = (many: string | number) => `All ${many}`;
export const search = (many: string | number) => `Search ${many}`;
export const noYet = (many: string | number) => `No ${many} yet.`;
export const edited = (when: string | number) => `Edited ${when}`;

export const minRead = (readingMinutes: string | number) => `${readingMinutes} min read`;

export const category = 'Category';

export const inviteTheClientToReview = 'Invite the client to review';

export const chooseAPage = 'Choose a page';

export const theMainPart = (place: string | number) => `The main part: ${place}`;
export const theMainPartOfThePage = 'The main part of the page';

export const any = (one: string | number) => `Any ${one}`;

export const aTemplatePutsBlocksAbove =
  'A template puts blocks above or below the main part of a page, such as Pricing or every post.';
export const appearHere = (many: string) => `Your ${many} appear here.`;
export const appearHereAndOnTheSite = (many: string) =>
  `Your ${many} appear here. Published ones also appear on the site.`;
