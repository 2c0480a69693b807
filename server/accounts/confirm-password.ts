import { Failure } from '#server/http/failure.ts';
import type { Guesses, Patience } from './login-throttle.ts';
import { fitsPassword } from './passwords.ts';
import type { UserStore } from './store.ts';

/** Wrong guesses of the current password, or of a code with it, by somebody who is logged in. */
const PER_OWNER: Patience = { free: 10, first: 15, longest: 900, forgets: 3600 };

interface Parts {
  users: UserStore;
  guesses: Guesses;
}

/**
 * Does what the current password, and where `work` asks for it a code, must be shown for. `work` gets the hash that the
 * password fitted. What `work` refuses counts as a guess too.
 */
export async function withPassword<T>(
  { users, guesses }: Parts,
  { userId, given }: { userId: string; given: string | undefined },
  work: (passwordHash: string) => Promise<T>,
): Promise<T> {
  const key = `password:${userId}`;
  const taken = await guesses.take([{ key, patience: PER_OWNER }]);
  const { passwordHash } = await users.get(userId);
  const fits = await fitsPassword(given ?? '', passwordHash, { isKnown: true }).catch(async (error: unknown) => {
    await guesses.giveBack(taken); // the password was not looked at
    throw error;
  });
  if (!fits) {
    const message = 'The current password is wrong';
    throw new Failure('invalid', { message, issues: [{ path: 'currentPassword', message }] });
  }
  const done = await work(passwordHash);
  await guesses.clear([key]);
  return done;
}
