import { Failure } from './failure.ts';

/** A 429 with the time to wait, in a header and as a sentence. */
export function tooManyRequests(seconds: number): Failure {
  const message = `Too many attempts. Please wait ${formatWait(seconds)} and try again.`;
  return new Failure('too-many', { message, headers: { 'retry-after': String(seconds) } });
}

function formatWait(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
