import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

/** The contact section and its map. */

export const title = 'Contact';
export const writeToUs = 'Write to us';
export const needsScript = 'This form needs JavaScript. Please send us an email or call us instead.';
export const sent = 'Message sent!';
export const failed = 'Failed to send message';
export const showMap = 'Show the live map';
export const openMap = 'Open in maps';
export const noNetwork = 'There is no network right now.';
export const map = 'Map of where we are';
export const respondDays = (days: number) => `We usually respond within ${days} working days.`;
export const respondHours = (hours: number) =>
  plural(hours, 'We usually respond within an hour.', `We usually respond within ${hours} working hours.`);
export const address = 'Address';
export const phone = 'Phone';
export const email = 'Email';
export const hours = 'Opening hours';
export const closed = 'closed';
