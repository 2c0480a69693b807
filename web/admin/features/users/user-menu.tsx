import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { TbDots, TbKey, TbLock, TbLockOpen, TbLogout, TbShieldOff, TbTrash, TbUserCircle } from 'react-icons/tb';
import { Link } from 'react-router';
import type { User } from '#contract/records/user.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { DeleteUser } from './delete-user.tsx';
import { ResetPassword } from './reset-password.tsx';
import type { useUserRow } from './use-user-row.ts';

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
          <ActionIcon aria-label={`More for ${name}`} loading={row.isBusy}>
            <TbDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {row.isOwn ? (
            <Menu.Item component={Link} to="/account" leftSection={<TbUserCircle size={16} aria-hidden />}>
              Your account
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<TbKey size={16} aria-hidden />} onClick={() => setOpen('reset')}>
              Reset password…
            </Menu.Item>
          )}
          {!row.isOwn && (
            <Menu.Item leftSection={<TbLogout size={16} aria-hidden />} onClick={() => confirmEndSessions(user, row)}>
              Log out everywhere…
            </Menu.Item>
          )}
          {!row.isOwn && user.hasSecondFactor && (
            <Menu.Item leftSection={<TbShieldOff size={16} aria-hidden />} onClick={() => confirmTurnOffMfa(user, row)}>
              Turn off two-step login…
            </Menu.Item>
          )}
          {isActive ? (
            <Menu.Item
              leftSection={<TbLock size={16} aria-hidden />}
              disabled={isLast}
              onClick={() => confirmDeactivate(user, row)}
            >
              Deactivate…
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<TbLockOpen size={16} aria-hidden />}
              onClick={() => void row.save({ isActive: true }, `${name} can log in again.`)}
            >
              Activate
            </Menu.Item>
          )}
          <Menu.Item
            color="var(--dd-brick)"
            leftSection={<TbTrash size={16} aria-hidden />}
            disabled={isLast}
            onClick={() => setOpen('delete')}
          >
            Delete…
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
    title: `Log ${name} out everywhere?`,
    children: `Use this when a computer or phone is lost. ${name} can log in again with the same password. Reset the password if someone else may know it.`,
    labels: { confirm: 'Log out', cancel: 'Cancel' },
    onConfirm: () => void row.endSessions(),
  });
}

function confirmTurnOffMfa({ name }: User, row: UserMenuProps['row']) {
  confirmAction({
    title: `Turn off two-step login for ${name}?`,
    children: `Use this when phone and recovery codes are lost. ${name} is logged out everywhere and can then log in with the password alone. Make sure that it is really ${name} who asks.`,
    labels: { confirm: 'Turn off', cancel: 'Cancel' },
    confirmProps: { color: 'brick' },
    onConfirm: () => void row.turnOffMfa(),
  });
}

function confirmDeactivate({ name }: User, row: UserMenuProps['row']) {
  confirmAction({
    title: row.isOwn ? 'Deactivate your own account?' : `Deactivate ${name}?`,
    children: row.isOwn
      ? 'You will be logged out everywhere immediately. Only another admin can activate the account again.'
      : `${name} will be logged out everywhere immediately and cannot log in until the account is activated again.`,
    labels: { confirm: 'Deactivate', cancel: 'Cancel' },
    confirmProps: { color: 'brick' },
    onConfirm: () => void row.save({ isActive: false }, `${name} was deactivated.`),
  });
}
