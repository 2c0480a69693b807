export const theCheckCouldNotStart = 'The check could not start.';
export const checkNow = 'Check now';
export const stateOfTheDailyCheck = 'State of the daily check';
export const theDailyCheckIsOff = 'The daily check is off';
export const itStartsOnceMail = 'It starts once mail is set up';
export const theFirstCheckIsDue = 'The first check is due soon';
export const theCheckIsRunning = 'The check is running';
export const theContactFormWorks = 'The contact form works';
export const theLastCheckFailed = 'The last check failed';
export const enterTheMailServer = 'Enter the mail server in the group Mail first: the check ends with a mail.';
export const ifTheContactFormBreaks = 'If the contact form breaks, nobody notices until visitors complain.';
export const lastCheck = (when: string | number) => `Last check: ${when}. `;
export const nextCheck = (newest: string | number, when: string | number) => `${newest}Next check: ${when}.`;
export const theServerStoppedDuring = 'The server stopped during the check.';
export const stepsOfTheNewestCheck = 'Steps of the newest check';
export const earlierChecks = 'Earlier checks';
export const failedAt = (step: string | number) => `failed at “${step}”`;

export const couldBeBetter = 'could be better';
export const notKnown = 'not known';
export const isYourMailTrusted = 'Is your mail trusted?';
export const theCheckFailed = 'The check failed.';
export const askingDns = 'Asking DNS…';
export const records = 'Records';
export const checkAgain = 'Check again';
export const recordsOfTheMailDomain = 'Records of the mail domain';
export const whatDnsSaysAbout = (domain: string | number, when: string | number) =>
  `What DNS says about ${domain}: ${when}.`;
export const foundInDns = 'Found in DNS';
export const host = 'Host';
export const type = 'Type';
export const value = 'Value';
export const copyThe = (label: string | number) => `Copy the ${label}`;

export const stateOfTheMail = 'State of the mail';
export const theMailServerAccepted = (when: string | number) => `The mail server accepted the newest mail: ${when}.`;
export const mailWorks = 'Mail works';
export const noMailWasSentSince =
  'No mail was sent since the settings were changed. Send a test to see whether it works.';
export const mailIsSetUp = 'Mail is set up, but not tried';
export const theMailServerIsSet = 'The mail server is set. Add at least one person on this page, under Notifications.';
export const nobodyIsToldAboutNew = 'Nobody is told about new enquiries';
export const theNewestMailDid = (answer: string | number) =>
  `The newest mail did not leave: ${answer} It is tried again by itself. Send a test to see which step fails.`;
export const mailDoesNotWork = 'Mail does not work';
export const nobodyIsToldAboutNewEnquiries =
  'Nobody is told about new enquiries, and nobody can reset a password by email. Enter your mail server and sender on this page.';
export const mailIsNotSetUp = 'Mail is not set up';

export const noMailboxIsSetUp = 'No mailbox is set up';
export const theMailboxIsSetUp = 'The mailbox is set up, but not tried';
export const theMailboxCannotBeRead = 'The mailbox cannot be read';
export const answersArriveInThePanel = 'Answers arrive in the panel';
export const theMailboxCould = 'The mailbox could not be read.';
export const answersToYourRepliesArrive =
  'Answers to your replies arrive in your own mail program. Enter the server of a mailbox to see them in the panel.';
export const readTheMailboxNow = 'Read the mailbox now';
export const stateOfTheMailbox = 'State of the mailbox';

export const connect = 'Connect';
export const encrypt = 'Encrypt';
export const logIn = 'Log in';
export const send = 'Send';
export const notNeeded = 'not needed';
export const sendATestTo = 'Send a test to';
export const theTestCould = 'The test could not be sent.';
export const saveYourChangesFirst = 'Save your changes first: the test uses the saved settings.';
export const askingTheMailServer = 'Asking the mail server…';
export const stepsOfTheTest = 'Steps of the test';

export const onlyAdminsCanChange = 'Only admins can change how the site works. Ask one of them to change it for you.';
export const groupsOfSettings = 'Groups of settings';
export const stepResult = (step: string, isPassed: boolean) => `${step}: ${isPassed ? 'yes' : 'no'}`;
