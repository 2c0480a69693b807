import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { canaryAlertText } from './canary-alert-text.ts';
import { DashboardAlert } from './dashboard-alert.tsx';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const REFRESH_MS = 60_000;

/** Red while the newest daily check of the contact form failed, and when none has run for a day. */
export function CanaryAlert() {
  const isAdmin = useAccount().role === 'admin';
  const { data } = useQuery({ ...query('GET /canary'), refetchInterval: REFRESH_MS });
  const alert = data && canaryAlertText(data);
  if (!alert) return null;
  const link = (
    <Button component={Link} to="/settings/canary" variant="default">
      {dashboardTexts.seeTheDailyCheck}
    </Button>
  );
  return (
    <DashboardAlert level="danger" title={alert.title} actions={isAdmin && link}>
      {alert.text}
    </DashboardAlert>
  );
}
