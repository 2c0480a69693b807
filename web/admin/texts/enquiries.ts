export const nothingHere = 'Nothing here';
export const stageOfTheEnquiryFrom = (name: string | number) => `Stage of the enquiry from ${name}`;
export const moveTo = 'Move to';

export const messagesAndRequests = 'Messages and requests for a proposal, and your work on them.';

export const nameCompanyEmailText = 'Name, company, email, text or note';
export const stage = 'Stage';

export const thisEnquiryIsMerged = 'This enquiry is merged into another one, which shows its mails too.';
export const openThatEnquiry = 'Open that enquiry';
export const changesAreSavedImmediately = 'Changes are saved immediately.';
export const keys = 'Keys';
export const reply = 'Reply';
export const call = 'Call';
export const answered = 'Answered';
export const youAnsweredByPhone = 'You answered by phone or from your own mail program';
export const openAgain = 'Open again';

export const plan = 'Plan';
export const phone = 'Phone';
export const company = 'Company';
export const website = 'Website';
export const firstAnswer = 'First answer';
export const cameInOn = 'Came in on';
export const cameFrom = 'Came from';
export const campaign = 'Campaign';
export const received = 'Received';
export const noneChosen = 'None chosen';

export const allKinds = 'All kinds';
export const anyNextStep = 'Any next step';
export const dueToday = 'Due today';
export const dueThisWeek = 'Due this week';
export const waitsTooLong = 'Waits too long';
export const anyOwner = 'Any owner';
export const mine = 'Mine';
export const kind = 'Kind';
export const owner = 'Owner';
export const nextStep = 'Next step';
export const forSpreadsheetsWithTimes =
  'For spreadsheets, with times in UTC. Text that looks like a formula, such as +91, starts with an apostrophe.';
export const theFileCould = 'The file could not be downloaded.';
export const downloadCsv = 'Download CSV';

export const agreedToTermsAndPrivacy = 'Agreed to Terms and Privacy Policy';
export const theArrived = (kind: string | number) => `The ${kind} arrived`;

export const notesLabel = 'Notes';
export const deleteTheNote = (beginning: string | number) => `Delete the note “${beginning}”`;
export const newNote = 'New note';
export const onlyStaffSeeNotes = 'Only staff see notes';
export const addNote = 'Add note';

export const somebody = 'Somebody';
export const movedItTo = (stage: string | number) => `moved it to ${stage}`;
export const madeItsOwner = (detail: string | number) => `made ${detail} its owner`;
export const removedItsOwner = 'removed its owner';
export const setTheNextStep = (detail: string | number) => `set the next step: ${detail}`;
export const removedTheNextStep = 'removed the next step';
export const removedItsValue = 'removed its value';
export const taggedIt = (detail: string | number) => `tagged it ${detail}`;
export const removedItsTags = 'removed its tags';
export const markedItAsDone = 'marked it as done';
export const openedItAgain = 'opened it again';
export const markedItAsSpam = 'marked it as spam';
export const markedItAsNoSpam = 'marked it as no spam';
export const answeredIt = 'answered it';
export const mergedItWithAnotherEnquiry = 'merged it with another enquiry';
export const separatedItFromAnotherEnquiry = 'separated it from another enquiry';
export const movedItToTheBin = 'moved it to the bin';
export const restoredItFromTheBin = 'restored it from the bin';
export const replied = (detail: string | number) => `replied: ${detail}`;
export const answeredWithDetail = (detail: string | number) => `answered: ${detail}`;
export const gotAMailBack = (detail: string | number) => `got a mail back: ${detail}`;
export const changedIt = 'changed it';

export const from = (about: string | number, name: string | number) => `${about} from ${name}`;
export const spam = 'Spam';
export const fromWithValueAndName = (kind: string | number, name: string | number) => `${kind} from ${name}`;
export const proposal = (about: string | number) => `Proposal: ${about}`;
export const proposalLabel = 'Proposal';

export const inviteToReview = 'Invite to review';

export const latestLeads = 'Latest leads';
export const allLeads = 'All leads';
export const peopleWhoAskForOne = 'People who ask for one of these plans appear here.';
export const theNewestLeads = (leadsTableCount: string | number) => `The ${leadsTableCount} newest leads`;

export const noCompanyGiven = 'No company given';

export const mergeAnotherEnquiry = 'Merge another enquiry…';
export const enquiryToMerge = 'Enquiry to merge into this one';
export const nameEmailOrCompany = 'Name, email or company';
export const noOtherEnquiryMatches = 'No other enquiry matches.';
export const searchResults = 'Search results';

export const phoneNumber = 'phone number';
export const same = (list: string | number) => `same ${list}`;
export const merge = 'Merge';
export const mergeIntoThisEnquiry = (enquiryTitle: string | number) => `Merge “${enquiryTitle}” into this enquiry`;

export const openInEnquiries = 'Open in Enquiries';

export const nameEmailSubjectOrText = 'Name, email, subject or text';
export const messageFrom = (senderName: string | number) => `message from ${senderName}`;
export const noSubject = 'No subject';
export const unread = 'Unread';
export const read = 'Read';

export const whatVisitorsWrote = 'What visitors wrote in the contact form.';
export const openTheContactPage = 'Open the contact page';
export const editItsTexts = 'Edit its texts';
export const messagesFromTheContactForm = 'Messages from the contact form appear here.';

export const fromTheSamePerson = 'From the same person';
export const showAll = (earlierCount: string | number) => `Show all ${earlierCount}`;
export const merged = 'Merged';
export const separate = 'Separate';

export const theEnquiryFromIsOpen = (name: string | number) => `The enquiry from ${name} is open again.`;
export const theEnquiryFromIsDone = (name: string | number) => `The enquiry from ${name} is done.`;
export const theEnquiryFromIsAnswered = (name: string | number) => `The enquiry from ${name} is answered.`;

export const somebodyChangedThisMeanwhile = 'Somebody changed this meanwhile. Nothing was overwritten.';

export const mergedItIsShownInside = 'Merged. It is shown inside this enquiry.';

export const view = 'View';
export const list = 'List';
export const board = 'Board';
export const openThePricingPage = 'Open the pricing page';
export const noOpenEnquiries = 'No open enquiries';
export const messagesFromTheContactFormAndRequests =
  'Messages from the contact form and requests for a proposal appear here.';

export const work = 'Work';
export const callBackAboutTheShop = 'Call back about the shop';
export const nobody = 'Nobody';
export const somebodyChangedItToLeave = (saved: string | number) =>
  `Somebody changed it to “${saved}”. Leave the field again to save yours.`;
export const tags = 'Tags';
export const typeOneThenPressEnter = 'Type one, then press Enter';
export const valuedItAt = (price: string) => `valued it at ${price}`;
export const valueIn = (currency: string) => `Value, ${currency} thousand`;
