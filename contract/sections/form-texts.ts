import { line } from '../fields.ts';

/** The texts in a contact form. Each hint stands in its empty field; the labels above the fields are the site's own. */
export const formTexts = (promise = '') => ({
  firstNamePh: line('Hint in the name field', { fallback: 'Your name', max: 80 }),
  emailPh: line('Hint in the email field', { fallback: 'Your email', max: 80 }),
  subjectPh: line('Hint in the subject field', { fallback: 'Subject', max: 80 }),
  messagePh: line('Hint in the message field', { fallback: 'Your message', max: 80 }),
  submitLabel: line('Button', { fallback: 'Send message', max: 40 }),
  promise: line('Line beside the button', { ...(promise && { fallback: promise }), max: 160 }),
});
