import { Failure } from '#server/http/failure.ts';
import type { LoginThrottle, Backoff } from './login-throttle.ts';
import { verifyPassword } from './passwords.ts';
import type { UserStore } from './store.ts';

/** Failed confirmations of the current password or a code by a logged-in user. */
const PER_OWNER: Backoff = { freeAttempts: 10, firstDelay: 15, maxDelay: 900, resetAfter: 3600 };

interface Parts {
  users: UserStore;
  throttle: LoginThrottle;
}

/**
 * Runs `work` after the current password is confirmed. `work` may also check a code, and gets the matching password hash.
 * A refusal by `work` counts as a failed attempt too.
 */
export async function withConfirmedPassword<T>(
  { users, throttle }: Parts,
  { userId, password }: { userId: string; password: string | undefined },
  work: (passwordHash: string) => Promise<T>,
): Promise<T> {
  const key = `password:${userId}`;
  const consumed = await throttle.consume([{ key, backoff: PER_OWNER }]);
  const { passwordHash } = await users.get(userId);
  const isCorrect = await verifyPassword(password ?? '', passwordHash, { isTrusted: true }).catch(
    async (error: unknown) => {
      await throttle.refund(consumed); // the password was not checked
      throw error;
    },
  );
  if (!isCorrect) {
    const message = 'The current password is wrong';
    throw new Failure('invalid', { message, issues: [{ path: 'currentPassword', message }] });
  }
  const result = await work(passwordHash);
  await throttle.clear([key]);
  return result;
}
