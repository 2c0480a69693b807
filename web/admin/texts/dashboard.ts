import { counted, plural, numberText } from './language.ts';

export const messagesAndLeads = 'Messages and leads';
export const last30Days = 'last 30 days';
export const messagesAndLeadsOnEachOfTheLast = 'Messages and leads on each of the last 30 days';
export const day = 'Day';

export const allBackups = 'All backups';
export const lastTestedBackup = (when: string | number) => `Last tested backup: ${when}`;
export const noBackupHasBeenMade = 'No backup has been made yet';
export const theLastBackupFailed = (failure: string | number, last: string | number) =>
  `The last backup failed: ${failure}. ${last}.`;
export const thatIsMoreThanTwo = (last: string | number) => `${last}. That is more than two days ago.`;

export const theDailyCheck = 'The daily check of the contact form failed';
export const theServerStoppedDuring = 'The server stopped during the check. It is repeated within an hour.';
export const thisStepFailed = (step: string | number, problem: string | number, advice: string | number) =>
  `This step failed: “${step}”. ${problem} ${advice}`;
export const theDailyCheckOfTheContact = 'The daily check of the contact form does not run';
export const noCheckHasStarted = (canaryLateHours: string | number) =>
  `No check has started for ${canaryLateHours} hours, so nobody knows whether enquiries arrive. Restart the server, and look into its log if that does not help.`;

export const seeTheDailyCheck = 'See the daily check';

export const continueEditing = 'Continue editing';
export const inWithScreen = (screen: string | number) => ` in ${screen}`;
export const hasUnsavedChanges = 'has unsaved changes';
export const from = ', from';
export const discardTheChangesTo = (title: string | number) => `Discard the changes to ${title}`;
export const discardUnsavedChanges = 'Discard unsaved changes?';
export const yourChanges = (title: string | number) =>
  `Your changes to ${title} will be removed from this device. The saved version does not change.`;

export const theMailServer = 'The mail server';
export const checkSiteSettingsMail = 'Check Site settings → Mail, then try again now.';
export const theReceiver = 'The receiver';
export const checkTheAddress = 'Check the address of the webhook, then try again now.';
export const pushNotification = 'push notification';
export const pushNotifications = 'push notifications';
export const thePushService = 'The push service';
export const itIsTriedAgainUntil = 'It is tried again until it works.';
export const askAnAdminToLook = 'Ask an admin to look at the mail settings.';
export const nobodyIsToldAboutNew = 'Nobody is told about new enquiries';
export const enterYourMailServer = 'Enter your mail server.';
export const chooseWhoGetsTheEmails = 'Choose who gets the emails.';
export const checkTheMailSettings = 'Check the mail settings and send a test: mails that wait leave once it works.';
export const mailIsNotSetUp = 'Mail is not set up, so the site sends no emails.';
export const theMailServerIsSet = 'The mail server is set, but no person gets the emails.';
export const theNewestEmailDid = (answer: string | number) => `The newest email did not leave. ${answer}`;
export const answers = (server: string | number, raw: string | number) => `${server} answers: “${raw}”.`;
export const thereIsNoAnswerYet = 'There is no answer yet.';
export const nothingIsTriedAgain =
  'Nothing is tried again by itself. See why, then try again or tell the person another way.';

export const seeWhatFailed = 'See what failed';
export const markAsSeen = 'Mark as seen';

export const nothingIsWaitingForYou = 'Nothing is waiting for you.';

export const toDo = 'To do';
export const more = (count: string | number) => `${count} more:`;
export const noMessage = 'No message.';
export const ofFiveStars = (given: string | number) => `${given} of 5 stars`;

export const nothingToDo = 'Nothing to do.';
export const everyMessageIsReadEvery = 'Every message is read, every lead is answered and every review is decided.';

export const approve = 'Approve';
export const visitorsNowSeeTheReview = (name: string | number) => `Visitors now see the review of ${name}.`;
export const reply = 'Reply';
export const theMessageOfIsMarked = (name: string | number) => `The message of ${name} is marked as read.`;
export const call = 'Call';
export const isMarkedAsContacted = (name: string | number) => `${name} is marked as contacted.`;

export const changesByOthers = (count: number) => counted(count, 'change by others', 'changes by others');
export const sinceYouLeft = (moment: string) => `Since you left ${moment}`;
export const nothingNewHasArrived = (left: string | number) => `${left} nothing new has arrived.`;
export const arrivedToday = (list: string | number) => `Arrived today: ${list}.`;
export const at = (time: string | number) => `at ${time}`;
export const yesterday = (at: string | number) => `yesterday ${at}`;
export const on = (day: string | number, at: string | number) => `on ${day} ${at}`;

export const openTheMailSettings = 'Open the mail settings';

export const totalUsers = 'Total Users';
export const active = 'Active';
export const inTheLast30Days = 'in the last 30 days';
export const admins = 'Admins';
export const notKnown = 'not known';

export const recentActivity = 'Recent activity';
export const showLess = 'Show less';
export const changesMadeInThePanel = 'Changes made in the panel will be listed here.';

export const notPublishedAtItsMoment = (failure: string | number) => `Not published at its moment: ${failure}`;
export const moreWithCount = (count: string | number) => `${count} more`;
export const allStagedChanges = 'All staged changes';
export const goesPublic = (when: string | number) => `goes public ${when}`;
export const by = (by: string | number, when: string | number) => `By ${by}, ${when}`;

export const database = 'Database';
export const pictureStorage = 'Picture storage';
export const systemStatus = 'System Status';
export const checking = 'Checking…';
export const checked = (time: string | number) => `Checked ${time}`;
export const theServerCannotBeReached = 'The server cannot be reached.';
export const allSystemsAreNominal = 'All systems are nominal';
export const notEverythingIsWorking = 'Not everything is working';
export const doesNotRespond = 'does not respond';

export const newLeads = 'New leads';
export const unreadMessages = 'Unread messages';
export const pendingReviews = 'Pending reviews';
export const scheduled = (many: string | number) => `Scheduled ${many}`;
export const next = (when: string | number, title: string | number) => `Next: ${when}, “${title}”`;
export const drafts = (one: string | number) => `${one} drafts`;

export const notPublicYet = 'Not public yet';
export const noDraftsAndNoScheduled = 'No drafts, and no scheduled posts.';

export const enquiriesWait = (count: number) =>
  plural(count, 'One enquiry waits for you', `${numberText(count)} enquiries wait for you`);
export const openTheEnquiries = 'Open the enquiries';

export const seeWhatWaits = 'See what waits';
export const waitsSince = (count: number, one: string, many: string, since: string) =>
  plural(count, `1 ${one} has been waiting since ${since}.`, `${count} ${many} have been waiting since ${since}.`);
export const failedLately = (count: number, days: number) =>
  `${counted(count, 'delivery', 'deliveries')} failed in the last ${days} days.`;
export const mail = 'mail';
export const mails = 'mails';
export const webhook = 'webhook';
export const webhooks = 'webhooks';
export const goodDay = { morning: 'Good morning.', afternoon: 'Good afternoon.', evening: 'Good evening.' } as const;
export const smallNumbers = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;
export const proposalsWanted = (count: number) => plural(count, 'person wants a proposal', 'people want a proposal');
export const messagesUnread = (count: number) => plural(count, 'message is unread', 'messages are unread');
export const reviewsWaiting = (count: number) => plural(count, 'review waits', 'reviews wait');
export const messageCount = (count: number) => counted(count, 'message', 'messages');
export const leadCount = (count: number) => counted(count, 'lead', 'leads');
export const reviewCount = (count: number) => counted(count, 'review', 'reviews');
export const arrivalsOn = (day: string, messages: number, leads: number) =>
  `${day}: ${messageCount(messages)}, ${leadCount(leads)}`;
export const arrivedSince = (since: string, list: string) => `${since}: ${list}.`;
export const draftEdited = (title: string, when: string) => `“${title}”, edited ${when}`;
export const untitledDraftEdited = (thing: string, when: string) => `A ${thing} without a title, edited ${when}`;
export const manyEnquiriesWait = (count: number) => `${numberText(count)} enquiries or more wait for you`;
export const nothingHappened = (count: number, days: number) =>
  `Nothing happened with ${plural(count, 'it', 'them')} for ${counted(days, 'working day', 'working days')}. Answer, set a stage or mark as done.`;
