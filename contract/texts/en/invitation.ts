/** The page on which an invited client writes a review. */

export const title = 'How was it to work with us?';
export const documentTitle = 'Your review';
export const needsScript =
  'This page needs JavaScript. You can also answer the email with your review, and we add it for you.';
export const opening = 'Opening your invitation…';
export const openFailed = 'Your invitation could not be opened. Please try again in a moment.';
export const cannotOpen = 'Sorry, we cannot open your invitation';
export const invalid =
  'This link does not work. It may have been used already, have expired, or be incomplete. Please ask us for a new one.';
export const writeToUs = 'Write to us';
export const thanks = 'That helps us a lot';
export const toHome = 'To the home page';
export const hello = (name: string) => `Hello ${name}`;
export const project = 'Your project with us:';
export const weRead = 'We read every review before it appears on the site, and publish it as you wrote it.';
export const verified = 'It is marked as coming from a verified client. Your email is never shown.';
/** `{date}` is the day on which the link ends. */
export const until = 'This link is for you. It works once, until {date}.';
