import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Role } from '#contract/constants.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { openSessions } from '#server/accounts/sessions.ts';
import { buildApp, type AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/open.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { openStorage } from '#server/media/storage.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { seedStarter } from '#server/starter/seed.ts';
import type { TestDatabase } from './databases.ts';

export const PASSWORD = 'correct horse battery';

interface Options {
  /** Fill the database with the starter site. */
  starter?: boolean;
  env?: Record<string, string>;
  /** Replaces parts of the server. */
  parts?: Partial<AppOptions>;
}

interface Sent {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** A ready server without a port, on a new empty database, that closes itself after the test. */
export async function testApp(kind: TestDatabase, { starter = false, env = {}, parts = {} }: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-test-'));
  const database = await kind.open();
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const storage = await openStorage(settings);
  if (starter) await seedStarter(database, storage);
  const app = await buildApp({ settings, database, storage, pages: 'none', ...parts });
  onTestFinished(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { app, database, storage, dataDir, send: sender(app), login: loginAs(database, settings) };
}

/** Sends a request below /api. Returns the status, headers and JSON body of the response. */
function sender(app: FastifyInstance) {
  return async (method: InjectOptions['method'], path: string, { body, token, headers = {} }: Sent = {}) => {
    const reply = await app.inject({
      ...(method && { method }),
      url: `/api${path}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: reply.statusCode, headers: reply.headers, body: parsed(reply.body) };
  };
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

let passwordHash: Promise<string> | undefined;

/** Creates an account with a role and starts its session directly, which is faster than a login. Returns the token. */
function loginAs(database: Database, settings: Settings) {
  const sessions = openSessions(database, settings);
  let accountCount = 0;
  return async (role: Role): Promise<string> => {
    passwordHash ??= hashPassword(PASSWORD);
    const verified = { passwordHash: await passwordHash, factorSince: '' };
    const row = accountRow(role, `${role}${++accountCount}@example.com`, verified.passwordHash);
    await database.db.insertInto('users').values(row).execute();
    const { token } = (await sessions.start(row.id, verified))!;
    return token;
  };
}

function accountRow(role: Role, email: string, password_hash: string): UsersTable {
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now, last_seen_at: null };
  return {
    id: newId(),
    name: role,
    email,
    role,
    password_hash,
    is_active: 1,
    must_change_password: 0,
    version: 1,
    ...times,
  };
}
