import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

const days = (count: number) => plural(count, '1 day', `${count} days`);

/** The forms that visitors send. */

export const name = 'Name';
export const yourName = 'Your name';
export const email = 'Email';
export const phone = 'Phone';
export const company = 'Company';
export const website = 'Website';
export const subject = 'Subject';
export const message = 'Message';
export const role = 'Role';
export const stars = 'Stars';
export const review = 'Review';
export const avatar = 'Avatar';
export const consent = 'Consent';
export const required = (label: string) => `${label} is required`;
export const tooShort = (label: string, min: number) => `${label} needs at least ${min} characters`;
export const tooLong = (label: string, max: number) => `${label} takes at most ${max} characters`;
export const notInRange = (label: string, min: number, max: number) =>
  `${label} must be a whole number from ${min} to ${max}`;
export const emailRequired = 'Email is required';
export const emailInvalid = 'Enter a valid email';
export const messageShort = 'Message is too short';
export const consentNeeded = 'Please accept the Terms and the Privacy Policy';
export const portraitNeeded = 'Choose a portrait';
export const charactersLeft = (count: number) => plural(count, '1 character left', `${count} characters left`);
export const sending = 'Sending…';
export const writeInstead = (email: string) => `This form is not available here. Please write to ${email}.`;
export const notAvailable = 'This form is not available here.';
export const notReached = ' – we could not be reached. Check your connection and try again. Your text is still here.';
export const keptFor = {
  messages: (count: number) => `We delete messages after ${days(count)}.`,
  leads: (count: number) => `We delete requests after ${days(count)}.`,
  reviews: (count: number) => `We delete reviews that we have not published within ${days(count)}.`,
} as const;
