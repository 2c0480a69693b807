import { useQuery } from '@tanstack/react-query';
import { TbAlertTriangleFilled, TbCircleCheckFilled } from 'react-icons/tb';
import { readiness } from '#web/api.ts';
import { BackupLine } from './backup-line.tsx';
import classes from './dashboard.module.css';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';
import { LOCALE } from '#web/admin/texts/language.ts';

const REFRESH_MS = 60_000;
const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });
const names: Record<string, string> = { database: dashboardTexts.database, storage: dashboardTexts.pictureStorage };

/** The result of the server's health check. */
export function SystemStatus() {
  const { data, dataUpdatedAt, isPending, error } = useQuery({
    queryKey: ['readyz'],
    queryFn: ({ signal }) => readiness(signal),
    refetchInterval: REFRESH_MS,
  });
  const checks = error || !data ? [] : Object.entries(data);
  const isNominal = checks.length > 0 && checks.every(([, result]) => result === 'ok');
  return (
    <section className={classes.status} aria-label={dashboardTexts.systemStatus}>
      <h2 className={classes.unseen}>{dashboardTexts.systemStatus}</h2>
      <p
        className={classes.verdict}
        role="status"
        title={dataUpdatedAt > 0 ? dashboardTexts.checked(clock.format(dataUpdatedAt)) : ''}
      >
        {isPending ? dashboardTexts.checking : <Verdict isNominal={isNominal} />}
      </p>
      {!isPending && !isNominal && (
        <p className={classes.note}>
          {error ? dashboardTexts.theServerCannotBeReached : checks.map(componentsLabel).join(' · ')}
        </p>
      )}
      <BackupLine />
    </section>
  );
}

function Verdict({ isNominal }: { isNominal: boolean }) {
  return isNominal ? (
    <>
      <TbCircleCheckFilled className={classes.good} size={18} aria-hidden /> {dashboardTexts.allSystemsAreNominal}
    </>
  ) : (
    <>
      <TbAlertTriangleFilled className={classes.bad} size={18} aria-hidden /> {dashboardTexts.notEverythingIsWorking}
    </>
  );
}

function componentsLabel([name, result]: [string, string]): string {
  return `${names[name] ?? name} ${result === 'ok' ? 'OK' : dashboardTexts.doesNotRespond}`;
}
