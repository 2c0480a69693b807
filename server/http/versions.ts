import type { FastifyRequest } from 'fastify';
import { WHOLE_MAX } from '#contract/constants.ts';
import { Failure } from './failure.ts';

/** The version that `If-Match` names: `"7"` or 7. Null when it is missing or `*`. */
export function ifMatchOf(request: FastifyRequest): number | null {
  const given = request.headers['if-match']?.trim();
  if (given === undefined || given === '*') return null;
  const match = /^(?:W\/)?"?(\d{1,15})"?$/.exec(given);
  if (!match) throw new Failure('stale');
  // A greater number than a version can be belongs to no version.
  return Math.min(Number(match[1]), WHOLE_MAX);
}

/** A record's version as its ETag; null for what is no record. */
export function etagOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('version' in body)) return null;
  return typeof body.version === 'number' ? `"${body.version}"` : null;
}
