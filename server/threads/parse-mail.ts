import { join } from 'node:path';
import { runInProcess } from '#server/run-in-process.ts';
import type { ParsedMail } from './parse-process.ts';

const PROCESS = join(import.meta.dirname, 'parse-process.ts');
const PARSE_MAX_MS = 15_000;
/** The mail itself, its parts and their text. */
const HEAP_MB = 192;

/**
 * Parses and cleans a mail in a separate process. A mail with thousands of parts would otherwise block the site, and one
 * that needs too much memory would end it: V8 ends the whole process, also for a thread with a limit of its own.
 * The process gets none of the passwords in the environment. Null for a mail that cannot be read within the limits.
 */
export function parseMail(source: Buffer, maxMs = PARSE_MAX_MS): Promise<ParsedMail | null> {
  const signal = AbortSignal.timeout(maxMs);
  return runInProcess<ParsedMail>(PROCESS, source, { signal, heapMb: HEAP_MB, env: {} });
}
