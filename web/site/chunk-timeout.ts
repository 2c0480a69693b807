import { CHUNK_TIMEOUT_MS } from '#contract/constants.ts';
import { stateTexts } from '#contract/texts/states.ts';

/** A script of the application could not be loaded. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(`${stateTexts.chunkFailed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Loads a script within `limit` ms, or fails with a ChunkLoadError. */
export async function withTimeout<T>(script: Promise<T>, limit = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout after ${limit / 1000} seconds`)), limit);
  });
  try {
    return await Promise.race([script, timedOut]);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
}
