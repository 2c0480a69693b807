import { hash, verify } from '@node-rs/argon2';
import { Failure } from '#server/http/failure.ts';
import { openWorkQueue } from './work-queue.ts';

/** Each hash takes 19 MB and some 25 ms of a core: more at a time only slow each other down. */
const CONCURRENCY = 4;
/** Queue limits. The rest of the queue is reserved for known networks: a flood of attempts must not fill it. */
const QUEUE_MAX = 32;
const QUEUE_MAX_TRUSTED = 64;
const RETRY_SECONDS = 2;

const queue = openWorkQueue(CONCURRENCY);

/**
 * Hashes a password with argon2id, with the library's OWASP parameters. It may use the whole queue: only logged-in
 * users, reset links and commands get here.
 */
export function hashPassword(password: string): Promise<string> {
  return enqueue(QUEUE_MAX_TRUSTED, () => hash(normalizePassword(password)));
}

let dummyHash: Promise<string> | undefined;

interface ClientTrust {
  /** Whether the account has a recent login from this network, or a session. */
  isTrusted: boolean;
}

/**
 * Whether the password is correct. An unknown account (null) takes as long as a known one and never matches. Fails as
 * busy if the queue is full.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  { isTrusted }: ClientTrust = { isTrusted: false },
): Promise<boolean> {
  const dummy = await (dummyHash ??= hash(crypto.randomUUID()));
  const matches = await enqueue(isTrusted ? QUEUE_MAX_TRUSTED : QUEUE_MAX, () =>
    verify(stored ?? dummy, normalizePassword(password)),
  );
  return stored !== null && matches;
}

/** Fails as busy if the queue is full, before the attempt is counted. */
export function requireHashCapacity({ isTrusted }: ClientTrust): void {
  if (!queue.hasRoom(isTrusted ? QUEUE_MAX_TRUSTED : QUEUE_MAX)) throw busyFailure();
}

async function enqueue<T>(waitingMax: number, work: () => Promise<T>): Promise<T> {
  const done = queue.run(waitingMax, work);
  if (!done) throw busyFailure();
  return done;
}

function busyFailure(): Failure {
  const message = 'Too many people are logging in right now. Please try again in a moment.';
  return new Failure('busy', { message, headers: { 'retry-after': String(RETRY_SECONDS) } });
}

/** Keyboards write 'ü' as one character or as two: both are the same password. */
function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}
