import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode, Overloaded, Unavailable, UnstorableText } from '#server/db/failures.ts';
import { rules } from '#contract/rule-texts.ts';
import { outages } from '#contract/texts.ts';
import { Failure } from './failure.ts';

/** Turns everything thrown into a `Failure`. Unexpected errors are logged in full and get a short reply. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => sendFailure(toFailure(error), error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const failure = new Failure('not-found', { message: 'There is nothing at this address.' });
    return sendFailure(failure, null, request, reply);
  });
}

/** Replies to errors before routing, such as a malformed URL. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendFailure(toFailure(error), error, request, reply);
}

function sendFailure(failure: Failure, cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (request.raw.destroyed && !request.raw.complete) request.log.debug({ err: cause }, 'The caller hung up');
  // Under overload, a log line for each refusal would add to the load.
  else if (failure.status >= 500 && failure.code !== 'busy') request.log.error({ err: cause }, failure.message);
  return reply
    .code(failure.status)
    .headers({ ...failure.headers, 'cache-control': 'no-store' })
    .send(failure.toBody());
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof UnstorableText) return new Failure('invalid', { message: rules.control });
  if (error instanceof Overloaded) return new Failure('busy', { headers: { 'retry-after': '5' } });
  if (error instanceof Unavailable) return unavailableFailure(error.diskFault);
  if (isStorageFault(error)) return unavailableFailure(diskOutage(error));
  const status = statusCodeOf(error);
  if (status === 413) return new Failure('too-large');
  if (status === 415 || status === 406) return new Failure('unsupported-type');
  if (status === 405) return new Failure('method-not-allowed');
  if (status !== undefined && status >= 400 && status < 500) return new Failure('malformed-body');
  return new Failure('unexpected');
}

function unavailableFailure(outage: keyof typeof outages | null): Failure {
  const headers = { 'retry-after': '5' };
  return new Failure('unavailable', outage ? { message: outages[outage], headers } : { headers });
}

/** The disk is full, read-only or gone, or the store does not respond. Nothing was saved; a later try may work. */
function isStorageFault(error: unknown): boolean {
  const faults = /^(ENOSPC|EDQUOT|EROFS|EIO|EACCES|EMFILE|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST.*|ENET.*)$/;
  return faults.test(errorCode(error)) || isStoreFault(error);
}

/** The error of an S3-compatible store. */
function isStoreFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }; // as the library documents it
  return error.name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;
}

function diskOutage(error: unknown): keyof typeof outages | null {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'room';
  return code === 'EROFS' || code === 'EACCES' ? 'permission' : null;
}

function statusCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
