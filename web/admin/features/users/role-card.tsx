import { ROLES, type Role } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import type { User } from '#contract/records/user.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { isLastAdmin, roleHelp, roleLabel } from './user-texts.ts';
import classes from './users.module.css';
import * as usersTexts from '#web/admin/texts/users.ts';

/** Faces shown before the rest is counted. */
const FACES = 5;

/** What each role may do, and who has it. */
export function RoleCard({ users }: { users: readonly User[] }) {
  const hasOneAdmin = users.some((user) => isLastAdmin(user, users));
  return (
    <section className={classes.card} aria-labelledby="roles">
      <h2 id="roles">{usersTexts.roles}</h2>
      <dl className={classes.roles}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>
              <span className={classes.chip} data-role={role}>
                {roleLabel(role)}
              </span>
              <RoleFaces role={role} users={users} />
            </dt>
            <dd>
              {roleHelp[role]} {role === 'admin' && hasOneAdmin && failures['last-admin'].message}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RoleFaces({ role, users }: { role: Role; users: readonly User[] }) {
  const holders = users.filter((user) => user.role === role && user.isActive);
  const rest = holders.length - FACES;
  if (holders.length === 0) return <span className={classes.nobody}>{usersTexts.nobody}</span>;
  return (
    <span className={classes.faces} title={holders.map(({ name }) => name).join(', ')}>
      {holders.slice(0, FACES).map(({ _id, name }) => (
        <PersonMark key={_id} name={name} size={24} />
      ))}
      {rest > 0 && <span className={classes.nobody}>+{rest}</span>}
    </span>
  );
}
