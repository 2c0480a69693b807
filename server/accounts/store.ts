import type { Role } from '#contract/constants.ts';
import { user as userSchema, type User } from '#contract/records/user.ts';
import { read } from '#contract/describe.ts';
import type { Database } from '#server/db/open.ts';
import type { UsersTable } from '#server/db/tables.ts';
import { UniqueViolation } from '#server/db/failures.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { hashPassword } from './passwords.ts';

export interface NewUser {
  name: string;
  email: string;
  role: Role;
  password: string;
}

export type UserStore = ReturnType<typeof openUserStore>;

/** Accounts. E-mail addresses are kept in lower case, passwords as argon2id hashes. */
export function openUserStore({ db }: Database) {
  async function create({ name, email, role, password }: NewUser): Promise<User> {
    const now = new Date().toISOString();
    const row: UsersTable = {
      id: newId(),
      name,
      email: email.toLowerCase(),
      role,
      password_hash: await hashPassword(password),
      is_active: 1,
      created_at: now,
      updated_at: now,
      last_seen_at: null,
      version: 1,
    };
    await emailMustBeFree(db.insertInto('users').values(row).execute());
    return toUser(row);
  }

  /** The account of an address, with what a login needs to know of it. */
  async function findByEmail(email: string): Promise<{ user: User; passwordHash: string } | null> {
    const row = await db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
    return row ? { user: toUser(row), passwordHash: row.password_hash } : null;
  }

  async function get(id: string): Promise<{ user: User; passwordHash: string }> {
    const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return { user: toUser(row), passwordHash: row.password_hash };
  }

  async function update(
    id: string,
    changes: { name?: string; email?: string; password?: string },
    ifMatch: number | null,
  ) {
    const { name, email, password } = changes;
    const set = {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email: email.toLowerCase() }),
      ...(password !== undefined && { password_hash: await hashPassword(password) }),
      updated_at: new Date().toISOString(),
    };
    const target = db
      .updateTable('users')
      .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
      .where('id', '=', id);
    const matched = ifMatch === null ? target : target.where('version', '=', ifMatch);
    const changed = await emailMustBeFree(matched.executeTakeFirst());
    if (changed.numUpdatedRows === 0n) throw new Failure('stale');
    return (await get(id)).user;
  }

  async function seen(id: string): Promise<void> {
    await db.updateTable('users').set({ last_seen_at: new Date().toISOString() }).where('id', '=', id).execute();
  }

  async function count(): Promise<number> {
    const { total } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  return { create, findByEmail, get, update, seen, count };
}

async function emailMustBeFree<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof UniqueViolation) throw new Failure('email-taken');
    throw error;
  }
}

function toUser(row: UsersTable): User {
  return read(userSchema, {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    isActive: row.is_active === 1,
    lastSeenAt: row.last_seen_at ?? '',
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
}
