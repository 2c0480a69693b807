import { plural } from './language.ts';

export const theMailServerRefuses = 'The mail server refuses this mail, often as spam or because of its sender.';
export const theMailServerAsks = 'The mail server asks to try again later.';
export const thisAddressDoesNotExist = 'This address does not exist.';
export const thisMailboxIsFull = 'This mailbox is full.';
export const thisMailIsTooLarge = 'This mail is too large for the mail server.';
export const theDomainOfThisAddress = 'The domain of this address does not exist.';
export const thisAddressHasMoved = 'This address has moved and has no new one.';
export const theDomainOfThisAddressTakes = 'The domain of this address takes no mail.';
export const thisMailboxIsSwitchedOff = 'This mailbox is switched off.';
export const theMailServerHasNo = 'The mail server has no room at the moment.';
export const theMailServerRefusesTheSender = 'The mail server refuses the sender: SPF or DKIM is missing or wrong.';
export const theMailServerTakesNo = 'The mail server takes no mail for this address, or none from this sender.';
export const theMailServer = 'The mail server does not accept this address.';
export const theMailServerTookIt = 'The mail server took it.';

export const backTo = (title: string | number) => `Back to “${title}”`;

export const yourRequest = (title: string | number) => `Your request: ${title}`;
export const yourRequestLabel = 'Your request';

export const lastAttempt = (when: string | number, failure: string | number) => `Last attempt: ${when}. ${failure}`;
export const theMailboxWasNotRead = 'The mailbox was not read yet.';
export const mailboxRead = (when: string | number, unassigned: string | number) =>
  `Mailbox read: ${when}. ${unassigned}`;

export const dashboard = 'Dashboard';

export const yourMessage = 'Your message';

export const figtreeFigtreeFallbackSystemUi = "Figtree, 'Figtree Fallback', system-ui, sans-serif";
export const dismiss = 'Dismiss';

export const youCanRestore = (trashDays: string | number) => `You can restore it from the bin for ${trashDays} days.`;
export const unassignedMails = (count: number) =>
  plural(
    count,
    '1 mail belonged to no enquiry: read it in your mail program.',
    `${count} mails belonged to no enquiry: read them in your mail program.`,
  );
export const nothingIsLost = 'Nothing is lost. Check your connection, then try again.';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownBrowser = 'Unknown browser';
