import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver, Kysely, Transaction, TransactionSettings } from 'kysely';
import { toDatabaseFailure, UnstorableText } from './failures.ts';
import type { Tables } from './tables.ts';

/** Observes the duration of each statement in ms, and whether it failed. */
export interface QueryObserver {
  observe?: (ms: number, isFailed: boolean) => void;
}

interface TransactionState {
  /** Whether the running code is inside a transaction. */
  isInside: boolean;
  afterCommit: (() => void)[];
}

const transactionState = new AsyncLocalStorage<TransactionState>();

/** Runs the work in a transaction; an error rolls back and is thrown again. */
export async function inTransaction<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  refuseInsideTransaction();
  const state: TransactionState = { isInside: false, afterCommit: [] };
  const result = await transactionState.run(state, () =>
    db.transaction().execute(async (trx) => {
      state.isInside = true;
      try {
        return await work(trx);
      } finally {
        // Code that the work started without awaiting it may use the database again afterwards.
        state.isInside = false;
      }
    }),
  );
  for (const callback of state.afterCommit) callback();
  return result;
}

/** Calls `callback` after the current transaction is committed, and never if it is rolled back. Must not throw. */
export function afterCommit(callback: () => void): void {
  const state = transactionState.getStore();
  if (!state?.isInside) throw new Error('There is no transaction whose commit could be awaited');
  state.afterCommit.push(callback);
}

/** For the migrations, which begin their own transactions. */
export function allowTransactions<T>(work: () => Promise<T>): Promise<T> {
  return transactionState.run({ isInside: false, afterCommit: [] }, work);
}

/**
 * Wraps a dialect: translates errors, rejects text that cannot be stored, and throws if code inside a transaction asks for
 * a second connection. On SQLite, with one connection, that would deadlock; on PostgreSQL it would silently escape the
 * transaction.
 */
export function guardDialect(dialect: Dialect, observer: QueryObserver = {}): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver(dialect.createDriver(), observer),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class GuardedDriver implements Driver {
  #driver: Driver;
  #observer: QueryObserver;
  #guarded = new WeakSet<DatabaseConnection>();

  constructor(driver: Driver, observer: QueryObserver) {
    this.#driver = driver;
    this.#observer = observer;
  }

  async init(): Promise<void> {
    await this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const connection = await translated(() => this.#driver.acquireConnection());
    if (!this.#guarded.has(connection)) {
      guardQueries(connection, this.#observer);
      this.#guarded.add(connection);
    }
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (!transactionState.getStore())
      throw new Error('Begin transactions by `database.transaction`, which guards them');
    await this.#driver.beginTransaction(connection, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.commitTransaction(connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.rollbackTransaction(connection);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#driver.releaseConnection(connection);
  }

  async destroy(): Promise<void> {
    await this.#driver.destroy();
  }
}

function guardQueries(connection: DatabaseConnection, observer: QueryObserver): void {
  const executeQuery = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    refuseNul(query.parameters);
    return translated(() => timed(observer, () => executeQuery(query, options)));
  };
}

function refuseNul(parameters: readonly unknown[]): void {
  if (parameters.some((value) => typeof value === 'string' && value.includes('\0'))) throw new UnstorableText();
}

/** The same checks for statements that bypass the dialect. */
export function guardedRead<T>(
  parameters: readonly unknown[],
  observer: QueryObserver,
  work: () => Promise<T>,
): Promise<T> {
  refuseNul(parameters);
  return translated(() => timed(observer, work));
}

function refuseInsideTransaction(): void {
  if (transactionState.getStore()?.isInside) {
    throw new Error('The database was used inside a transaction: use the `trx` that the transaction gives');
  }
}

async function timed<T>({ observe }: QueryObserver, work: () => Promise<T>): Promise<T> {
  if (!observe) return work();
  const start = performance.now();
  let isDone = false;
  try {
    const result = await work();
    isDone = true;
    return result;
  } finally {
    observe(performance.now() - start, !isDone);
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toDatabaseFailure(error);
  }
}
