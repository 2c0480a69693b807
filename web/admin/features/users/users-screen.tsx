import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { TbPlus, TbUserPlus } from 'react-icons/tb';
import { loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { NotForYou } from '#web/admin/shell/not-for-you.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { LoginRules } from './login-rules.tsx';
import { RoleCard } from './role-card.tsx';
import { NewUser } from './new-user.tsx';
import { useUsers } from './use-users.ts';
import { UserRow } from './user-row.tsx';
import classes from './users.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

/** All accounts and their roles. For admins. */
export function UsersScreen() {
  return useAccount().role === 'admin' ? (
    <Users />
  ) : (
    <NotForYou title={commonTexts.users} text={usersTexts.onlyAdminsCanManageUsers} />
  );
}

function Users() {
  const [isAdding, adding] = useDisclosure(false);
  return (
    <Page
      list
      title={commonTexts.users}
      help={usersTexts.whoCanLog}
      actions={
        <Button leftSection={<TbUserPlus size={16} aria-hidden />} onClick={adding.open}>
          {usersTexts.newUser}
        </Button>
      }
    >
      <UserList onAdd={adding.open} />
      <NewUser isOpen={isAdding} onClose={adding.close} />
    </Page>
  );
}

function UserList({ onAdd }: { onAdd: () => void }) {
  const { data: users, error, refetch } = useUsers(true);
  if (!users && error) {
    return (
      <div className={classes.frame}>
        <FailedState title={messageOf(error, loadFailed.users)} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!users) return <UserListSkeleton />;
  return (
    <>
      <div className={classes.frame}>
        <UserListHead />
        <ul className={classes.list} aria-label={commonTexts.users}>
          {users.map((user) => (
            <UserRow key={user._id} user={user} users={users} />
          ))}
        </ul>
        <button type="button" className={classes.add} onClick={onAdd}>
          <span className={classes.addMark} aria-hidden="true">
            <TbPlus size={16} />
          </span>
          <span className={classes.identity}>
            {usersTexts.addAPerson}
            <span className={classes.email}>{usersTexts.youGetATemporaryPassword}</span>
          </span>
        </button>
      </div>
      <div className={classes.below}>
        <LoginRules users={users} />
        <RoleCard users={users} />
      </div>
    </>
  );
}

function UserListHead() {
  return (
    <div className={classes.head} aria-hidden="true">
      <span className={classes.who}>{commonTexts.name}</span>
      <span className={classes.role}>{usersTexts.role}</span>
      <span className={classes.factor}>{usersTexts.twoStepLoginLabel}</span>
      <span className={classes.state}>{commonTexts.status}</span>
      <span className={classes.seen}>{usersTexts.lastSeenLabel}</span>
    </div>
  );
}

function UserListSkeleton() {
  return (
    <div className={classes.frame} role="status" aria-label={commonTexts.loading}>
      <UserListHead />
      <ul className={classes.list}>
        {Array.from({ length: 4 }, (_, index) => (
          <li key={index} className={classes.row}>
            <span className={classes.who}>
              <Skeleton height={38} width={34} radius="md" />
              <span className={classes.identity}>
                <Skeleton height={12} width={140} mb={8} />
                <Skeleton height={10} width={190} />
              </span>
            </span>
            <span className={classes.role}>
              <Skeleton height={12} width={64} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
