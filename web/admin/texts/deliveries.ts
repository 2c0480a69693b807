import { counted } from './language.ts';

export const recipientOrSubject = 'Recipient or subject';
export const mailsAndOtherMessages = (deliveryDaysKept: string | number) =>
  `Mails and other messages that the site sends, with every attempt. Kept for ${deliveryDaysKept} days.`;
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const oneWebhookOnly = 'One webhook only';
export const noDeliveryMatchesTheseFilters = 'No delivery matches these filters.';
export const setUpMail = 'Set up mail';
export const mailsAboutNewEnquiriesLinks =
  'Mails about new enquiries, links for a new password and replies will be listed here.';
export const thisDeliveryNoLongerExists = (deliveryDaysKept: string | number) =>
  `This delivery no longer exists. Deliveries are kept for ${deliveryDaysKept} days.`;

export const attempts = 'Attempts';
export const delivery = 'Delivery';
export const tryNow = 'Try now';
export const cancel = 'Cancel…';
export const cancelThisDelivery = 'Cancel this delivery?';
export const toIsNotSent = (deliveryTitle: string | number, to: string | number) =>
  `“${deliveryTitle}” to ${to} is not sent. This cannot be undone.`;
export const cancelTheDelivery = 'Cancel the delivery';
export const keepIt = 'Keep it';
export const to = 'To';
export const by = 'By';
export const cause = 'Cause';
export const made = 'Made';
export const id = 'Id';

export const noAttemptYet = 'No attempt yet.';

export const state = 'State';
export const what = 'What';

export const waiting = 'Waiting';
export const beingSent = 'Being sent';
export const accepted = 'Accepted';
export const failed = 'Failed';
export const cancelled = 'Cancelled';
export const mail = 'Mail';
export const webhook = 'Webhook';
export const push = 'Push';
export const notification = 'Notification';
export const summaryOfManyEnquiries = 'Summary of many enquiries';
export const linkForANewPassword = 'Link for a new password';
export const replyToAnEnquiry = 'Reply to an enquiry';
export const reminder = 'Reminder';
export const invitationToReview = 'Invitation to review';
export const dailyCheckOfTheContact = 'Daily check of the contact form';
export const eventForAnotherProgram = 'Event for another program';
export const test = 'Test';
export const refusedForGood = 'Refused for good';
export const notAcceptedYet = 'Not accepted yet';
export const interruptedBecauseTheServerStopped = 'Interrupted, because the server stopped';
export const theMailServer = 'the mail server';
export const theReceiver = 'the receiver';
export const thePushService = 'the push service';
export const itIsBeingSentNow = (receiver: string | number) =>
  `It is being sent now. The answer of ${receiver} appears here.`;
export const tookItOn = (receiver: string | number, when: string | number) => `${receiver} took it on ${when}.`;
export const itWasCancelled = (when: string | number) => `It was cancelled on ${when} and is not sent.`;
export const itFailedForGood = (when: string | number) =>
  `It failed for good on ${when}. It is not tried again by itself.`;
export const theLead = 'The lead';
export const theMessage = 'The message';
export const theReview = 'The review';
export const thePost = 'The post';

export const theDeliveryIsCancelled = 'The delivery is cancelled.';
export const byWithStateAndValue = (state: string | number, receiver: string | number) => `${state} by ${receiver}.`;
export const notAccepted = (words: string | number) => `Not accepted. ${words}`;
export const now = 'now';
export const inMinutes = (count: number) => `in ${counted(count, 'minute', 'minutes')}`;
export const inHours = (count: number) => `in ${counted(count, 'hour', 'hours')}`;
export const inDays = (count: number) => `in ${counted(count, 'day', 'days')}`;
export const attemptCount = (count: number) => (count === 0 ? 'No attempt' : counted(count, 'attempt', 'attempts'));
export const firstAttempt = (until: string, end: string) => `The first attempt is ${until}. Attempts end on ${end}.`;
export const nextAttempt = (until: string, end: string) => `The next attempt is ${until}. Attempts end on ${end}.`;
export const firstInside = (until: string) => `first ${until}`;
export const nextInside = (until: string) => `next ${until}`;
