import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/records/user.ts';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import classes from './dashboard.module.css';

const ACTIVE_MS = 30 * 24 * 60 * 60 * 1000;

/** How many people there are; a dash for what is not known, which it is only to admins. */
export function PeopleCards() {
  const isAdmin = useAccount().role === 'admin';
  const { data: users, dataUpdatedAt } = useQuery({ ...query('GET /users'), enabled: isAdmin, staleTime: 60_000 });
  const counts = users && countPeople(users, dataUpdatedAt);
  return (
    <>
      <Count
        label="Total Users"
        value={counts?.total}
        note={counts?.deactivated ? `${counts.deactivated} deactivated` : ''}
      />
      <Count label="Active" value={counts?.active} note="in the last 30 days" />
      <Count label="Admins" value={counts?.admins} note={editorsInWords(counts?.editors ?? 0)} />
    </>
  );
}

/** Active is who was seen in the last 30 days. */
export function countPeople(users: Pick<User, 'role' | 'lastSeenAt' | 'isActive'>[], now: number) {
  return {
    total: users.length,
    deactivated: users.filter(({ isActive }) => !isActive).length,
    active: users.filter(({ lastSeenAt }) => now - Date.parse(lastSeenAt) < ACTIVE_MS).length,
    admins: users.filter(({ role }) => role === 'admin').length,
    editors: users.filter(({ role }) => role === 'editor').length,
  };
}

function editorsInWords(editors: number): string {
  if (editors === 0) return '';
  return editors === 1 ? '1 more is an editor' : `${editors} more are editors`;
}

function Count({ label, value, note }: { label: string; value: number | undefined; note?: string }) {
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
