export const theStagedChanges = 'The staged changes are the same as the version that they were made from.';
export const comparedWithThePublicVersion = 'Compared with the public version:';
export const publicLabel = 'Public';
export const publicAndStaged = 'Public and staged';

export const dateAndTime = 'Date and time';
export const yourTime = (when: string | number) => `${when}, your time.`;
export const inYourOwnTimeZone = 'In your own time zone.';
export const cancelTheSchedule = 'Cancel the schedule';
export const whenDoesGoPublic = (title: string | number) => `When does ${title} go public?`;
export const chooseADate = 'Choose a date and a time.';

export const theLinkCould = 'The link could not be created.';
export const anyoneWithThisLinkSees = (when: string | number) =>
  `Anyone with this link sees the page as staged, until ${when}, your time.`;
export const previewLink = 'Preview link';
export const itIsShownOnlyNow = 'It is shown only now. You can revoke it on the screen Changes.';
export const theLinkShowsThePage =
  'The link shows the page to people without an account. Search engines do not list it.';
export const daysUntilItEnds = 'Days until it ends';
export const createLink = 'Create link';
export const shareAPreviewOf = (title: string | number) => `Share a preview of ${title}`;

export const discardTheStagedChanges = 'Discard the staged changes?';
export const differences = 'Differences';
export const share = 'Share';
export const discardTheStagedChangesLabel = 'Discard the staged changes';
export const notPublicYetChangesBy = 'Not public yet: changes by';
export const theyGoPublic = (when: string | number) => `They go public on ${when}, your time.`;
export const theyGoPublicWithTheirChange = 'They go public with their change set.';
export const openTheChangeSets = 'Open the change sets';
export const thePublicVersionWasChanged = 'The public version was changed since. Publishing merges both.';
export const theyWereNotPublished = (failure: string | number) => `They were not published at their moment: ${failure}`;
export const formShowsPublic = 'The form shows the public version again. Visitors see no difference.';
export const formShowsPublicWithoutTyped =
  'The form shows the public version again, without what you typed. Visitors see no difference.';
