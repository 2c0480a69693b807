import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { DashboardAlert } from './dashboard-alert.tsx';
import { mailAlertText } from './delivery-alert-texts.ts';
import { WaitingLink } from './waiting-link.tsx';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const REFRESH_MS = 60_000;

/** The one alert about mail: nobody is told about new enquiries, or mails wait for too long, and what to do. */
export function MailAlert() {
  const isAdmin = useAccount().role === 'admin';
  const { data: state } = useQuery({ ...query('GET /dashboard/mail-state'), refetchInterval: REFRESH_MS });
  const { data: summary } = useQuery({ ...query('GET /deliveries/summary'), refetchInterval: REFRESH_MS });
  if (!state || !summary) return null;
  const late = summary.waiting.find(({ channel, isLate }) => channel === 'mail' && isLate);
  const text = mailAlertText(state, late, isAdmin);
  if (!text) return null;
  return (
    <DashboardAlert
      level={state.state === 'failing' || late ? 'danger' : 'warning'}
      title={text.title}
      actions={
        <>
          {isAdmin && (
            <Button component={Link} to="/settings/mail" variant="default">
              {dashboardTexts.openTheMailSettings}
            </Button>
          )}
          {late && <WaitingLink channel="mail" />}
        </>
      }
    >
      {text.children}
    </DashboardAlert>
  );
}
