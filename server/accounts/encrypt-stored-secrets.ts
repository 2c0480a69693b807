import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/open.ts';
import { encryptMfaSecrets } from './mfa.ts';
import type { SecretBox } from './secret-box.ts';

/** Encrypts two-step login secrets that are not encrypted with the current key, and logs what the operator should change. */
export async function encryptStoredSecrets(database: Database, box: SecretBox, log: FastifyBaseLogger): Promise<void> {
  const unreadable = await encryptMfaSecrets(database, box).catch((error: unknown) => {
    log.error({ err: error }, 'The secrets for two-step login could not be encrypted');
    return 0;
  });
  if (unreadable > 0) {
    log.warn(
      `${unreadable} accounts have two-step login secrets encrypted with another key: set that SECRET_KEY, or turn two-step login off for them in Users`,
    );
  }
  if (!box.hasKey) log.warn('SECRET_KEY is not set: the secrets for two-step login are not encrypted');
}
