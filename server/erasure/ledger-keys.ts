import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';

/** In DATA_DIR, shared with two-step login. Neither the database nor a backup contains it. */
const KEY_FILE = 'secret.key';

/** A key outside the database: without it, the hash of an e-mail address could be guessed. */
export interface LedgerKey {
  id: string;
  bytes: Uint8Array;
}

export type KeySettings = Pick<Settings, 'secretKey' | 'dataDir'>;

/** The keys of this machine, the current one first: SECRET_KEY, then the one in DATA_DIR, which is made if there is none. */
export function readLedgerKeys({ secretKey, dataDir }: KeySettings): LedgerKey[] {
  const stored = readStored(dataDir) ?? (secretKey === undefined ? makeStored(dataDir) : undefined);
  return [secretKey, stored].flatMap((text) => (text === undefined ? [] : [deriveKey(text)]));
}

function readStored(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, KEY_FILE), 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Another process may make it at the same time: the first one wins. */
function makeStored(dataDir: string): string | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    const key = `${randomBytes(32).toString('base64url')}\n`;
    writeFileSync(join(dataDir, KEY_FILE), key, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readStored(dataDir);
}

function deriveKey(text: string): LedgerKey {
  const bytes = new Uint8Array(hkdfSync('sha256', text, '', 'erasures', 32));
  return { bytes, id: createHash('sha256').update('erasure key').update(bytes).digest('base64url').slice(0, 8) };
}

export function identifierHash({ bytes }: LedgerKey, kind: 'email' | 'phone', value: string): string {
  return createHmac('sha256', bytes).update(`${kind}:${value}`).digest('base64url');
}

/** Needs no key, and so outlives its loss: the id of a record is random and says nothing about a person. */
export function recordHash(kind: string, id: string): string {
  return createHash('sha256').update(`record:${kind}:${id}`).digest('base64url');
}
