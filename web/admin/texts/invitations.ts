export const noEmail = 'no email';
export const invitedBy = (createdBy: string | number) => `invited by ${createdBy}`;
export const theReviewOf = (name: string | number) => `The review of ${name}`;
export const aLinkForThisInvitation = 'A link for this invitation';
export const copyALink = 'Copy a link…';
export const sendAgain = 'Send again…';
export const renew = 'Renew…';
export const revoke = 'Revoke…';
export const inviteAgain = (name: string | number) => `Invite ${name} again?`;
export const sendAgainLabel = 'Send again';
export const makeANewLink = 'Make a new link';
export const revokeThisInvitation = 'Revoke this invitation?';
export const theLinksThatHasStop = (name: string | number) =>
  `The links that ${name} has stop working. To invite ${name} later, make a new invitation.`;
export const revokeLabel = 'Revoke';

export const notMailed = 'Not mailed';
export const mailIsWaiting = 'Mail is waiting';
export const mailFailed = 'Mail failed';
export const sent = 'Sent';
export const opened = 'Opened';
export const reviewWritten = 'Review written';
export const expired = 'Expired';
export const revoked = 'Revoked';
export const openUntil = (age: string | number, when: string | number) => `${age}, open until ${when}`;
export const theLinkWorksOnce = 'The link works once, for one review. It is not shown again.';
export const anEmail = (email: string | number, once: string | number) =>
  `An email to ${email} is on its way with a link of its own. ${once}`;
export const mailIsNotSetUp = 'Mail is not set up, so no email was sent. ';
export const copyTheLinkNow = (why: string | number, name: string | number, once: string | number) =>
  `${why}Copy the link now and send it to ${name} yourself. ${once}`;

export const reviewInvitations = 'Review invitations';
export const eachInvitationIsAPersonal =
  'Each invitation is a personal link that works once. A review that comes by it carries the mark “Verified client” once it is published.';
export const allReviews = 'All reviews';
export const inviteAClient = 'Invite a client';
export const nobodyIsInvitedYet = 'Nobody is invited yet.';
export const askAClient =
  'Ask a client for a review when a project is done. You see here who opened the link and who wrote.';

export const invitationReady = 'Invitation ready';
export const theGreetingInTheEmail = 'The greeting in the email and on the page.';
export const leaveItEmptyToGet = 'Leave it empty to get only a link, which you send yourself.';
export const project = 'Project';
export const none = 'None';
export const aPersonalWord = 'A personal word';
export const optionalItStands = 'Optional. It stands in the email and beside the form.';
export const theLinkWorksFor = 'The link works for';
export const days = (days: string | number) => `${days} days`;
export const invite = 'Invite';

export const linkFor = (name: string | number) => `Link for ${name}`;

export const theLinks = (name: string | number) => `The links that ${name} has do not work any more.`;
export const newLink = 'A new link replaces all links so far and works for 30 days.';
export const newLinkByMail = (email: string) =>
  `${email} gets a new email. A new link replaces all links so far and works for 30 days.`;
