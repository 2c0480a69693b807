import { UPLOAD_FORMATS, UPLOAD_MAX_BYTES } from './constants.ts';
import { loadFailedTexts } from './texts/load-failed.ts';

/**
 * The product's messages to people, word for word. A server's own message wins over a fallback from here.
 * Plain values, safe for the visitor's browser.
 */
export const loadFailed = {
  ...loadFailedTexts,
  'service-section': loadFailedTexts.serviceSection,
  'page-texts': loadFailedTexts.pageTexts,
  /** For records without a text of their own: 'events'. */
  records: (what: string) => `Failed to load ${what}`,
  invitations: 'Failed to load the invitations',
  messages: 'Failed to load messages',
  leads: 'Failed to load leads',
  enquiries: 'Failed to load enquiries',
  users: 'Failed to load users',
  settings: 'Failed to load the settings',
  redirects: 'Failed to load redirects',
  redirect: 'Failed to load redirect',
  account: 'Failed to load your account',
  sessions: 'Failed to load your sessions',
  notifications: 'Failed to load your notifications',
  activity: 'Failed to load the activity',
  deliveries: 'Failed to load the deliveries',
  delivery: 'Failed to load this delivery',
  secondFactor: 'Failed to load your two-step login',
  loginRules: 'Failed to load the login settings',
  admin: 'Failed to load (admin)',
} as const;

/** Why nothing can be saved at the moment, if the reason is known. */
export const outages = {
  room: 'The server’s disk is full, so this was not saved. Please ask your administrator to free some space.',
  permission: 'The server cannot write to its disk, so this was not saved. Please ask your administrator to fix this.',
} as const;

export const saved = {
  missingAddress: 'Saved.',
  site: 'Name, logo and contact details saved.',
  menus: 'Menu saved.',
  appearance: 'Colours and type saved.',
  hero: 'Hero content saved.',
  heroBackground: 'Background image updated.',
  heroRightImage: 'Right image updated.',
  work: 'Selected work saved.',
  workflow: 'Steps saved.',
  about: 'About content saved.',
  image: 'Image updated.',
  review: 'Review updated.',
  reviewCreated: 'Review created.',
  reviewDeleted: 'Review deleted.',
  reviewsApproved: 'All pending reviews approved.',
  invitationRevoked: 'Invitation revoked.',
  order: 'Order saved.',
  'service-section': 'Service section saved.',
  faq: 'FAQ saved.',
  footer: 'Footer saved.',
  contact: 'Contact section saved.',
  pricing: 'Pricing saved.',
  'page-texts': 'Headings and small texts saved.',
  record: 'Saved.',
  deleted: 'Deleted.',
  cover: 'Cover uploaded.',
  gallery: 'Gallery images uploaded.',
  service: 'Service saved.',
  serviceDeleted: 'Service deleted.',
  updated: 'Updated.',
  testimonialCreated: 'Testimonial created.',
  settings: 'Settings saved.',
  passwordDeleted:
    'The stored password was deleted, because it belonged to the former server and user. Type it again and save.',
  pushTest: 'Sent. It should appear within a minute.',
  pushKeys: 'New keys made. Everybody turns push on again on each device.',
} as const;

/** After a restore or a permanent deletion. */
export const restored = {
  done: 'Restored.',
  keepsVisibility: 'Its visibility will not change.',
  slugKept: (taken: string, own: string) =>
    `Restored. The address is still “${own}”: “${taken}” belongs to another page.`,
  slugTaken: (taken: string, own: string) =>
    `Restored. The address is now “${own}”: “${taken}” belongs to another page.`,
  erased: 'Deleted permanently.',
} as const;

export const saveFailed = {
  hero: 'Failed to save hero content.',
  heroBackground: 'Background upload failed.',
  heroRightImage: 'Right image upload failed.',
  save: 'Save failed.',
  upload: 'Upload failed.',
  update: 'Update failed.',
  create: 'Create failed.',
  delete: 'Delete failed.',
  bulkApprove: 'Bulk approve failed.',
  reorder: 'Reorder failed.',
  record: 'Failed to save.',
  cover: 'Cover upload failed.',
  gallery: 'Gallery upload failed.',
  service: 'Failed to save service.',
  serviceDelete: 'Failed to delete.',
} as const;

/** A save without a connection, and after the connection is back. */
export const connection = {
  lost: 'No connection. Your text is safe.',
  willSave: 'It is saved when the connection is back.',
  back: 'The connection is back. Your text is not saved yet.',
} as const;

export const empty = {
  messages: 'No messages yet.',
  leads: 'No leads yet.',
  services: 'No services yet.',
  testimonials: 'No testimonials yet.',
  results: 'No results',
  activity: 'No activity yet.',
  deliveries: 'Nothing has been sent yet.',
  service: 'Service not found.',
  record: 'Not found.',
  blogPost: 'Blog not found.',
  redirects: 'No redirects yet.',
  redirect: 'Redirect not found.',
} as const;

export const enquiryRules = {
  owner: 'Choose somebody who can open the panel',
  mergeTarget: 'Choose another enquiry that is not merged itself',
} as const;

/** How an attempt ended, in our own words. The other server's answer follows. */
export const ownAnswers = {
  mailNotSetUp: 'Mail is not set up.',
  mailAway: 'The mail server cannot be reached.',
  mailConnection: 'The connection to the mail server failed.',
  mailTimeout: 'The mail server did not answer in time.',
  mailName: 'The name of the mail server was not found.',
  mailTls: 'The encrypted connection to the mail server failed.',
  mailLogin: 'The mail server refused the login.',
  mailNoLogin: 'The mail server needs a login.',
  mailProtocol: 'The mail server gave an answer that is not SMTP.',
  attemptTimeout: 'The attempt did not end in time.',
  expired: 'Given up, because its time is over.',
  cancelled: 'Cancelled in the panel.',
} as const;

/** Why the mailbox for answers could not be read, and what to do. The mail server's own answer follows. */
export const mailboxAnswers = {
  away: 'The mail server cannot be reached. Check server and port.',
  ended: 'The mail server ended the connection.',
  name: 'The name of the mail server was not found. Check it for typing errors.',
  timeout: 'The mail server did not answer in time.',
  tls: 'The encrypted connection failed. Check port and encryption.',
  login: 'The mail server refused the login. Check user and password.',
  folder: 'The mailbox has no such folder. Check its name.',
} as const;

export const replyTexts = {
  noMail: 'Mail is not set up, so nothing can be sent. Set it up in Settings, or answer in your own mail program.',
  noAddress: 'This enquiry has no email address.',
} as const;

export const confirm = {
  record: (one: string) => `Delete this ${one}?`,
  redirect: 'Delete this redirect?',
} as const;

const uploadSize = `at most ${UPLOAD_MAX_BYTES / 1024 / 1024} MB`;
/** Shown before a picture is chosen. */
export const uploadLimits = `${UPLOAD_FORMATS}, ${uploadSize}.`;
/** The same for the uploads that take drawings. */
export const drawingLimits = `${UPLOAD_FORMATS.replace(' or ', ', ')} or SVG, ${uploadSize}.`;
