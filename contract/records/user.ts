import { z } from 'zod';
import { CODE_MAX, PASSWORD_MAX, PASSWORD_MIN, ROLES } from '../constants.ts';
import { email, requiredChoice, requiredLine, toggle } from '../fields.ts';
import { patchable, replyOf, writable } from '../sections/section.ts';
import { stamps } from '../sections/stamps.ts';

const password = z
  .string('Password is required')
  .min(PASSWORD_MIN, `Password needs at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password takes at most ${PASSWORD_MAX} characters`);

/** Longer than any token is. */
const TOKEN_MAX = 100;

const userFields = {
  name: requiredLine('Name', { max: 120, personal: 'name' }),
  email: email('Email', { personal: 'email' }),
  role: requiredChoice('Role', ROLES),
  isActive: toggle('Active', true),
};

/** The password is temporary: until it is replaced, the session may do nothing else. */
const mustChangePassword = toggle('Must change the password', false);

/** An account. Its password never leaves the server. With `hasTemporaryLogin` the password must be replaced. */
export const user = replyOf({
  ...userFields,
  hasTemporaryLogin: z.boolean().default(false),
  lastSeenAt: z.string().default(''),
  hasSecondFactor: z.boolean().default(false),
  ...stamps,
});
export const userCreate = writable({ ...userFields, password, mustChangePassword });
/** A password without `mustChangePassword` is permanent. */
export const userUpdate = patchable({ ...userFields, password, mustChangePassword });
/** The fields of their own account that all users may change. A new password needs the current one. */
export const ownUserUpdate = patchable({
  name: userFields.name,
  email: userFields.email,
  password,
  currentPassword: z.string().max(PASSWORD_MAX),
});

export const login = z.object({
  email: z.string('Email is required').trim().min(1, 'Email is required').max(254),
  password: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX),
  /** From the app, or a recovery code. Needed if the call without one failed with `code-needed`. */
  code: z.string().max(CODE_MAX).optional(),
});
/**
 * The reply to a login. `adminBase` is the path of the panel, for those who may open it. With `needsNewPassword` the
 * token can only replace the password, with `needsSecondFactor` only set up a second factor, until that is done.
 */
export const session = replyOf({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  token: z.string(),
  adminBase: z.string().optional(),
  needsNewPassword: z.literal(true).optional(),
  needsSecondFactor: z.literal(true).optional(),
});

/** Confirms the identity of a logged-in user; `code` if the account has a second factor. */
export const confirmation = z.strictObject({
  currentPassword: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX),
  code: z.string().trim().max(CODE_MAX).optional(),
});
export const confirmed = replyOf({ confirmedUntil: z.string() });

/** Whether a forgotten password can be replaced by mail. */
export const resetOffer = replyOf({ isOffered: z.boolean() });
export const resetRequest = z.strictObject({ email: userFields.email });
/** `token` comes from the mail. */
export const resetPassword = z.strictObject({ token: z.string('Token is required').min(1).max(TOKEN_MAX), password });

/** A session of the caller. `agent` is the user agent, `lastUsedAt` is accurate to the hour. */
export const ownSession = replyOf({
  _id: z.string(),
  agent: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});

/** `ended` is the number of sessions that ended. */
export const endedSessions = replyOf({ message: z.string(), ended: z.number().int() });

export type User = z.output<typeof user>;
export type Session = z.output<typeof session>;
export type OwnSession = z.output<typeof ownSession>;
