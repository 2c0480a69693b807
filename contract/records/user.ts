import { z } from 'zod';
import { CODE_MAX, PASSWORD_MAX, PASSWORD_MIN, ROLES } from '../constants.ts';
import { email, requiredChoice, requiredLine, toggle } from '../fields.ts';
import { patchable, replyOf, writable } from '../sections/section.ts';
import { stamps } from './stamps.ts';

const password = z
  .string('Password is required')
  .min(PASSWORD_MIN, `Password needs at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password takes at most ${PASSWORD_MAX} characters`);

/** Longer than any token is. */
const TOKEN_MAX = 100;

const userFields = {
  name: requiredLine('Name', { max: 120 }),
  email: email('Email'),
  role: requiredChoice('Role', ROLES),
  isActive: toggle('Active', true),
};

/** The password is a temporary one: until it is replaced, a login with it can do nothing else. */
const mustChangePassword = toggle('Must change the password', false);

/** An account. Its password never leaves the server; `hasTemporaryLogin` tells that it has to be replaced. */
export const user = replyOf({
  ...userFields,
  hasTemporaryLogin: z.boolean().default(false),
  lastSeenAt: z.string().default(''),
  hasSecondFactor: z.boolean().default(false),
  ...stamps,
});
export const userCreate = writable({ ...userFields, password, mustChangePassword });
/** A password without `mustChangePassword` is one to keep. */
export const userUpdate = patchable({ ...userFields, password, mustChangePassword });
/** What everyone may change of their own account; a new password needs the present one. */
export const ownUserUpdate = patchable({
  name: userFields.name,
  email: userFields.email,
  password,
  currentPassword: z.string().max(PASSWORD_MAX),
});

export const login = z.object({
  email: z.string('Email is required').trim().min(1, 'Email is required').max(254),
  password: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX),
  /** Of the app or a recovery code, where the answer without one was `code-needed`. */
  code: z.string().max(CODE_MAX).optional(),
});
/**
 * The answer to a login. `adminBase` is where the panel lives, told only to those who may open it. With
 * `needsNewPassword` the token is good for replacing the password, with `needsSecondFactor` for setting up a second
 * factor, and for nothing else until that is done.
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

/** What somebody who is logged in shows again; `code` where the account has a second factor. */
export const confirmation = z.strictObject({
  currentPassword: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX),
  code: z.string().trim().max(CODE_MAX).optional(),
});
export const confirmed = replyOf({ confirmedUntil: z.string() });

/** Whether a forgotten password can be replaced by mail. */
export const resetOffer = replyOf({ isOffered: z.boolean() });
export const resetRequest = z.strictObject({ email: userFields.email });
/** `token` is the one of the mail. */
export const resetPassword = z.strictObject({ token: z.string('Token is required').min(1).max(TOKEN_MAX), password });

/** One of one's own sessions. `agent` is what its browser calls itself, `lastUsedAt` true to the hour. */
export const ownSession = replyOf({
  _id: z.string(),
  agent: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});

/** `ended` is how many there were. */
export const endedSessions = replyOf({ message: z.string(), ended: z.number().int() });

export type User = z.output<typeof user>;
export type Session = z.output<typeof session>;
export type OwnSession = z.output<typeof ownSession>;
