import { UPLOAD_FORMATS } from './constants.ts';

/**
 * Every way a call can fail: its code, its HTTP status, and the default message. The browser decides by the code, never
 * by the message.
 */
export const failures = {
  invalid: { status: 400, message: 'Please check what you entered.' },
  'malformed-body': { status: 400, message: 'The request could not be read.' },
  'not-logged-in': { status: 401, message: 'Please log in.' },
  'wrong-login': { status: 401, message: 'Invalid email or password' },
  'code-needed': { status: 401, message: 'Enter the code that your app shows for this site.' },
  'wrong-code': { status: 401, message: 'This code is wrong or was already used.' },
  forbidden: { status: 403, message: 'Only admins can access this panel.' },
  'not-allowed': { status: 403, message: 'Your account is not allowed to do this.' },
  'confirm-needed': { status: 403, message: 'Please confirm with your password first. Nothing was changed.' },
  'new-password-needed': { status: 403, message: 'Choose your own password first.' },
  'second-factor-needed': { status: 403, message: 'Set up two-step login first.' },
  'not-found': { status: 404, message: 'Not found.' },
  'method-not-allowed': { status: 405, message: 'This address does not support that method.' },
  'slug-taken': { status: 409, message: 'Slug is already taken.' },
  'email-taken': { status: 409, message: 'This email already has an account.' },
  'last-admin': { status: 409, message: 'The last admin cannot be removed or demoted.' },
  stale: { status: 412, message: 'Someone else saved a newer version in the meantime. Nothing was overwritten.' },
  'too-large': { status: 413, message: 'This is too large.' },
  'not-an-image': { status: 415, message: `Only images can be uploaded: ${UPLOAD_FORMATS}.` },
  'damaged-image': {
    status: 415,
    message: 'This file is damaged or unfinished. Open it in a picture program and save it again.',
  },
  'unsupported-type': { status: 415, message: 'This address does not accept that content type.' },
  'too-many': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  busy: { status: 503, message: 'The site is very busy at the moment. Please try again in a few seconds.' },
  unavailable: { status: 503, message: 'The site is not ready. Please try again in a moment.' },
} as const;

export type FailureCode = keyof typeof failures;

/** One thing wrong with one field: `path` is the way to it, joined by dots (`cards.0.title`). */
export interface FieldIssue {
  path: string;
  message: string;
}

/** Who saved the version that a write would have overwritten, and when; the name is as it was then. */
export interface NewerVersion {
  userId: string;
  userName: string;
  /** ISO 8601. */
  at: string;
}

/** The body of every answer that is not a success. `message` is fit to show to a person. */
export interface FailureBody {
  message: string;
  code: FailureCode;
  issues?: FieldIssue[];
  /** With the code `stale`, if it is known. */
  newer?: NewerVersion;
  /** With the code `not-found`: the new address of the content, a path of this site or a full address. */
  movedTo?: string;
  /** With the code `not-found`: the content at this address was removed for good. */
  isGone?: true;
}
