import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { DeliveryChannel } from '#contract/records/delivery.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

/** Leads to the deliveries of a channel that wait. */
export function WaitingLink({ channel }: { channel: DeliveryChannel }) {
  return (
    <Button component={Link} to={`/deliveries?status=queued&channel=${channel}`} variant="default">
      {dashboardTexts.seeWhatWaits}
    </Button>
  );
}
