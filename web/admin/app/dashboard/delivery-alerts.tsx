import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf, query } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { DashboardAlert } from './dashboard-alert.tsx';
import { failedText, lateText } from './delivery-alert-texts.ts';
import { WaitingLink } from './waiting-link.tsx';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const REFRESH_MS = 60_000;

/**
 * Red while a request or push message waits for too long, and amber for what failed until somebody marks it as seen.
 * `MailAlert` tells about mails that wait.
 */
export function DeliveryAlerts() {
  const { data } = useQuery({ ...query('GET /deliveries/summary'), refetchInterval: REFRESH_MS });
  if (!data) return null;
  return (
    <>
      {data.waiting
        .filter(({ channel, isLate }) => isLate && channel !== 'mail')
        .map((waiting) => (
          <DashboardAlert
            key={waiting.channel}
            level="danger"
            {...lateText(waiting)}
            actions={<WaitingLink channel={waiting.channel} />}
          />
        ))}
      {data.unseenFailures > 0 && <FailedAlert count={data.unseenFailures} />}
    </>
  );
}

function FailedAlert({ count }: { count: number }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /deliveries/seen'),
    onSuccess: ({ message }) => {
      notifyDone(message);
      return client.invalidateQueries({ queryKey: ['GET /deliveries/summary'] });
    },
    onError: (error) => notifyFailed(messageOf(error, saveFailed.update)),
  });
  return (
    <DashboardAlert
      level="warning"
      {...failedText(count)}
      actions={
        <>
          <Button component={Link} to="/deliveries?status=failed" variant="default">
            {dashboardTexts.seeWhatFailed}
          </Button>
          <Button variant="subtle" loading={isPending} onClick={() => mutate()}>
            {dashboardTexts.markAsSeen}
          </Button>
        </>
      }
    />
  );
}
