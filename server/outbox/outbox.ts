import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryChannel } from '#contract/records/delivery.ts';
import { ownAnswers } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import { ATTEMPT_MAX_MS, openDeliveryQueue, type AttemptResult, type ClaimedDelivery } from './delivery-queue.ts';
import { openFanOut, type Subscriber } from './fan-out.ts';

/** A way out of the product. */
export interface Channel {
  name: DeliveryChannel;
  /** How many deliveries it sends at the same time, each of another lane. */
  parallel: number;
  /** Why it cannot send at the moment; null if it can. Its deliveries wait meanwhile. */
  unavailable: () => Promise<string | null>;
  /** Sends one delivery. A rejection counts as a postponed attempt. */
  send: (delivery: ClaimedDelivery, closing: AbortSignal) => Promise<AttemptResult>;
}

interface OutboxParts {
  database: Database;
  channels: readonly Channel[];
  subscribers: readonly Subscriber[];
  now?: () => number;
  attemptMaxMs?: number;
  log?: Pick<FastifyBaseLogger, 'warn'>;
}

/** The log message of a run that failed. */
export const OUTBOX_FAILURE = 'Deliveries could not be sent. They stay queued';

export type Outbox = ReturnType<typeof openOutbox>;

/** Turns events into deliveries and sends the deliveries that are due. Several processes may do so at the same time. */
export function openOutbox({ database, channels, subscribers, now = Date.now, log, ...options }: OutboxParts) {
  const queue = openDeliveryQueue(database, now);
  const fanOut = openFanOut(database, subscribers, now);
  const closing = new AbortController();
  const handleEvents = runOneAtATime(fanOut, closing.signal);
  // Each by itself: a webhook that answers slowly must not hold up the mails.
  const drains = channels.map((channel) => runOneAtATime(() => drain(channel), closing.signal));
  const running = new Set<Promise<void>>();

  /** Sends until nothing is due. */
  async function run(): Promise<void> {
    const current = runAll();
    running.add(current);
    await current.finally(() => running.delete(current));
  }

  async function runAll(): Promise<void> {
    await handleEvents();
    await Promise.all(drains.map((runDrain) => runDrain()));
  }

  async function drain(channel: Channel): Promise<void> {
    const reason = await channel.unavailable();
    if (reason !== null) return queue.explain(channel.name, reason);
    const busyLanes = new Set<string>();
    let turn: Promise<ClaimedDelivery | null> = Promise.resolve(null);
    // One after the other: two claims at the same moment would not know of each other's lane.
    const claimNext = () => {
      turn = turn.then(async () => {
        const claimed = await queue.claim(channel.name, [...busyLanes]);
        if (claimed) busyLanes.add(claimed.lane);
        return claimed;
      });
      return turn;
    };
    const sendAll = async () => {
      while (!closing.signal.aborted) {
        const claimed = await claimNext();
        if (!claimed) return;
        try {
          const result = await attempt(channel, claimed);
          logProblem(claimed, result);
          await queue.settle(claimed, result);
        } finally {
          busyLanes.delete(claimed.lane);
        }
      }
    };
    await Promise.all(Array.from({ length: channel.parallel }, sendAll));
  }

  /** Without recipient and answer, which contain addresses of people. */
  function logProblem({ id, channel, attempts }: ClaimedDelivery, { is }: AttemptResult): void {
    if (is === 'postponed' || is === 'refused')
      log?.warn({ delivery: id, channel, attempts, result: is }, 'A delivery was not accepted');
  }

  async function attempt(channel: Channel, claimed: ClaimedDelivery): Promise<AttemptResult> {
    try {
      return await withinDeadline(
        (signal) => channel.send(claimed, AbortSignal.any([closing.signal, signal])),
        options.attemptMaxMs ?? ATTEMPT_MAX_MS,
      );
    } catch (error) {
      const answer = error instanceof Error ? error.message : String(error);
      return { is: 'postponed', answer, isServerAway: false };
    }
  }

  /** Ends after the deliveries that are being sent. */
  async function close(): Promise<void> {
    closing.abort();
    await Promise.allSettled(running); // whoever called `run` gets the error
  }

  return { run, purge: queue.purge, close };
}

/** The result of an attempt. One that never settles has failed: its channel sends the next delivery. */
async function withinDeadline(
  send: (signal: AbortSignal) => Promise<AttemptResult>,
  ms: number,
): Promise<AttemptResult> {
  const deadline = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<AttemptResult>((resolve) => {
    timer = setTimeout(() => {
      deadline.abort();
      resolve({ is: 'postponed', answer: ownAnswers.attemptTimeout, isServerAway: true });
    }, ms);
  });
  return Promise.race([send(deadline.signal), late]).finally(() => clearTimeout(timer));
}

/** Runs `work` once at a time. A call during a run makes it run once more, so that it misses nothing. */
function runOneAtATime(work: () => Promise<void>, closing: AbortSignal): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isCalledAgain = false;

  async function runUntilDone(): Promise<void> {
    while (isCalledAgain && !closing.aborted) {
      isCalledAgain = false;
      await work();
    }
  }

  return function runOrRepeat() {
    isCalledAgain = true;
    running ??= runUntilDone().finally(() => (running = null));
    return running;
  };
}
