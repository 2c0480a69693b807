/** A value that must be unique is taken already. `column` is for example `slug`, or several joined by a comma. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
  readonly table: string;
  readonly column: string;

  constructor(table: string, column: string, cause?: unknown) {
    super(`A value of ${table}.${column} is already taken`, { cause });
    this.table = table;
    this.column = column;
  }
}

/** The database cannot do it now (locked, full, read-only, not reachable, damaged): nothing was changed. */
export class Unavailable extends Error {
  override name = 'Unavailable';

  /** What the database's disk lacks, if that is the cause. */
  get diskFault(): 'room' | 'permission' | null {
    const code = sqliteCode(this.cause) ?? errorCode(this.cause);
    if (code === SQLITE.full || code === '53100' || code === 'ENOSPC') return 'room';
    return code === SQLITE.readOnly || code === '25006' ? 'permission' : null;
  }

  constructor(cause: unknown) {
    super(`The database is not available: ${messageOf(cause)}`, { cause });
  }
}

/** Too many slow reads at once; the database itself works. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Text with a NUL character. PostgreSQL cannot store it, so it is rejected for both databases. */
export class UnstorableText extends Error {
  override name = 'UnstorableText';

  constructor() {
    super('Text for the database contains a NUL character');
  }
}

/** Converts an error of the driver to a failure above; returns other errors unchanged. */
export function toDatabaseFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return sqliteFailure(error) ?? postgresFailure(error) ?? error;
}

/** The primary result code of a SQLite error, without the extended part. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}

/** The SQLSTATE, or the code of a system error such as ECONNREFUSED; '' if there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether PostgreSQL ended a transaction because another one waited for its locks, and it for theirs. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Unavailable && errorCode(error.cause) === '40P01';
}

export const SQLITE = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
};

function sqliteFailure(error: Error): Error | undefined {
  const code = sqliteCode(error);
  if (code === undefined) return undefined;
  const unique = /^UNIQUE constraint failed: (.+)$/.exec(error.message)?.[1];
  if (unique) {
    const columns = unique.split(', ').map((column) => column.split('.'));
    return new UniqueViolation(columns[0]?.[0] ?? '', columns.map(([, column]) => column).join(','), error);
  }
  return Object.values(SQLITE).includes(code) ? new Unavailable(error) : undefined;
}

const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered)|Postgres connection has been discarded)/;
const networkFailure = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ENOENT$)/;
// Connection, resources, operator intervention, system; then read-only, serialization and deadlock.
const sqlState = /^(08|53|57|58)...$|^(25006|40001|40P01|55P03)$/;

function postgresFailure(error: Error): Error | undefined {
  const code = errorCode(error);
  if (code === '23505') return uniqueViolation(error);
  const isUnavailable = networkFailure.test(code) || sqlState.test(code) || connectionLost.test(error.message);
  return isUnavailable ? new Unavailable(error) : undefined;
}

// `detail` is in the server's language, but 'Key (slug)=(x)' within it is the same in all.
function uniqueViolation(error: Error): UniqueViolation {
  const table = 'table' in error ? String(error.table) : '';
  const detail = 'detail' in error ? String(error.detail) : '';
  const columns = /\(([^()]+)\)=/.exec(detail)?.[1] ?? '';
  return new UniqueViolation(table, columns.replaceAll(', ', ','), error);
}

function messageOf(cause: unknown): string {
  return (cause instanceof Error && (cause.message || errorCode(cause))) || String(cause);
}
