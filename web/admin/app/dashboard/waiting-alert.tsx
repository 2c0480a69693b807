import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ENQUIRY_COUNT_MAX } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import { DashboardAlert } from './dashboard-alert.tsx';

const REFRESH_MS = 60_000;

/** Enquiries with which nothing happened for too long. */
export function WaitingAlert() {
  const { data } = useQuery({ ...query('GET /enquiries/counts'), refetchInterval: REFRESH_MS });
  if (!data || data.waiting === 0) return null;
  const { waiting, waitingDays: days } = data;
  const several = waiting === ENQUIRY_COUNT_MAX ? `${waiting} enquiries or more wait` : `${waiting} enquiries wait`;
  return (
    <DashboardAlert
      level="warning"
      title={waiting === 1 ? 'One enquiry waits for you' : `${several} for you`}
      actions={
        <Button component={Link} to="/enquiries?due=waiting" variant="default">
          Open the enquiries
        </Button>
      }
    >
      {`Nothing happened with ${waiting === 1 ? 'it' : 'them'} for ${days} working ${days === 1 ? 'day' : 'days'}. Answer, set a stage or mark as done.`}
    </DashboardAlert>
  );
}
