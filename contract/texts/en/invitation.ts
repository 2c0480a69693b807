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

/** The mail with the link to that page. */
export const mail = {
  subject: (brand: string) => `Would you write a review for ${brand}?`,
  title: (name: string) => `Hello ${name}, how was it to work with us?`,
  intro: (person: string, brand: string) =>
    `${person} of ${brand} asks you for a short review. It takes about two minutes.`,
  introAbout: (person: string, brand: string, project: string) =>
    `${person} of ${brand} asks you for a short review about “${project}”. It takes about two minutes.`,
  action: 'Write your review',
  footer: (until: string, host: string) =>
    `This link is only for you. It works once, until ${until}. Your review appears on ${host} after we have read it. If you do not want to write one, ignore this email.`,
} as const;
