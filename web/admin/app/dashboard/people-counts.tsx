import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/records/user.ts';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import classes from './dashboard.module.css';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const ACTIVE_MS = 30 * 24 * 60 * 60 * 1000;

/** The number of users. Only admins may see it. */
export function PeopleCounts() {
  const isAdmin = useAccount().role === 'admin';
  const { data: users, dataUpdatedAt } = useQuery({ ...query('GET /users'), enabled: isAdmin, staleTime: 60_000 });
  const counts = users && countPeople(users, dataUpdatedAt);
  if (!isAdmin) return null;
  return (
    <>
      <Count label={dashboardTexts.totalUsers} value={counts?.total} />
      <Count label={dashboardTexts.active} value={counts?.active} note={dashboardTexts.inTheLast30Days} />
      <Count label={dashboardTexts.admins} value={counts?.admins} />
    </>
  );
}

/** A user is active if they were seen in the last 30 days. */
export function countPeople(users: Pick<User, 'role' | 'lastSeenAt'>[], now: number) {
  return {
    total: users.length,
    active: users.filter(({ lastSeenAt }) => now - Date.parse(lastSeenAt) < ACTIVE_MS).length,
    admins: users.filter(({ role }) => role === 'admin').length,
  };
}

function Count({ label, value, note }: { label: string; value: number | undefined; note?: string }) {
  return (
    <section className={classes.fact} aria-label={label} title={note && `${label} ${note}`}>
      <h2 className={classes.factLabel}>{label}</h2>
      <p className={classes.number}>
        {value ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className={classes.unseen}>{dashboardTexts.notKnown}</span>
          </>
        )}
      </p>
    </section>
  );
}
