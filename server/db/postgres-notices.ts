import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Notices } from './notices.ts';

const CHANNEL = 'marquee_content';
const RETRY_MS = 500;

/** Uses LISTEN and NOTIFY of PostgreSQL, over a dedicated connection. */
export function openNotices(pool: pg.Pool, databaseUrl: string): Notices {
  const own = randomUUID();
  let listener: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(onChange: (isConnected: boolean) => void): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'marquee listener',
      keepAlive: true,
    });
    listener = client;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      onChange(false);
      client.end().catch(() => {});
      if (!isClosed) timer = setTimeout(() => void connect(onChange), RETRY_MS);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => payload !== own && onChange(true));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      onChange(true);
    } catch {
      lose();
    }
  }

  return {
    async notify() {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, own]);
    },
    subscribe: (onChange) => void connect(onChange),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await listener?.end().catch(() => {});
    },
  };
}
