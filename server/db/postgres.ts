import { Socket } from 'node:net';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { errorCode } from './failures.ts';

/** Connects to a PostgreSQL server, and checks that it answers and uses UTF-8. */
export async function openPool(databaseUrl: string): Promise<pg.Pool> {
  // count(*) and sum() come as 64-bit numbers, which the driver would leave as text.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'marquee',
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  });
  // The pool replaces broken connections. Without a listener, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', endWhenSilent);
  try {
    const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding} but must be UTF8`);
    return pool;
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL: PostgreSQL at ${databaseLabel(databaseUrl)}: ${connectErrorReason(error)}`, {
      cause: error,
    });
  }
}

/** Longer than any statement may take, in ms. */
const SILENT_MS = 45_000;

/** On a network that drops packets, a lost connection would otherwise go unnoticed for hours. */
function endWhenSilent(client: pg.PoolClient): void {
  if (!(client instanceof pg.Client)) return;
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(SILENT_MS, () => stream.destroy());
}

/** The address of a database, without user and password. */
function databaseLabel(databaseUrl: string): string {
  const { host, port, pathname, searchParams } = new URL(databaseUrl);
  const server = host || searchParams.get('host') || 'localhost';
  return `${port || host === '' ? server : `${server}:5432`}${pathname}`;
}

const reasons: Record<string, string> = {
  '28P01': 'user or password is wrong',
  '28000': 'this user is not allowed to connect',
  '3D000': 'there is no such database',
  '42501': 'this user is not allowed to use the database',
  '53300': 'it has too many connections',
  '57P03': 'it is starting up or shutting down',
  ECONNREFUSED: 'there is no server at this address',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ENOENT: 'no such socket',
  ETIMEDOUT: 'no answer in time',
};

function connectErrorReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/timeout/i.test(message)) return 'no answer in time';
  if (/terminated unexpectedly/.test(message)) return 'it closed the connection';
  // A file named in the address, such as a certificate, says more by its own message.
  const isFile = error instanceof Error && 'syscall' in error && error.syscall === 'open';
  return (isFile ? undefined : reasons[errorCode(error)]) ?? message;
}
