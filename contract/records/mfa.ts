import { z } from 'zod';
import { CODE_MAX, PASSWORD_MAX } from '#contract/constants.ts';
import { listOf, replyOf } from '#contract/sections/section.ts';

/** The caller's second factor. `since` is when it was turned on, '' while it is off. */
export const mfaState = replyOf({
  isOn: z.boolean(),
  since: z.string(),
  recoveryCodesLeft: z.number().int(),
  /** A second factor is required: until it is on, the session may do nothing else. */
  isNeeded: z.boolean(),
});

/** The secret for an authenticator app: `key` to type, `address` (otpauth://…) to show as a QR code. */
export const mfaSetup = replyOf({ key: z.string(), address: z.string() });

/** Changing a second factor needs both the password and a code of the app or a recovery code. */
export const mfaConfirmation = z.strictObject({
  currentPassword: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX),
  code: z.string('Code is required').trim().min(1, 'Code is required').max(CODE_MAX),
});

/** Whether a code, however it is typed, is one of an authenticator app: six digits. Recovery codes look different. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(normalizeCode(code));
}

/** A code without the spaces, dashes and capitals that people type. */
export function normalizeCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

/** The server returns recovery codes only once: the database stores their hashes. */
export const recoveryCodes = replyOf({ recoveryCodes: listOf(z.string()) });

export const loginRules = z.strictObject({ everybodyNeedsSecondFactor: z.boolean('Must be true or false') });

export type MfaState = z.output<typeof mfaState>;
export type MfaSetup = z.output<typeof mfaSetup>;
