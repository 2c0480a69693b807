import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DELIVERY_CHANNELS, type WaitingDeliveries } from '#contract/records/delivery.ts';
import type { Database } from '#server/db/open.ts';
import type { RequestMetrics } from '#server/http/request-metrics.ts';
import { findWaiting } from '#server/outbox/delivery-summary.ts';

/** Histogram bounds in seconds: from a response out of memory to one that nobody waits for. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics extends RequestMetrics {
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>;
  type: string;
}

/** Metrics for Prometheus, with Node's own: memory, processor time, and delay of the event loop. */
export function openMetrics(database: Database): Metrics {
  const registers = [new Registry()] as const;
  const [register] = registers;
  collectDefaultMetrics({ register });
  measureDatabase(database, registers);
  measureDeliveries(database, registers);
  const requests = new Histogram({
    name: 'marquee_request_seconds',
    help: 'Requests by route, without those served from the cache',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  const renders = new Histogram({
    name: 'marquee_render_seconds',
    help: 'Pages rendered, with all their calls',
    buckets,
    registers: [register],
  });
  return {
    observeRequest: (request, ms) => requests.observe(request, ms / 1000),
    observeRender: (ms) => renders.observe(ms / 1000),
    exposeCacheCounts(counts) {
      addGauge(
        registers,
        'marquee_cache_responses_total',
        'Public responses: cache hits served before the framework (direct), other hits, and misses',
        'result',
        () => counts,
      );
    },
    text: () => register.metrics(),
    type: register.contentType,
  };
}

type Registers = readonly [Registry];

function measureDatabase(database: Database, registers: Registers): void {
  const queries = new Histogram({
    name: 'marquee_query_seconds',
    help: 'Database statements',
    buckets,
    registers: [...registers],
  });
  const failed = new Counter({
    name: 'marquee_query_failures_total',
    help: 'Database statements that were refused or failed',
    registers: [...registers],
  });
  database.observeQueries((ms, isFailed) => {
    queries.observe(ms / 1000);
    if (isFailed) failed.inc();
  });
  addGauge(
    registers,
    'marquee_database_connections',
    'Database connections, and requests that wait for one',
    'state',
    database.connections,
  );
}

/** What waits in the outbox. */
function measureDeliveries(database: Database, registers: Registers): void {
  const perChannel = async (measure: (waiting: WaitingDeliveries) => number) => {
    const found = await findWaiting(database).catch(() => null);
    if (!found) return {}; // the database is down, so nobody knows
    const none = DELIVERY_CHANNELS.map((channel) => [channel, 0]);
    return Object.fromEntries([...none, ...found.map((waiting) => [waiting.channel, measure(waiting)])]) as object;
  };
  addGauge(registers, 'marquee_deliveries_waiting', 'Deliveries that wait', 'channel', () =>
    perChannel(({ count }) => count),
  );
  addGauge(registers, 'marquee_delivery_age_seconds', 'Age of the oldest delivery that waits', 'channel', () =>
    perChannel(({ since }) => (Date.now() - Date.parse(since)) / 1000),
  );
}

/** Adds a gauge whose values are read at each request for metrics. */
function addGauge(
  registers: Registers,
  name: string,
  help: string,
  label: string,
  read: () => object | Promise<object>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [...registers],
    async collect() {
      const values = Object.entries(await read());
      this.reset();
      for (const [key, value] of values) this.set({ [label]: key }, Number(value));
    },
  });
}
