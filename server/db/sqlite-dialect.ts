import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, SelectModifierNode, SqliteDatabase } from 'kysely';
import { SQLITE, sqliteCode } from './failures.ts';

/**
 * How long a statement is retried while another program holds the lock, and the longest delay between retries, in ms.
 */
const BUSY_TOTAL_MS = 10_000;
const BUSY_DELAY_MAX_MS = 250;

/** Kysely on the one connection to a SQLite file, used by one transaction or query at a time. */
export function sqliteDialect(file: DatabaseSync) {
  const queue = { length: 0 };
  const busy = () => Math.min(queue.length, 1);
  const dialect: Dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => new QueuedDriver(file, queue),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new QueryCompiler(),
  };
  return { ...dialect, connections: () => ({ open: 1, busy: busy(), waiting: queue.length - busy() }) };
}

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // Otherwise Kysely queues requests itself, before the guard can detect a deadlock.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class QueryCompiler extends SqliteQueryCompiler {
  // Transactions come one after the other here, so every row is locked already, and none is locked by another one.
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node);
  }
}

class QueuedDriver extends SqliteDriver {
  #file: DatabaseSync;
  /** The number of requests that hold the connection or wait for it. */
  #queue: { length: number };
  #turn: Promise<unknown> = Promise.resolve();
  #endTurn = (): void => {};
  #isPatient = false;

  constructor(file: DatabaseSync, queue: { length: number }) {
    super({ database: asKyselyExpects(file) });
    this.#queue = queue;
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#queue.length += 1;
    await this.#takeTurn();
    const connection = await super.acquireConnection();
    if (!this.#isPatient) this.#makePatient(connection);
    return connection;
  }

  async #takeTurn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const previous = this.#turn;
    this.#turn = promise;
    await previous;
    this.#endTurn = () => resolve(undefined);
  }

  /**
   * Retries a statement while another program holds the lock. Meanwhile other requests run: reads do not wait. Inside a
   * transaction there are no retries, because it holds the lock itself.
   */
  #makePatient(connection: DatabaseConnection): void {
    this.#isPatient = true;
    const executeQuery = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, options) => {
      for (let [waited, next] = [0, 5]; ; waited += next, next = Math.min(2 * next, BUSY_DELAY_MAX_MS)) {
        try {
          return await executeQuery(query, options);
        } catch (error) {
          const isBusy = sqliteCode(error) === SQLITE.busy && !this.#file.isTransaction;
          if (!isBusy || waited >= BUSY_TOTAL_MS) throw error;
        }
        this.#endTurn();
        await new Promise((resolve) => setTimeout(resolve, next));
        await this.#takeTurn();
      }
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#queue.length -= 1;
    this.#endTurn();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite has rolled back by itself already after some failures, such as a full disk.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await this.#turn;
    await super.destroy();
  }
}

function asKyselyExpects(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(text) {
      const statement = file.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toSqliteInput)).map((row) => ({ ...row })),
        run: (parameters) => statement.run(...parameters.map(toSqliteInput)),
        iterate: (parameters) => statement.iterate(...parameters.map(toSqliteInput)),
      };
    },
  };
}

export function toSqliteInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite takes text, numbers, bytes and null, not ${typeof value}`);
}
