import type { Role } from '#contract/constants.ts';
import { user as userSchema, type User } from '#contract/records/user.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { raiseHighestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { Time, UsersTable } from '#server/db/tables.ts';
import { UniqueViolation } from '#server/db/failures.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { lockAdmins, lockUser, requireStillAdmin } from './admins.ts';
import { mfaEnabledAt } from './mfa-queries.ts';
import { deletePasswordResets } from './password-reset.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

export interface NewUser {
  name: string;
  email: string;
  role: Role;
  password: string;
  isActive?: boolean;
  /** The password is a temporary one. */
  mustChangePassword?: boolean;
}

export type UserChanges = { [K in keyof NewUser]?: NewUser[K] | undefined };

/** Conditions that must still hold when a change is written. */
interface Conditions {
  /** The version it is based on. */
  ifMatch?: number | null;
  /** The password that was confirmed. */
  ifHash?: string;
  /** The admin who does it. */
  by?: string;
}

interface Account {
  user: User;
  passwordHash: string;
}

export type UserStore = ReturnType<typeof openUserStore>;

/** Accounts. E-mail addresses are kept in lower case, passwords as argon2id hashes. */
export function openUserStore({ db, transaction }: Database) {
  async function create(user: NewUser, { by }: Pick<Conditions, 'by'> = {}): Promise<User> {
    const row = await newRow(user);
    return transaction(async (trx) => {
      requireStillAdmin(await lockAdmins(trx), by);
      await toEmailTakenFailure(trx.insertInto('users').values(row).execute());
      return toUser(row, null);
    });
  }

  /**
   * Changes the given fields. An active admin must remain. A new password or a deactivation ends the account's sessions in
   * the same transaction, except `keepSession`. These, and a new address, also delete the reset tokens.
   */
  async function update(
    id: string,
    changes: UserChanges,
    { ifMatch = null, ifHash, by, keepSession }: Conditions & { keepSession?: string } = {},
  ): Promise<User> {
    const set = await userColumns(changes);
    return transaction(async (trx) => {
      const admins = await lockAdmins(trx);
      requireStillAdmin(admins, by);
      const row = await lockUser(trx, id);
      if (ifMatch !== null && ifMatch !== row.version) throw new Failure('stale');
      if (ifHash !== undefined && ifHash !== row.password_hash) throw new Failure('not-logged-in');
      const changed = { ...row, ...set, version: row.version + 1, updated_at: new Date().toISOString() };
      if (isAdmin(row) && !isAdmin(changed)) requireAnotherAdmin(admins, id);
      await toEmailTakenFailure(trx.updateTable('users').set(changed).where('id', '=', id).execute());
      const isLoginNew = changes.password !== undefined || changes.isActive === false;
      if (isLoginNew) await endSessions(trx, id, keepSession);
      if (isLoginNew || changed.email !== row.email) await deletePasswordResets(trx, id);
      return toUser(changed, await mfaEnabledAt(trx, id));
    });
  }

  /** Deletes an account with its sessions. An active admin must remain. */
  async function remove(id: string, { by }: Pick<Conditions, 'by'> = {}): Promise<void> {
    await transaction(async (trx) => {
      const admins = await lockAdmins(trx);
      requireStillAdmin(admins, by);
      const row = await lockUser(trx, id);
      if (isAdmin(row)) requireAnotherAdmin(admins, id);
      await raiseHighestVersion(trx, 'users', [row.version]);
      await trx.deleteFrom('users').where('id', '=', id).execute();
    });
  }

  async function updateLastSeen(id: string): Promise<void> {
    await db.updateTable('users').set({ last_seen_at: new Date().toISOString() }).where('id', '=', id).execute();
  }

  async function count(): Promise<number> {
    const { total } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  return { ...openAccountReads({ db }), create, update, remove, updateLastSeen, count };
}

/** Reads accounts with the state of their second factor. */
function openAccountReads({ db }: Pick<Database, 'db'>) {
  const accounts = () =>
    db
      .selectFrom('users')
      .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
      .selectAll('users')
      .select('second_factors.confirmed_at');

  /** The account of an address, with the fields that a login needs. */
  async function findByEmail(email: string): Promise<Account | null> {
    const row = await accounts().where('email', '=', email.toLowerCase()).executeTakeFirst();
    return row ? { user: toUser(row, row.confirmed_at), passwordHash: row.password_hash } : null;
  }

  async function get(id: string): Promise<Account> {
    const row = await accounts().where('users.id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return { user: toUser(row, row.confirmed_at), passwordHash: row.password_hash };
  }

  async function list(): Promise<User[]> {
    const rows = await accounts().orderBy('users.id').execute();
    return rows.map((row) => toUser(row, row.confirmed_at));
  }

  return { findByEmail, get, list };
}

async function newRow({
  name,
  email,
  role,
  password,
  isActive = true,
  mustChangePassword = false,
}: NewUser): Promise<UsersTable> {
  const now = new Date().toISOString();
  return {
    id: newId(),
    name,
    email: email.toLowerCase(),
    role,
    password_hash: await hashPassword(password),
    is_active: isActive ? 1 : 0,
    must_change_password: mustChangePassword ? 1 : 0,
    created_at: now,
    updated_at: now,
    last_seen_at: null,
    version: 1,
  };
}

async function userColumns({
  name,
  email,
  role,
  password,
  isActive,
  ...rest
}: UserChanges): Promise<Partial<UsersTable>> {
  // Without `mustChangePassword`, a new password is permanent.
  const mustChange = rest.mustChangePassword ?? (password === undefined ? undefined : false);
  return {
    ...(mustChange !== undefined && { must_change_password: mustChange ? 1 : 0 }),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(role !== undefined && { role }),
    ...(isActive !== undefined && { is_active: isActive ? 1 : 0 }),
    ...(password !== undefined && { password_hash: await hashPassword(password) }),
  };
}

function isAdmin({ role, is_active }: UsersTable): boolean {
  return role === 'admin' && is_active === 1;
}

function requireAnotherAdmin(admins: string[], id: string): void {
  if (admins.every((admin) => admin === id)) throw new Failure('last-admin');
}

async function toEmailTakenFailure<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof UniqueViolation) throw new Failure('email-taken');
    throw error;
  }
}

function toUser(row: UsersTable, factorAt: Time | null): User {
  return parseLenient(userSchema, {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    isActive: row.is_active === 1,
    hasTemporaryLogin: row.must_change_password === 1,
    lastSeenAt: row.last_seen_at ?? '',
    hasSecondFactor: factorAt !== null,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
}
