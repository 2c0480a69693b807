import { sql } from 'kysely';
import { ARRIVED_DAYS } from '#contract/constants.ts';
import type { ArrivalDay } from '#contract/records/audit-entry.ts';
import type { Database } from '#server/db/open.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Table = 'contact_messages' | 'leads' | 'reviews';

/**
 * The number of messages and leads on each of the last days, including today. Days are in a time zone `offset` minutes
 * ahead of UTC.
 */
export async function countArrivalsByDay(database: Database, offset: number, now = Date.now()): Promise<ArrivalDay[]> {
  const today = Math.floor((now + offset * MINUTE_MS) / DAY_MS) * DAY_MS;
  const days = Array.from({ length: ARRIVED_DAYS }, (_, index) => today - (ARRIVED_DAYS - 1 - index) * DAY_MS);
  const starts = days.map((day) => day - offset * MINUTE_MS);
  const [messages, leads] = await Promise.all([
    countByDay(database, 'messages', starts),
    countByDay(database, 'leads', starts),
  ]);
  return days.map((day, index) => ({
    day: new Date(day).toISOString().slice(0, 10),
    messages: messages[index] ?? 0,
    leads: leads[index] ?? 0,
  }));
}

/** The number of arrivals in the 24 hours from each start on, also of those whose sender asked to be erased. */
async function countByDay({ db }: Database, kind: 'messages' | 'leads', starts: number[]): Promise<number[]> {
  const at = (time: number) => new Date(time).toISOString();
  const table = kind === 'leads' ? 'leads' : 'contact_messages';
  const erased = db.selectFrom('erased_enquiries').select('created_at').where('kind', '=', kind);
  const arrived = db.selectFrom(table).select('created_at').where('is_suspect', '=', 0).unionAll(erased);
  const counts = await db
    .selectFrom(arrived.as('arrived'))
    .select((eb) =>
      starts.map((start, index) =>
        eb.fn
          .countAll()
          .filterWhere(sql<boolean>`created_at >= ${at(start)} and created_at < ${at(start + DAY_MS)}`)
          .as(`day${index}`),
      ),
    )
    .where('created_at', '>=', at(starts[0] ?? 0))
    .executeTakeFirstOrThrow();
  const found: Record<string, unknown> = counts;
  return starts.map((_, index) => Number(found[`day${index}`]));
}

/** The number of arrivals after a time; of reviews, only those from visitors. */
export async function countArrivalsSince({ db }: Database, since: string) {
  const count = async (table: Table) => {
    const arrivals = db.selectFrom(table).select((eb) => eb.fn.countAll().as('count'));
    const matching = arrivals.where('created_at', '>', since).where('is_suspect', '=', 0);
    const sent = table === 'reviews' ? matching.where(sql<boolean>`source = 'site'`) : matching;
    return Number((await sent.executeTakeFirstOrThrow()).count);
  };
  const [messages, leads, reviews] = await Promise.all([count('contact_messages'), count('leads'), count('reviews')]);
  return { messages, leads, reviews };
}
