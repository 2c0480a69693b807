import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { formatClock, formatDay } from '#web/admin/shell/dates/format-date.ts';
import { DeliveryStateWord } from '../delivery-state.tsx';
import { deliveryTitle } from '../delivery-texts.ts';
import classes from './webhooks.module.css';
import * as webhooksTexts from '#web/admin/texts/webhooks.ts';

const COUNT = 3;
const REFRESH_MS = 60_000;
/** While something waits. */
const LIVE_MS = 2000;

/** The newest requests to a webhook, with what its receiver answered. */
export function WebhookDeliveries({ id }: { id: string }) {
  const { data, error } = useQuery({
    ...query('GET /deliveries', { query: { webhook: id, limit: COUNT } }),
    refetchInterval: (list) => (list.state.data?.some(({ state }) => state === 'queued') ? LIVE_MS : REFRESH_MS),
  });
  if (error && !data) return <p role="alert">{messageOf(error, loadFailed.deliveries)}</p>;
  if (!data) return null;
  if (data.length === 0) return <p className={classes.words}>{webhooksTexts.nothingWasSentYet}</p>;
  return (
    <>
      <ul className={classes.latest}>
        {data.map((delivery) => (
          <li key={delivery._id}>
            <Link to={`/deliveries?delivery=${encodeURIComponent(delivery._id)}`}>{deliveryTitle(delivery)}</Link>
            <span className={classes.line}>
              <DeliveryStateWord delivery={delivery} />
              <time className={classes.when} dateTime={delivery.createdAt}>
                {formatDay(delivery.createdAt)}, {formatClock(delivery.createdAt)}
              </time>
            </span>
            {delivery.lastAnswer && <span className={classes.when}>{delivery.lastAnswer}</span>}
          </li>
        ))}
      </ul>
      <Link to={`/deliveries?webhook=${encodeURIComponent(id)}`}>{webhooksTexts.allItsDeliveries}</Link>
    </>
  );
}
