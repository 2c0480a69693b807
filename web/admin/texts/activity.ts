import { plural } from './language.ts';

export const andMore = (list: string | number, rest: string | number) => `${list} and ${rest} more`;

export const pictures = 'Pictures';
export const aPicture = 'a picture';
export const changeSets = 'Change sets';
export const accounts = 'Accounts';
export const logins = 'Logins';
export const added = 'Added';
export const changed = 'Changed';
export const deleted = 'Deleted';
export const reordered = 'Reordered';
export const uploaded = 'Uploaded';
export const restored = 'Restored';
export const undone = 'Undone';
export const deletedPermanently = 'Deleted permanently';
export const exported = 'Exported';
export const loggedIn = 'Logged in';
export const failedToLogIn = 'Failed to log in';
export const refused = 'Refused';
export const loggedOut = 'Logged out';
export const loggedOutOtherDevices = 'Logged out other devices';
export const who = 'Who';
export const everyone = 'Everyone';
export const what = 'What';
export const everything = 'Everything';
export const action = 'Action';
export const anyAction = 'Any action';
export const clear = 'Clear';

export const times = (count: string | number) => `${count} times`;

export const everythingDoneInThePanel = 'Everything done in the panel, including logins. Kept for 400 days.';
export const everythingChangedInThePanel =
  'Everything changed in the panel. Only admins see logins and network addresses.';
export const activity = 'Activity';
export const changesInThePanel = 'Changes in the panel will be listed here.';
export const noActivityMatchesTheseFilters = 'No activity matches these filters.';

export const reviewInvitations = 'Review invitations';
export const anInvitation = 'an invitation';
export const aMessage = 'a message';
export const aLead = 'a lead';
export const anEnquiry = 'an enquiry';
export const aRedirect = 'a redirect';
export const aDelivery = 'a delivery';
export const aWebhook = 'a webhook';
export const dailyCheck = 'Daily check';
export const theContactForm = 'the contact form';
export const aBackup = 'a backup';
export const aPersonsData = 'a person’s data';
export const theDataOfSeveralPeople = 'the data of several people';
export const anAccount = 'an account';
export const twoStepLoginForEveryone = 'two-step login for everyone';
export const aStagedChange = 'a staged change';
export const stagedChanges = 'staged changes';
export const aChangeSet = 'a change set';
export const changeSetsInside = 'change sets';
export const aPreviewLink = 'a preview link';
export const theExport = 'an export of the site';
export const exportVerbs: Record<string, string> = { create: 'made', export: 'downloaded' };
export const theStarterContent = 'the starter content';
export const previewLinks = 'preview links';
export const to = (many: string | number, several: string | number, detail: string | number) =>
  `${many} ${several} to ${detail}`;
export const theirOwnAccount = 'their own account';
export const you = 'You';
export const someone = 'Someone';
export const withARecoveryCode = 'with a recovery code';
export const as = (title: string | number) => `as ${title}`;
export const withAnEmail = 'with an email that has no account';
export const uploadedPicturesFor = (count: number) =>
  plural(count, 'uploaded a picture for', `uploaded ${count} pictures for`);
export const foundAFaultIn = 'found a fault in';
export const undidThePublicationOf = 'undid the publication of';
export const changedTheOrderOf = 'changed the order of';
export const permanentlyDeleted = 'permanently deleted:';
export const permanentlyDeletedInside = 'permanently deleted';
export const setALeadTo = (detail: string | number) => `set a lead to ${detail}:`;
export const setTo = (detail: string | number) => `set to ${detail}`;
export const sReview = (title: string | number) => `${title}’s review`;
export const theInvitationOf = (title: string | number) => `the invitation of ${title}`;
export const sTestimonial = (title: string | number) => `${title}’s testimonial`;
export const sAccount = (title: string | number) => `${title}’s account`;
export const theWebhook = (title: string | number) => `the webhook ${title}`;
export const theRedirectFrom = (title: string | number) => `the redirect from ${title}`;
export const theChangesOf = (title: string | number) => `the changes of ${title}`;
export const theChangeSet = (title: string | number) => `the change set ${title}`;
export const theSettings = (group: string | number) => `the ${group} settings`;
export const verbs: Record<string, string> = {
  ...{ create: 'added', update: 'changed', delete: 'deleted', reorder: 'moved', export: 'exported' },
  restore: 'restored',
  search: 'searched for',
  ...{ login: 'logged in', refused: 'failed to log in', logout: 'logged out', end: 'logged out other devices' },
  denied: 'was refused',
  ...{ stage: 'staged', publish: 'published', schedule: 'scheduled', undo: 'undid' },
};
export const detailVerbs: Record<string, string> = {
  approved: 'approved',
  unapproved: 'unapproved',
  shown: 'showed',
  hidden: 'hid',
  published: 'published',
  unpublished: 'unpublished',
  activated: 'activated',
  deactivated: 'deactivated',
  note: 'noted something about',
  'note-deleted': 'deleted a note about',
  merged: 'merged',
  unmerged: 'separated',
  password: 'changed the password of',
  'password-by-mail': 'set a new password by email for',
  rescued: 'reset the password and turned off two-step login for',
  'logged-out': 'logged out everywhere:',
  'factor-on': 'turned on two-step login for',
  'factor-off': 'turned off two-step login for',
  'factor-codes': 'created new recovery codes for',
  'factor-needed': 'required',
  retry: 'retried the delivery of',
  cancel: 'cancelled the delivery of',
  seen: 'looked at the',
  'factor-free': 'stopped requiring',
  resent: 'sent again',
  revoked: 'revoked',
  'link-copied': 'copied a link of',
  test: 'tested',
  secret: 'replaced the secret of',
  notifications: 'changed the notifications of',
  'push-on': 'turned on push notifications for',
  'push-off': 'turned off push notifications for',
  'push-keys': 'made new keys for',
};
export const messageVerbs: Record<string, string> = { new: 'marked as unread', read: 'read', archived: 'archived' };
export const deniedBecause: Record<string, string> = {
  'no-cookie': 'because the login of NAME was made in another browser',
  ended: 'because NAME was already logged out',
};
export const anImport = 'an import';
export const imports = 'imports';
export const importsLabel = 'Imports';
export const imported = 'imported';
export const importOf = (fileName: string, counts: string) => `${fileName} (${counts})`;
export const aFile = 'a picture, PDF or video';
export const files = 'pictures, PDFs and videos';
