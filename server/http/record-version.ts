import type { FastifyRequest } from 'fastify';
import { INTEGER_MAX } from '#contract/constants.ts';
import { readProperty } from '#server/read-property.ts';
import { Failure } from './failure.ts';

/** The header with a record's version, in replies to the public and to staff. */
export const VERSION_HEADER = 'x-record-version';

/**
 * The version that `If-Match` names: 7, `"7"`, or an ETag that begins with it. Null if it is missing or `*`. Any other
 * value fails as `stale`.
 */
export function readIfMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '*') return null;
  const match = /^(?:W\/)?"?(\d{1,15})(?:-[^"]*)?"?$/.exec(header);
  if (!match) throw new Failure('stale');
  // No version is greater, so a greater number matches none.
  return Math.min(Number(match[1]), INTEGER_MAX);
}

/** The version of the record in a reply, as headers; empty if the reply is not a record. */
export function versionHeaders(body: unknown): Record<string, string> {
  const version = readProperty(unwrapRecord(body), 'version');
  return typeof version === 'number' ? { [VERSION_HEADER]: String(version) } : {};
}

/** The record in a reply: a few calls wrap it in `data`. */
export function unwrapRecord(reply: unknown): unknown {
  return readProperty(reply, 'data') ?? reply;
}
