import { NativeSelect } from '@mantine/core';
import { useId, useEffect, useRef } from 'react';
import { TbLock, TbShield, TbShieldCheckFilled } from 'react-icons/tb';
import { useSearchParams } from 'react-router';
import { ROLES, type Role } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import type { User } from '#contract/records/user.ts';
import { saved } from '#contract/texts.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { useUserRow } from './use-user-row.ts';
import { UserMenu } from './user-menu.tsx';
import { isLastAdmin, roleHelp, roleLabel } from './user-texts.ts';
import classes from './users.module.css';

interface UserRowProps {
  user: User;
  users: User[];
}

/** One account. A chosen role is saved at once. */
export function UserRow({ user, users }: UserRowProps) {
  const row = useUserRow(user);
  const { row: element, isNamed } = useLinkedRow(user._id);
  const noteId = useId();
  const isLast = isLastAdmin(user, users);
  const { name, role, isActive, hasSecondFactor, lastSeenAt } = user;
  return (
    <li
      ref={element}
      tabIndex={-1}
      className={classes.row}
      data-off={!isActive || undefined}
      data-named={isNamed || undefined}
      aria-busy={row.isBusy}
    >
      <UserIdentity user={user} isOwn={row.isOwn} />
      <span className={classes.role} data-role={role}>
        <NativeSelect
          size="xs"
          aria-label={`Role of ${name}`}
          aria-describedby={isLast ? noteId : undefined}
          title={isLast ? failures['last-admin'].message : roleHelp[role]}
          rightSection={isLast ? <TbLock size={14} aria-hidden /> : undefined}
          value={role}
          disabled={isLast || row.isBusy}
          data={ROLES.map((one) => ({ value: one, label: roleLabel(one) }))}
          onChange={({ currentTarget }) => chooseRole(currentTarget.value)}
        />
      </span>
      <span className={classes.factor} data-on={hasSecondFactor || undefined}>
        {hasSecondFactor ? (
          <TbShieldCheckFilled size={18} role="img" aria-label="Uses two-step login" />
        ) : (
          <TbShield size={18} role="img" aria-label="Without two-step login" />
        )}
        <span aria-hidden>{hasSecondFactor ? 'On' : 'Off'}</span>
      </span>
      <span className={classes.state}>
        <span className={classes.dot} />
        {isActive ? 'Active' : 'Deactivated'}
      </span>
      <span className={classes.seen}>
        <span className={classes.seenLabel}>Last seen: </span>
        {lastSeenAt ? (
          <time dateTime={lastSeenAt} title={formatFull(lastSeenAt)}>
            {formatAgo(lastSeenAt)}
          </time>
        ) : (
          'Never'
        )}
      </span>
      <span className={classes.menu}>
        <UserMenu user={user} row={row} isLast={isLast} />
      </span>
      {isLast && (
        <span id={noteId} className={classes.unseen}>
          {failures['last-admin'].message}
        </span>
      )}
      {row.failure && (
        <p className={classes.failure} role="alert">
          {row.failure}
        </p>
      )}
    </li>
  );

  function chooseRole(chosen: string) {
    const next = ROLES.find((one) => one === chosen);
    if (!next || next === role) return;
    if (row.isOwn) confirmOwnDemotion(next, () => void row.save({ role: next }, saved.updated));
    else void row.save({ role: next }, `${name} is now ${withArticle(next)}.`);
  }
}

function UserIdentity({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { name, email, hasTemporaryLogin } = user;
  return (
    <span className={classes.who}>
      <PersonMark name={name} size={40} />
      <span className={classes.identity}>
        <span className={classes.name}>
          {name}
          {isOwn && <span className={classes.you}> (you)</span>}
        </span>
        <span className={classes.email}>
          {email}
          {hasTemporaryLogin && ' · temporary password not yet changed'}
        </span>
      </span>
    </span>
  );
}

function confirmOwnDemotion(next: Role, onConfirm: () => void) {
  const loses = next === 'user' ? 'the whole panel' : 'this screen';
  confirmAction({
    title: 'Give up your own role?',
    children: `You will be ${withArticle(next)} and lose access to ${loses} immediately. Only another admin can give it back.`,
    labels: { confirm: `Become ${withArticle(next)}`, cancel: 'Cancel' },
    confirmProps: { color: 'brick' },
    onConfirm,
  });
}

function withArticle(role: Role): string {
  return role === 'user' ? 'a user without access to the panel' : `an ${role}`;
}

/** Whether the address names this account, such as from a search result. Scrolls its row into view. */
function useLinkedRow(id: string) {
  const [search] = useSearchParams();
  const isNamed = search.get('user') === id;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return { row, isNamed };
}
