import { counted } from './language.ts';

export const hideQuotedText = 'Hide quoted text';
export const showQuotedText = 'Show quoted text';

export const sent = 'Sent';
export const waitingToBeSent = 'Waiting to be sent';
export const cancelledNotSent = 'Cancelled, not sent';
export const sendItAsANew = 'Send it as a new reply if it is still needed.';
export const couldNotBeSent = 'Could not be sent';
export const tryAgainOnceTheReason = 'Try again once the reason is gone, or call instead.';
export const cameBack = 'Came back';
export const itDidNotArriveAsk = 'It did not arrive. Ask for another address, or call.';
export const tryAgainNow = 'Try again now';
export const useThisTextAgain = 'Use this text again';
export const theMailIsBeingSent = 'The mail is being sent again.';
export const theMailCould = 'The mail could not be sent again.';

export const theMailboxCould = 'The mailbox could not be read.';
export const answersArriveInYourOwn = 'Answers arrive in your own mail program: no mailbox is set up.';
export const answersDoNotArriveHere = 'Answers do not arrive here at the moment.';
export const readTheMailboxNow = 'Read the mailbox now';

export const yourReply = 'Your reply';
export const to = (email: string | number, subject: string | number) => `To ${email} · ${subject}`;
export const picturesInTheText = 'Pictures in the text are not sent.';
export const thisReplyIsTooLong = 'This reply is too long. Shorten it.';
export const replaceWithYourOwnWords = (gap: string | number) => `Replace ${gap} with your own words before you send.`;
export const sendReply = 'Send reply';
export const enter = 'Enter';
export const sends = 'sends';
export const insertASnippet = 'Insert a snippet';

export const thisMailIsTooLarge = 'This mail is too large to be shown here. Read it in the mailbox.';
export const thisMailCould = 'This mail could not be read. Open it in the mailbox.';
export const automatic = 'Automatic';
export const report = 'Report';
export const moreAttachments = (droppedAttachments: string | number) =>
  `${droppedAttachments} more attachments are in the mailbox.`;
export const kb = (fileName: string | number, kilobytes: string | number) => `${fileName} (${kilobytes} KB)`;
export const theFileCould = 'The file could not be loaded.';

export const mails = 'Mails';
export const mailsToComeBackAsk = (email: string | number) =>
  `Mails to ${email} come back. Ask for another address, or call.`;
export const yourReplyIsLoading = 'Your reply is loading';
export const mailIsNotSetUp =
  'Mail is not set up, so replies cannot be sent from here. The button Reply opens your own mail program.';

export const yourReplyIsOnItsWay = 'Your reply is on its way.';
export const picturesNotLoaded = (count: number) =>
  `Not loaded: ${counted(count, 'picture', 'pictures')}. Loading it would tell the sender that you read this mail.`;
