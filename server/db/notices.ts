import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CHANNEL = 'marquee_content';
const RETRY_MS = 500;

/** How the processes on one database tell each other that the content has changed. */
export interface Notices {
  /** Tells the others. */
  tell: () => Promise<void>;
  /**
   * Calls `onChange` when another one told so, or may have: while nothing can be heard, that is at once and again when
   * something can. `isHearing` says which of the two it is.
   */
  hear: (onChange: (isHearing: boolean) => void) => void;
  close: () => Promise<void>;
}

/** For a database that one process has for itself. */
export const nobodyElse: Notices = { tell: async () => {}, hear: (onChange) => onChange(true), close: async () => {} };

/** By PostgreSQL's own LISTEN and NOTIFY, over a connection kept for it. */
export function openNotices(pool: pg.Pool, databaseUrl: string): Notices {
  const own = randomUUID();
  let listener: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(onChange: (isHearing: boolean) => void): Promise<void> {
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
    async tell() {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, own]);
    },
    hear: (onChange) => void connect(onChange),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await listener?.end().catch(() => {});
    },
  };
}
