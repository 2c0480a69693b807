import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { TbDots, TbKey, TbLock, TbLockOpen, TbLogout, TbShieldOff, TbTrash, TbUserCircle } from 'react-icons/tb';
import { Link } from 'react-router';
import type { User } from '#contract/records/user.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { DeleteUser } from './delete-user.tsx';
import { ResetPassword } from './reset-password.tsx';
import type { useUserRow } from './use-user-row.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

interface UserMenuProps {
  user: User;
  row: ReturnType<typeof useUserRow>;
  isLast: boolean;
}

/** The rarer actions on an account. */
export function UserMenu({ user, row, isLast }: UserMenuProps) {
  const { name, isActive } = user;
  const [open, setOpen] = useState<'reset' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon aria-label={commonTexts.moreFor(name)} loading={row.isBusy}>
            <TbDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {row.isOwn ? (
            <Menu.Item component={Link} to="/account" leftSection={<TbUserCircle size={16} aria-hidden />}>
              {commonTexts.yourAccountLabel}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<TbKey size={16} aria-hidden />} onClick={() => setOpen('reset')}>
              {usersTexts.resetPasswordAsk}
            </Menu.Item>
          )}
          {!row.isOwn && (
            <Menu.Item leftSection={<TbLogout size={16} aria-hidden />} onClick={() => confirmEndSessions(user, row)}>
              {usersTexts.logOutEverywhere}
            </Menu.Item>
          )}
          {!row.isOwn && user.hasSecondFactor && (
            <Menu.Item leftSection={<TbShieldOff size={16} aria-hidden />} onClick={() => confirmTurnOffMfa(user, row)}>
              {usersTexts.turnOffTwoStepLogin}
            </Menu.Item>
          )}
          {isActive ? (
            <Menu.Item
              leftSection={<TbLock size={16} aria-hidden />}
              disabled={isLast}
              onClick={() => confirmDeactivate(user, row)}
            >
              {usersTexts.deactivate}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<TbLockOpen size={16} aria-hidden />}
              onClick={() => void row.save({ isActive: true }, usersTexts.canLogInAgain(name))}
            >
              {usersTexts.activate}
            </Menu.Item>
          )}
          <Menu.Item
            color="var(--dd-brick)"
            leftSection={<TbTrash size={16} aria-hidden />}
            disabled={isLast}
            onClick={() => setOpen('delete')}
          >
            {commonTexts.deleteAsk}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ResetPassword user={user} isOpen={open === 'reset'} onClose={close} />
      <DeleteUser user={user} row={row} isOpen={open === 'delete'} onClose={close} />
    </>
  );
}

function confirmEndSessions({ name }: User, row: UserMenuProps['row']) {
  confirmAction({
    title: usersTexts.logOutEverywhereWithName(name),
    children: usersTexts.useThisWhenAComputer(name),
    labels: { confirm: commonTexts.logOut, cancel: commonTexts.cancel },
    onConfirm: () => void row.endSessions(),
  });
}

function confirmTurnOffMfa({ name }: User, row: UserMenuProps['row']) {
  confirmAction({
    title: usersTexts.turnOffTwoStepLoginFor(name),
    children: usersTexts.useThisWhenPhone(name),
    labels: { confirm: usersTexts.turnOff, cancel: commonTexts.cancel },
    confirmProps: { color: 'brick' },
    onConfirm: () => void row.turnOffMfa(),
  });
}

function confirmDeactivate({ name }: User, row: UserMenuProps['row']) {
  confirmAction({
    title: row.isOwn ? usersTexts.deactivateYourOwnAccount : usersTexts.deactivateWithName(name),
    children: row.isOwn ? usersTexts.youWillBeLoggedOut : usersTexts.willBeLoggedOutEverywhere(name),
    labels: { confirm: usersTexts.deactivateLabel, cancel: commonTexts.cancel },
    confirmProps: { color: 'brick' },
    onConfirm: () => void row.save({ isActive: false }, usersTexts.wasDeactivated(name)),
  });
}
