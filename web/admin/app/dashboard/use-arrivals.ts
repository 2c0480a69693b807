import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';

const REFRESH_MS = 5 * 60_000;
/** Days with arrivals below which a chart would be empty. */
const DAYS_MIN = 7;

/** The messages and leads of the last 30 days, and whether a chart of them would show something. */
export function useArrivals() {
  // oxlint-disable-next-line react/purity -- it shows the current days
  const offset = -new Date().getTimezoneOffset();
  const { data } = useQuery({
    ...query('GET /dashboard/arrivals', { query: { offset } }),
    refetchInterval: REFRESH_MS,
  });
  const isChartWorthy = data && data.filter(({ messages, leads }) => messages + leads > 0).length >= DAYS_MIN;
  return { days: data, isChartWorthy };
}
