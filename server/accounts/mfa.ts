import type { Kysely } from 'kysely';
import { failures } from '#contract/failures.ts';
import type { MfaSetup, MfaState } from '#contract/records/mfa.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { lockAdmins, lockUser, requireStillAdmin } from './admins.ts';
import { totpUri, hashRecoveryCode, newRecoveryCodes, newTotpSecret, totpStep } from './mfa-codes.ts';
import { isAppCode, normalizeCode } from '#contract/records/mfa.ts';
import { isMfaRequired, mfaEnabledAt } from './mfa-queries.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { endSessions } from './sessions.ts';

type Db = Kysely<Tables>;

const NO_KEY =
  'The codes from your app cannot be checked because this site has lost its key for them. Use a recovery code, or ask an admin to turn off your two-step login.';

export type Mfa = ReturnType<typeof openMfa>;

/** Two-factor authentication: TOTP codes after the password, and recovery codes for a lost app. */
export function openMfa({ db, transaction }: Database, box: SecretBox, now: () => number = Date.now) {
  async function state(userId: string): Promise<MfaState> {
    const since = await mfaEnabledAt(db, userId);
    const left = db.selectFrom('recovery_codes').select((eb) => eb.fn.countAll().as('left'));
    const { left: count } = await left.where('user_id', '=', userId).executeTakeFirstOrThrow();
    const isNeeded = await isMfaRequired(db);
    return { isOn: since !== null, since: since ?? '', recoveryCodesLeft: Number(count), isNeeded };
  }

  /** Stores a new secret that `confirm` turns on. It replaces an unconfirmed secret, but never one in use. */
  async function begin(userId: string, account: string, issuer: string): Promise<MfaSetup> {
    const key = newTotpSecret();
    await transaction(async (trx) => {
      await requireMfaOff(trx, userId);
      const row = { secret: box.seal(userId, key), confirmed_at: null, last_step: 0 };
      await trx
        .insertInto('second_factors')
        .values({ ...row, user_id: userId })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
    });
    return { key, address: totpUri(key, account, issuer) };
  }

  /** Turns on the secret that the code belongs to, ends every session except `keepSession` and returns the recovery codes. */
  async function confirm(userId: string, code: string, keepSession: string): Promise<string[]> {
    return transaction(async (trx) => {
      await requireMfaOff(trx, userId);
      const pending = await trx.selectFrom('second_factors').select('secret').where('user_id', '=', userId).execute();
      const step = pending[0]
        ? totpStep(decryptSecret(box, userId, pending[0].secret), normalizeCode(code), now())
        : null;
      if (step === null) throw wrongCodeFailure();
      const set = { confirmed_at: new Date(now()).toISOString(), last_step: step };
      await trx.updateTable('second_factors').set(set).where('user_id', '=', userId).execute();
      await endSessions(trx, userId, keepSession);
      await bumpUserVersion(trx, userId);
      return replaceRecoveryCodes(trx, userId);
    });
  }

  async function renewRecoveryCodes(userId: string): Promise<string[]> {
    return transaction(async (trx) => {
      await lockUser(trx, userId);
      return replaceRecoveryCodes(trx, userId);
    });
  }

  async function turnOff(userId: string): Promise<void> {
    await transaction(async (trx) => {
      await lockUser(trx, userId);
      await deleteMfa(trx, userId);
    });
  }

  /** Turns off the second factor of another user, who has lost it, and ends the sessions of that account. */
  async function reset(userId: string, by: string): Promise<void> {
    await transaction(async (trx) => {
      requireStillAdmin(await lockAdmins(trx), by);
      await lockUser(trx, userId);
      if ((await mfaEnabledAt(trx, userId)) === null) throw new Failure('not-found');
      await deleteMfa(trx, userId);
      await endSessions(trx, userId);
    });
  }

  /** Whether the code is correct. It works once: of two simultaneous uses, one succeeds. */
  async function accepts(userId: string, code: string): Promise<boolean> {
    return isAppCode(code)
      ? spendAppCode({ db, box, now }, userId, normalizeCode(code))
      : spendRecoveryCode(db, userId, code);
  }

  return { state, begin, confirm, accepts, renewRecoveryCodes, turnOff, reset };
}

async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const used = db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code));
  return (await used.executeTakeFirst()).numDeletedRows > 0n;
}

interface AppCodeParts {
  db: Db;
  box: SecretBox;
  now: () => number;
}

async function spendAppCode({ db, box, now }: AppCodeParts, userId: string, code: string): Promise<boolean> {
  const on = db.selectFrom('second_factors').select('secret').where('user_id', '=', userId);
  const row = await on.where('confirmed_at', 'is not', null).executeTakeFirst();
  const step = row ? totpStep(decryptSecret(box, userId, row.secret), code, now()) : null;
  if (step === null) return false;
  const taken = db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId);
  return (await taken.where('last_step', '<', step).executeTakeFirst()).numUpdatedRows > 0n;
}

/** If the key is missing, recovery codes still work. No login skips the second factor. */
function decryptSecret(box: SecretBox, userId: string, stored: string): string {
  const secret = box.open(userId, stored);
  if (secret === null) throw new Failure('invalid', { message: NO_KEY, issues: [{ path: 'code', message: NO_KEY }] });
  return secret;
}

/**
 * Encrypts secrets that are not encrypted with the current key: unencrypted ones, those of an older backup, and those of a
 * replaced key. Returns how many no available key can decrypt.
 */
export async function encryptMfaSecrets({ db }: Pick<Database, 'db'>, box: SecretBox): Promise<number> {
  let unreadable = 0;
  for (const { user_id, secret } of await db.selectFrom('second_factors').select(['user_id', 'secret']).execute()) {
    const plain = box.open(user_id, secret);
    if (plain === null) unreadable += 1;
    if (plain === null || box.isCurrent(secret)) continue;
    const same = db.updateTable('second_factors').where('user_id', '=', user_id).where('secret', '=', secret);
    await same.set({ secret: box.seal(user_id, plain) }).execute();
  }
  return unreadable;
}

/** A validation error of the field `code`: the caller stays logged in. */
export function wrongCodeFailure(): Failure {
  const { message } = failures['wrong-code'];
  return new Failure('invalid', { message, issues: [{ path: 'code', message }] });
}

async function requireMfaOff(trx: Parameters<typeof lockUser>[0], userId: string): Promise<void> {
  await lockUser(trx, userId);
  const message = 'Two-step login is already on. Turn it off first to set it up again.';
  if ((await mfaEnabledAt(trx, userId)) !== null) throw new Failure('invalid', { message });
}

async function replaceRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

async function deleteMfa(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await bumpUserVersion(trx, userId);
}

/** Bumps the account's version, so that clients with an older version reload it. */
async function bumpUserVersion(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', userId)
    .execute();
}
