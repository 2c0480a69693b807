import { lazy, Suspense } from 'react';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import { useArrivals } from './use-arrivals.ts';

const ArrivalsChart = lazy(() =>
  withTimeout(import('./arrivals-chart.tsx')).then((chunk) => ({ default: chunk.ArrivalsChart })),
);

/** The messages and leads of the last 30 days, once there is something to see. */
export function Arrivals() {
  const { days, isChartWorthy } = useArrivals();
  if (!days || !isChartWorthy) return null;
  return (
    <Suspense>
      <ArrivalsChart days={days} />
    </Suspense>
  );
}
