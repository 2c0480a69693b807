import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { MailState } from '#contract/records/mail.ts';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { DashboardAlert } from './dashboard-alert.tsx';

const REFRESH_MS = 60_000;

/** Until mail works: that nobody is told about new enquiries, and what to do. */
export function MailWarning() {
  const isAdmin = useAccount().role === 'admin';
  const { data } = useQuery({ ...query('GET /dashboard/mail-state'), refetchInterval: REFRESH_MS });
  const reason = data && missingText(data);
  if (!reason) return null;
  return (
    <DashboardAlert
      level={data.state === 'failing' ? 'danger' : 'warning'}
      title="Nobody is told about new enquiries"
      actions={
        isAdmin && (
          <Button component={Link} to="/settings/mail" variant="default">
            Open the mail settings
          </Button>
        )
      }
    >
      {reason} {!isAdmin && 'Ask an admin to look at the mail settings.'}
    </DashboardAlert>
  );
}

/** What is missing; null if mail works or was not tried yet. */
function missingText({ state, answer }: MailState): string | null {
  if (state === 'not-set-up') return 'Mail is not set up, so the site sends no emails.';
  if (state === 'nobody') return 'The mail server is set, but no person gets the emails.';
  return state === 'failing' ? `The newest email did not leave: ${answer}` : null;
}
