import { useQuery } from '@tanstack/react-query';
import { TbAlertTriangleFilled, TbCircleCheckFilled } from 'react-icons/tb';
import { readiness } from '#web/api.ts';
import { BackupLine } from './backup-line.tsx';
import classes from './dashboard.module.css';

const REFRESH_MS = 60_000;
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const names: Record<string, string> = { database: 'Database', storage: 'Picture storage' };

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
    <section className={classes.status} aria-label="System Status">
      <h2 className={classes.unseen}>System Status</h2>
      <p
        className={classes.verdict}
        role="status"
        title={dataUpdatedAt > 0 ? `Checked ${clock.format(dataUpdatedAt)}` : ''}
      >
        {isPending ? 'Checking…' : <Verdict isNominal={isNominal} />}
      </p>
      {!isPending && !isNominal && (
        <p className={classes.note}>
          {error ? 'The server cannot be reached.' : checks.map(componentsLabel).join(' · ')}
        </p>
      )}
      <BackupLine />
    </section>
  );
}

function Verdict({ isNominal }: { isNominal: boolean }) {
  return isNominal ? (
    <>
      <TbCircleCheckFilled className={classes.good} size={18} aria-hidden /> All systems are nominal
    </>
  ) : (
    <>
      <TbAlertTriangleFilled className={classes.bad} size={18} aria-hidden /> Not everything is working
    </>
  );
}

function componentsLabel([name, result]: [string, string]): string {
  return `${names[name] ?? name} ${result === 'ok' ? 'OK' : 'does not respond'}`;
}
