import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#contract/constants.ts';
import { normalizeCode } from '#contract/records/mfa.ts';

/** As RFC 4226 asks for: 160 bits. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** A clock may be this many steps off. */
const STEPS_OFF = 1;
/** Without letters and digits that look alike. 16 of them are 79 bits, so that their hashes cannot be brute-forced. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;

/** A new secret in base 32. */
export function newTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** The otpauth address of a secret, as apps read it from a QR code. */
export function totpUri(secret: string, account: string, issuer: string): string {
  return totp(secret, { label: account, issuer }).toString();
}

/** The number of the 30-second step that a code belongs to, around `now` in milliseconds; null if it matches none. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const off = totp(secret).validate({ token: code, timestamp: now, window: STEPS_OFF });
  return off === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + off;
}

/** The code of a secret at a moment, as an app shows it. */
export function totpCodeAt(secret: string, now: number): string {
  return totp(secret).generate({ timestamp: now });
}

function totp(secret: string, named: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...named, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
}

/** Codes such as 'k7mp-2xwd-9acf-hq4n', each for one login without the app. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, codeGroup).join('-'));
}

function codeGroup(): string {
  return Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** The hash of a recovery code, the same for all spellings. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(normalizeCode(code)).digest('base64url');
}
