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
import * as commonTexts from '#web/admin/texts/common.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

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
          aria-label={usersTexts.roleOf(name)}
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
          <TbShieldCheckFilled size={18} role="img" aria-label={usersTexts.usesTwoStepLogin} />
        ) : (
          <TbShield size={18} role="img" aria-label={usersTexts.withoutTwoStepLogin} />
        )}
        <span aria-hidden>{hasSecondFactor ? commonTexts.on : usersTexts.off}</span>
      </span>
      <span className={classes.state}>
        <span className={classes.dot} />
        {isActive ? usersTexts.active : usersTexts.deactivated}
      </span>
      <span className={classes.seen}>
        <span className={classes.seenLabel}>{usersTexts.lastSeen} </span>
        {lastSeenAt ? (
          <time dateTime={lastSeenAt} title={formatFull(lastSeenAt)}>
            {formatAgo(lastSeenAt)}
          </time>
        ) : (
          usersTexts.never
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
    else void row.save({ role: next }, usersTexts.isNow(name, withArticle(next)));
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
          {isOwn && <span className={classes.you}> {usersTexts.you}</span>}
        </span>
        <span className={classes.email}>
          {email}
          {hasTemporaryLogin && usersTexts.passwordNotChanged}
        </span>
      </span>
    </span>
  );
}

function confirmOwnDemotion(next: Role, onConfirm: () => void) {
  const loses = next === 'user' ? usersTexts.theWholePanel : usersTexts.thisScreen;
  confirmAction({
    title: usersTexts.giveUpYourOwnRole,
    children: usersTexts.youWillBeAndLose(withArticle(next), loses),
    labels: { confirm: usersTexts.become(withArticle(next)), cancel: commonTexts.cancel },
    confirmProps: { color: 'brick' },
    onConfirm,
  });
}

function withArticle(role: Role): string {
  return role === 'user' ? usersTexts.aUserWithoutAccess : usersTexts.an(role);
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
