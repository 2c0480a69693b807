import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TbAlertTriangleFilled, TbCircleCheckFilled, TbCircleMinus, TbPlayerPlay } from 'react-icons/tb';
import { CANARY_ADVICE, CANARY_STEPS } from '#contract/canary-steps.ts';
import type { CanaryRun, CanaryStatus, CanaryStep } from '#contract/records/canary.ts';
import { call, messageOf, query } from '#web/api.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './settings.module.css';
import * as settingsTexts from '#web/admin/texts/settings.ts';

const STATUS = query('GET /canary');
const REFRESH_MS = { running: 2000, idle: 60_000 };

/** Whether the daily check is on, the steps of its newest run, and the runs before. Reads again after each save. */
export function CanaryState({ version }: { version: number }) {
  const client = useQueryClient();
  const { data } = useQuery({
    ...STATUS,
    refetchInterval: ({ state }) => (isRunning(state.data) ? REFRESH_MS.running : REFRESH_MS.idle),
  });
  useEffect(() => void client.invalidateQueries({ queryKey: STATUS.queryKey }), [client, version]);
  const start = useMutation({
    mutationFn: () => call('POST /canary/runs'),
    onSuccess: (status) => client.setQueryData(STATUS.queryKey, status),
    onError: (error) => notifyFailed(messageOf(error, settingsTexts.theCheckCouldNotStart)),
  });
  if (!data) return null;
  const [last, ...earlier] = data.runs;
  const isBusy = start.isPending || isRunning(data);
  const tone = data.state === 'on' && last?.result === 'failed' ? 'bad' : last?.result === 'passed' ? 'good' : 'open';
  const Sign = tone === 'good' ? TbCircleCheckFilled : tone === 'bad' ? TbAlertTriangleFilled : TbCircleMinus;
  return (
    <section className={classes.status} aria-label={settingsTexts.stateOfTheDailyCheck} data-tone={tone}>
      <p className={classes.state} role="status">
        <Sign size={20} aria-hidden /> {titleOf(data)}
      </p>
      <p className={classes.fact}>{dueText(data)}</p>
      {data.state !== 'waiting' && (
        <Button
          className={classes.act}
          variant="default"
          leftSection={<TbPlayerPlay size={16} aria-hidden />}
          loading={isBusy}
          onClick={() => start.mutate()}
        >
          {settingsTexts.checkNow}
        </Button>
      )}
      {last && <Steps run={last} />}
      {earlier.length > 0 && <EarlierRuns runs={earlier} />}
    </section>
  );
}

function isRunning(status: CanaryStatus | undefined): boolean {
  return status?.runs[0]?.result === 'running';
}

function titleOf({ state, runs: [last] }: CanaryStatus): string {
  if (state === 'off') return settingsTexts.theDailyCheckIsOff;
  if (state === 'waiting') return settingsTexts.itStartsOnceMail;
  if (!last) return settingsTexts.theFirstCheckIsDue;
  if (last.result === 'running') return settingsTexts.theCheckIsRunning;
  return last.result === 'passed' ? settingsTexts.theContactFormWorks : settingsTexts.theLastCheckFailed;
}

function dueText({ state, nextAt, runs: [last] }: CanaryStatus): string {
  if (state === 'waiting') return settingsTexts.enterTheMailServer;
  if (state === 'off') return settingsTexts.ifTheContactFormBreaks;
  const newest = last ? settingsTexts.lastCheck(formatFull(last.startedAt)) : '';
  return settingsTexts.nextCheck(newest, formatFull(nextAt));
}

function Steps({ run }: { run: CanaryRun }) {
  return (
    <ol className={classes.steps} aria-label={settingsTexts.stepsOfTheNewestCheck}>
      {run.steps.map((step) => (
        <Step key={step.name} {...step} />
      ))}
      {run.result === 'failed' && run.steps.every(({ isPassed }) => isPassed) && (
        <li className={classes.step} data-state="failed">
          <TbAlertTriangleFilled size={18} aria-hidden />
          <p className={classes.stepName}>{settingsTexts.theServerStoppedDuring}</p>
        </li>
      )}
    </ol>
  );
}

function Step({ name, isPassed, problem }: CanaryStep) {
  const Sign = isPassed ? TbCircleCheckFilled : TbAlertTriangleFilled;
  return (
    <li className={classes.step} data-state={isPassed ? 'done' : 'failed'}>
      <Sign size={18} aria-hidden />
      <div>
        <p className={classes.stepName}>{settingsTexts.stepResult(CANARY_STEPS[name], isPassed)}</p>
        {!isPassed && <p className={classes.fact}>{problem}</p>}
        {!isPassed && <p className={classes.advice}>{CANARY_ADVICE[name]}</p>}
      </div>
    </li>
  );
}

function EarlierRuns({ runs }: { runs: CanaryRun[] }) {
  return (
    <>
      <h3 className={classes.sideTitle}>{settingsTexts.earlierChecks}</h3>
      <ul className={classes.runs}>
        {runs.map((run) => (
          <li key={run._id}>
            {formatFull(run.startedAt)}: {resultOf(run)}
          </li>
        ))}
      </ul>
    </>
  );
}

function resultOf({ result, steps }: CanaryRun): string {
  if (result !== 'failed') return result;
  const failed = steps.find(({ isPassed }) => !isPassed);
  return failed ? settingsTexts.failedAt(CANARY_STEPS[failed.name]) : 'interrupted';
}
