import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/records/user.ts';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import classes from './dashboard.module.css';

const ACTIVE_MS = 30 * 24 * 60 * 60 * 1000;

/** The number of users. Only admins may see it, so others get a dash. */
export function PeopleCards() {
  const isAdmin = useAccount().role === 'admin';
  const { data: users, dataUpdatedAt } = useQuery({ ...query('GET /users'), enabled: isAdmin, staleTime: 60_000 });
  const counts = users && countPeople(users, dataUpdatedAt);
  return (
    <>
      <CountCard
        label="Total Users"
        value={counts?.total}
        note={counts?.deactivated ? `${counts.deactivated} deactivated` : ''}
      />
      <CountCard label="Active" value={counts?.active} note="in the last 30 days" />
      <CountCard label="Admins" value={counts?.admins} note={editorsLabel(counts?.editors ?? 0)} />
    </>
  );
}

/** A user is active if they were seen in the last 30 days. */
export function countPeople(users: Pick<User, 'role' | 'lastSeenAt' | 'isActive'>[], now: number) {
  return {
    total: users.length,
    deactivated: users.filter(({ isActive }) => !isActive).length,
    active: users.filter(({ lastSeenAt }) => now - Date.parse(lastSeenAt) < ACTIVE_MS).length,
    admins: users.filter(({ role }) => role === 'admin').length,
    editors: users.filter(({ role }) => role === 'editor').length,
  };
}

function editorsLabel(editors: number): string {
  if (editors === 0) return '';
  return editors === 1 ? '1 more is an editor' : `${editors} more are editors`;
}

function CountCard({ label, value, note }: { label: string; value: number | undefined; note?: string }) {
  return (
    <section className={classes.card} aria-label={label}>
      <h2 className={classes.label}>{label}</h2>
      <p className={classes.number}>
        {value ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className={classes.unseen}>not known</span>
          </>
        )}
      </p>
      {note && value !== undefined && <p className={classes.note}>{note}</p>}
    </section>
  );
}
