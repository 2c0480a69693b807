import type { FastifyBaseLogger } from 'fastify';
import { encryptMfaSecrets } from '#server/accounts/mfa.ts';
import type { Database } from '#server/db/open.ts';
import { encryptSettingSecrets } from '#server/site-settings/secrets.ts';
import { encryptWebhookSecrets } from '#server/webhooks/store.ts';
import { encryptVapidKey, makeVapidKeys } from '#server/push/vapid-keys.ts';
import type { SecretBox } from './secret-box.ts';

/** Encrypts stored secrets that are not encrypted with the current key, and logs what the operator should change. */
export async function encryptStoredSecrets(database: Database, box: SecretBox, log: FastifyBaseLogger): Promise<void> {
  const orNone = (unreadable: Promise<number>) =>
    unreadable.catch((error: unknown) => {
      log.error({ err: error }, 'Stored secrets could not be encrypted');
      return 0;
    });
  const accounts = await orNone(encryptMfaSecrets(database, box));
  if (accounts > 0) {
    log.warn(
      `${accounts} accounts have two-step login secrets encrypted with another key: set that SECRET_KEY, or turn two-step login off for them in Users`,
    );
  }
  const passwords = await orNone(encryptSettingSecrets(database, box));
  if (passwords > 0) {
    log.warn(
      `${passwords} passwords in Settings are encrypted with another key: set that SECRET_KEY, or type them again in the panel`,
    );
  }
  const webhooks = await orNone(encryptWebhookSecrets(database, box));
  if (webhooks > 0) {
    log.warn(
      `${webhooks} secrets of webhooks are encrypted with another key: set that SECRET_KEY, or replace the secrets in the panel`,
    );
  }
  if ((await orNone(makeVapidKeys(database.db, box).then(() => encryptVapidKey(database, box)))) > 0) {
    log.warn(
      'The key of push notifications is encrypted with another key: set that SECRET_KEY, or make new keys in “Your account”',
    );
  }
  if (!box.hasKey) {
    log.warn(
      'SECRET_KEY is not set: the secrets for two-step login are not encrypted, and Settings cannot store passwords',
    );
  }
}
