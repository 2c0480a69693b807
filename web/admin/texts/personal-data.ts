import { counted, plural } from './language.ts';

export const entryInTheList = 'entry in the list of deliveries';
export const entriesInTheList = 'entries in the list of deliveries';
export const networkAddressInTheActivity = 'network address in the activity';
export const networkAddressesInTheActivity = 'network addresses in the activity';
export const itsPeriodEnds = 'its period ends';
export const notPublished = 'not published';
export const inTheBin = 'in the bin';
export const deletedInTheNext7 = 'Deleted in the next 7 days';
export const failedToLoad = 'Failed to load what is deleted soon';
export const nothingRecordsAppearHere =
  'Nothing. Records appear here a week before their period or their time in the bin ends.';
export const theseAreTheFirst = (count: string | number) => `These are the first ${count}.`;
export const withoutATitle = 'Without a title';
export const from = (due: string | number) => `From ${due}`;
export const enquiriesGoAlong = (mails: number, files: number) => {
  const along = [counted(mails, 'mail', 'mails'), files > 0 && counted(files, 'attached file', 'attached files')];
  return `${along.filter(Boolean).join(' and ')} of these enquiries go with them.`;
};
export const withinTheHour = 'Within the hour';

export const theDataCould = 'The data could not be erased.';
export const typeToConfirm = (name: string | number) => `Type ${name} to confirm`;
export const eraseForGood = 'Erase for good';

export const ofWithSizeAndTotal = (size: string | number, total: string | number) => `${size} of ${total}`;
export const ticked = 'ticked';
export const tickOnly = 'Tick only what is about this person.';
export const exportLabel = 'Export';
export const pageToReadOrPrint = 'Page to read or print (HTML)';
export const dataForProgramsJson = 'Data for programs (JSON)';
export const erase = 'Erase…';

export const inTheBinLabel = 'In the bin';
export const sameNameOnly = 'Same name only';
export const whatItSays = (more: string | number) => `What it says, ${more}`;
export const whatItSaysLabel = 'What it says';

export const search = 'Search for more of the same person';
export const whoIsIt = 'Who is it?';
export const anEmailAPhoneNumber =
  'An email, a phone number or a name. The activity says that you searched, not for whom.';
export const searchForAPerson = 'Search for a person';
export const doNotSearchFor = (text: string | number) => `Do not search for ${text}`;
export const searchedFor = 'Searched for';
export const theRecordsAlsoContain = 'The records also contain:';
export const searchForToo = (text: string | number) => `Search for ${text} too`;
export const otherAddressesNumbersAndNames = 'Other addresses, numbers and names in what was found';

export const nightlyBackupsContainItUntil = (day: string | number) =>
  `Nightly backups contain it until ${day}, when the last of them is replaced.`;
export const otherBackupsContainItUntil = (otherBackups: number) =>
  plural(
    otherBackups,
    '1 other backup contains it until you delete it.',
    `${otherBackups} other backups contain it until you delete them.`,
  );
export const aRestoreOfAny = 'A restore of any of them erases it again.';
export const whatYouTickedIsDeleted =
  'What you ticked is deleted for good: the record, its versions, notes, mails and its name in the activity. Nobody can undo this.';
export const mailsThatStillWait =
  'Mails that still wait for this person are cancelled. Counts and response times stay, without the person.';
export const backupsContainTheDataUntil =
  'Backups contain the data until newer ones replace them. A restore erases it again.';

export const givingOutAndErasing = 'Giving out and erasing a person’s data is for admins.';
export const findEverythingThatOnePerson = 'Find everything that one person left here, give it to them, or erase it.';
export const nothingIsStored = 'Nothing is stored about this person.';
export const addressesAndNumbers =
  'Addresses and numbers have to match as a whole. Try the name, or another address of theirs.';

export const theSearchFailed = 'The search failed.';
export const theDataCouldNotBeExported = 'The data could not be exported.';
export const groups: Record<string, [one: string, many: string]> = {
  leads: ['lead', 'leads'],
  messages: ['message', 'messages'],
  reviews: ['review', 'reviews'],
  testimonials: ['testimonial', 'testimonials'],
  'review-invitations': ['invitation', 'invitations'],
  'thread-mails': ['mail of a thread', 'mails of a thread'],
  attachments: ['attachment', 'attachments'],
  deliveries: ['mail', 'mails'],
  consent: ['consent', 'consents'],
  enquiries: ['entry on the board', 'entries on the board'],
  'enquiry-notes': ['note', 'notes'],
  history: ['older version', 'older versions'],
  'staged-changes': ['staged change', 'staged changes'],
  'audit-log': ['name in the activity', 'names in the activity'],
};
export const eraseRecords = (count: number) => `Erase ${counted(count, 'record', 'records')} for good?`;
export const withOthers = (list: string) => `with ${list}`;
export const mailsCancelled = (count: number) =>
  `${count} waiting ${plural(count, 'mail was', 'mails were')} cancelled.`;
export const periodEnds = (count: number) => plural(count, 'The period of it ends', 'The period of each ends');
