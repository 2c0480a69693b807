import type { FastifyBaseLogger } from 'fastify';
import { CANARY_RUNS_KEPT, CANARY_RUNS_SHOWN } from '#contract/canary-steps.ts';
import type { CanaryStatus } from '#contract/records/canary.ts';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import type { Settings } from '#server/settings.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import type { OwnSite } from './own-site.ts';
import { openRehearsal } from './rehearse.ts';
import { openRunner } from './run.ts';
import { openCanaryRuns } from './runs.ts';
import { dueSlot, isOverdue, minuteOf, nextTime } from './schedule.ts';

/** The log message of a run that could not be stored. */
export const CANARY_FAILURE = 'The daily check of the contact form could not run';

interface Parts {
  database: Database;
  settings: Pick<Settings, 'siteUrl' | 'adminBase'>;
  siteSettings: SiteSettings;
  mailSetup: ReadMailSetup;
  outbox: Pick<Outbox, 'run'>;
  site: OwnSite;
  log: FastifyBaseLogger;
  now?: () => Date;
  mailMaxMs?: number | undefined;
}

export type Canary = ReturnType<typeof openCanary>;

/** The daily check: an enquiry that the product sends to itself through the public page. */
export function openCanary({
  database,
  settings,
  siteSettings,
  mailSetup,
  log,
  now = () => new Date(),
  ...parts
}: Parts) {
  const runs = openCanaryRuns(database, () => now().getTime());
  const runOnce = openRunner({ ...parts, database, runs, mailSetup });
  const start = now();
  const minute = minuteOf(settings.siteUrl);

  async function stateOfCheck() {
    const { isOn, hour, updatedAt } = await siteSettings.get('canary');
    const mail = await siteSettings.get('mail');
    const state = !isOn ? 'off' : (await mailSetup()) ? 'on' : 'waiting';
    return { state, time: { hour, minute }, changedAt: [updatedAt, mail.updatedAt] } as const;
  }

  /** Runs the check if it is due and no other process runs it. */
  async function runIfDue(): Promise<void> {
    await runs.tidy();
    const { state, time } = await stateOfCheck();
    if (state !== 'on') return;
    const slot = dueSlot({ now: now(), start, time, runs: await runs.newest(CANARY_RUNS_KEPT) });
    const claimed = slot === null ? null : await runs.claim(slot);
    if (claimed) await runOnce(claimed);
  }

  /** Starts a run at the wish of a person; it goes on after the reply. */
  async function startNow(): Promise<CanaryStatus> {
    await runs.tidy();
    if (!(await mailSetup())) throw new Failure('invalid', { message: 'Set up mail first. The check sends a mail.' });
    const [last] = await runs.newest(1);
    if (last?.result === 'running')
      throw new Failure('invalid', { message: 'A check is running. Wait for its result.' });
    const claimed = await runs.claim(`by hand/${newId()}`);
    if (claimed) runOnce(claimed).catch((err: unknown) => log.error({ err }, CANARY_FAILURE));
    return status();
  }

  async function status(): Promise<CanaryStatus> {
    const { state, time, changedAt } = await stateOfCheck();
    const stored = await runs.newest(CANARY_RUNS_SHOWN);
    const lastAt = stored[0]?.startedAt ?? '';
    return {
      state,
      isLate: state === 'on' && isOverdue({ now: now(), start, lastAt, changedAt }),
      nextAt: state === 'on' ? nextTime({ now: now(), start, time, runs: stored }).toISOString() : '',
      runs: stored.map(({ slot: _slot, isMarkUsed: _isUsed, recordId: _record, ...run }) => run),
    };
  }

  return {
    runIfDue,
    startNow,
    status,
    redeem: runs.redeem,
    rehearse: openRehearsal({ ...settings, database, runs, mailSetup, siteSettings }),
  };
}
