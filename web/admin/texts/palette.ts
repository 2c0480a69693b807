import { plural } from './language.ts';

export const approveAllPendingReviews = 'Approve all pending reviews';
export const publishEverythingOpinions = 'publish everything opinions';
export const backUpNow = 'Back up now';
export const backupSaveCopyExport = 'backup save copy export';
export const copyTheLink = 'Copy the link to the prices';
export const proposalSendClientUrlAddress = 'proposal send client url address pricing';
export const viewTheSite = 'View the site';
export const openWebsiteHomePageVisitors = 'open website home page visitors';
export const turnOnLetterShortcuts = 'Turn on letter shortcuts';
export const turnOffLetterShortcuts = 'Turn off letter shortcuts';
export const keysKeyboardHelp = 'keys keyboard help';
export const logoutSignOutLeaveEnd = 'logout sign out leave end session';
export const keysOfAnOpenEnquiry = 'Keys of an open enquiry';
export const noReviewIsPending = 'No review is pending.';
export const theBackupCould = 'The backup could not be started.';
export const switchToLight = 'Switch to light';
export const switchToDark = 'Switch to dark';
export const themeModeColoursNight = 'theme mode colours night';

export const screens = 'Screens';
export const actions = 'Actions';
export const recent = 'Recent';
export const searchAllFor = (many: string | number, text: string | number) => `Search all ${many} for “${text}”`;

export const goToTheDashboard = 'Go to the dashboard';
export const searchThePanel = 'Search the panel';
export const thePanelHasNoScreen =
  'The panel has no screen at this address. It may have moved, or the address is wrong.';

export const searchOrDoSomething = 'Search or do something';
export const esc = 'Esc';
export const searching = 'Searching…';
export const move = 'move';
export const enter = 'Enter';
export const open = 'open';
export const inANewTab = 'in a new tab';
export const results = (count: number) => plural(count, '1 result', `${count} results`);
export const someRecordsCould = '; some records could not be searched';

export const draftEdited = (when: string | number) => `Draft, edited ${when}`;
export const scheduledFor = 'Scheduled for';
export const unread = 'Unread';
export const read = 'Read';
export const archived = 'Archived';
export const approved = 'Approved';
export const ofFiveStars = (stars: string | number) => `${stars} of 5 stars`;
export const moved = 'Moved';
export const gone = 'Gone';
export const deactivated = 'Deactivated';

export const servicePages = 'Service pages';
