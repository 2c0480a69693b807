import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ENQUIRY_COUNT_MAX } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import { DashboardAlert } from './dashboard-alert.tsx';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const REFRESH_MS = 60_000;

/** Enquiries with which nothing happened for too long. */
export function WaitingAlert() {
  const { data } = useQuery({ ...query('GET /enquiries/counts'), refetchInterval: REFRESH_MS });
  if (!data || data.waiting === 0) return null;
  const { waiting, waitingDays: days } = data;
  const title = waiting === ENQUIRY_COUNT_MAX ? dashboardTexts.manyEnquiriesWait : dashboardTexts.enquiriesWait;
  return (
    <DashboardAlert
      level="warning"
      title={title(waiting)}
      actions={
        <Button component={Link} to="/enquiries?due=waiting" variant="default">
          {dashboardTexts.openTheEnquiries}
        </Button>
      }
    >
      {dashboardTexts.nothingHappened(waiting, days)}
    </DashboardAlert>
  );
}
