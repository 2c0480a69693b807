import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { query } from '#web/api.ts';
import { withTimeout } from '#web/site/chunks.ts';
import { FirstSteps } from './first-steps.tsx';

const REFRESH_MS = 5 * 60_000;
/** Days with arrivals below which a chart would be empty. */
const DAYS_MIN = 7;

const ArrivalsChart = lazy(() =>
  withTimeout(import('./arrivals-chart.tsx')).then((chunk) => ({ default: chunk.ArrivalsChart })),
);

/** The messages and leads of the last 30 days once there is something to see. Before that, the first steps. */
export function Arrivals() {
  // oxlint-disable-next-line react/purity -- it shows the current days
  const offset = -new Date().getTimezoneOffset();
  const { data } = useQuery({
    ...query('GET /dashboard/arrivals', { query: { offset } }),
    refetchInterval: REFRESH_MS,
  });
  if (!data) return null;
  const busyDays = data.filter(({ messages, leads }) => messages + leads > 0).length;
  if (busyDays < DAYS_MIN) return <FirstSteps />;
  return (
    <Suspense>
      <ArrivalsChart days={data} />
    </Suspense>
  );
}
