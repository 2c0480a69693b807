import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

/** In DATA_DIR, beside the embedded database. Backups do not contain it. */
const KEY_FILE = 'secret.key';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = 'sealed';

interface Key {
  id: string;
  bytes: Buffer;
}

export type SecretBox = ReturnType<typeof openSecretBox>;

/**
 * Encrypts stored secrets, such as those of second factors, with a key outside the database: SECRET_KEY, else a generated
 * key in DATA_DIR if the database is there too. With a PostgreSQL server and no SECRET_KEY there is no key, and `seal`
 * leaves a secret as it is: a key on one machine only, or in a container that loses it, would lock people out.
 */
export function openSecretBox(settings: Pick<Settings, 'secretKey' | 'dataDir' | 'databaseUrl'>) {
  const { first, keys } = keysOf(settings);

  /** Binds the secret to its `owner`: moved to another account or field, it cannot be decrypted. */
  function seal(owner: string, secret: string): string {
    if (!first) return secret;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, first.bytes, iv).setAAD(Buffer.from(owner));
    const content = Buffer.concat([cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    return [SEALED, first.id, iv.toString('base64url'), content.toString('base64url')].join(':');
  }

  /** The secret; null if the key is not available, or for another owner. */
  function open(owner: string, stored: string): string | null {
    const [, id, iv = '', content = ''] = stored.split(':');
    if (!stored.startsWith(`${SEALED}:`)) return stored;
    const key = keys.find((one) => one.id === id);
    const encrypted = Buffer.from(content, 'base64url');
    if (!key || encrypted.length <= TAG_BYTES) return null;
    try {
      const decipher = createDecipheriv(ALGORITHM, key.bytes, Buffer.from(iv, 'base64url'));
      decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(encrypted.subarray(0, -TAG_BYTES)), decipher.final()]).toString();
    } catch {
      return null; // altered, or for another owner
    }
  }

  /** Whether a secret is encrypted with the current key. */
  const isCurrent = (stored: string) =>
    first ? stored.startsWith(`${SEALED}:${first.id}:`) : !stored.startsWith(`${SEALED}:`);

  /** The keyed hash of a text; null if there is no key. The label keeps the hashes of one purpose out of another. */
  const sign = (label: string, text: string) => (first ? keyedHash(first, label, text) : null);

  /** The keyed hashes of a text with every key that is available: an older one may have signed it. */
  const signatures = (label: string, text: string) => keys.map((key) => keyedHash(key, label, text));

  return { seal, open, isCurrent, sign, signatures, hasKey: first !== undefined };
}

/** The encryption key, and all decryption keys: a key in DATA_DIR still decrypts secrets from before SECRET_KEY was set. */
function keysOf({ secretKey, dataDir, databaseUrl }: Parameters<typeof openSecretBox>[0]) {
  const path = join(dataDir, KEY_FILE);
  const isEmbedded = databaseUrl === undefined;
  const storedKey = readKey(path) ?? (isEmbedded && secretKey === undefined ? makeKey(path) : undefined);
  const first = secretKey ?? (isEmbedded ? storedKey : undefined);
  const keys = [secretKey, storedKey].flatMap((text) => (text === undefined ? [] : [keyOf(text)]));
  return { first: first === undefined ? undefined : keyOf(first), keys };
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartError(`${path}: the key for stored secrets cannot be read`, { cause: error });
  }
}

/** No race: only one process at a time holds the data folder's lock. */
function makeKey(path: string): string {
  const key = randomBytes(32).toString('base64url');
  try {
    writeFileSync(path, `${key}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    throw new StartError(`${path}: the key for stored secrets cannot be written`, { cause: error });
  }
  return key;
}

/** Derives the key from a text, and an id that does not reveal it. The label dates from the first use and stays. */
function keyOf(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'second factors', 32));
  return { bytes, id: createHash('sha256').update('key id').update(bytes).digest('base64url').slice(0, 8) };
}

function keyedHash({ bytes }: Key, label: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', bytes, '', label, 32));
  return createHmac('sha256', key).update(text).digest();
}
