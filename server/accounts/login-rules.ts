import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { lockAdmins, requireStillAdmin } from './admins.ts';
import { isMfaRequired, MFA_REQUIRED } from './mfa-queries.ts';

export type LoginRules = ReturnType<typeof openLoginRules>;

/** The login rules for all accounts. */
export function openLoginRules({ db, transaction }: Database) {
  async function get() {
    return { everybodyNeedsSecondFactor: await isMfaRequired(db) };
  }

  /**
   * Only an admin with a second factor can require one. Users without one are logged out: their next login asks them to
   * set it up.
   */
  async function set(isNeeded: boolean, by: string) {
    await transaction(async (trx) => {
      requireStillAdmin(await lockAdmins(trx), by);
      await trx.deleteFrom('instance_meta').where('name', '=', MFA_REQUIRED).execute();
      if (!isNeeded) return;
      const secured = trx.selectFrom('second_factors').select('user_id').where('confirmed_at', 'is not', null);
      if (!(await secured.where('user_id', '=', by).executeTakeFirst())) throw ownMfaFirstFailure();
      await trx.insertInto('instance_meta').values({ name: MFA_REQUIRED, value: new Date().toISOString() }).execute();
      await trx.deleteFrom('sessions').where('user_id', 'not in', secured).execute();
    });
    return get();
  }

  return { get, set };
}

function ownMfaFirstFailure(): Failure {
  const message = 'Set up your own two-step login first, in “Your account”.';
  return new Failure('invalid', { message, issues: [{ path: 'everybodyNeedsSecondFactor', message }] });
}
