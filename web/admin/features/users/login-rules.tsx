import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TbShieldCheckFilled, TbShieldHalfFilled } from 'react-icons/tb';
import { Link } from 'react-router';
import { loadFailed, saveFailed } from '#contract/texts.ts';
import type { User } from '#contract/records/user.ts';
import { call, messageOf, query } from '#web/api.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { useAccount } from '#web/admin/shell/account.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { loggedOutText, mfaCoverageText } from './user-texts.ts';
import classes from './users.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

const rulesQuery = query('GET /login-rules');

/** The login rules for all users. */
export function LoginRules({ users }: { users: readonly User[] }) {
  const { data: rules, error, refetch } = useQuery(rulesQuery);
  const { failure, isBusy, save } = useMfaRule();
  const { _id } = useAccount();
  const hasOwn = users.some((user) => user._id === _id && user.hasSecondFactor);
  if (!rules && error) {
    return (
      <p className={classes.rules}>
        {messageOf(error, loadFailed.loginRules)}{' '}
        <TextButton onClick={() => void refetch()}>{usersTexts.tryAgainLoginSettings}</TextButton>
      </p>
    );
  }
  const isOn = rules?.everybodyNeedsSecondFactor ?? false;
  return (
    <section className={classes.rules} aria-label={usersTexts.loginSettings}>
      <h2>{usersTexts.login}</h2>
      <Coverage users={users} />
      <Switch
        label={usersTexts.everyoneMustUseTwoStep}
        description={usersTexts.anyoneWithoutItMustSet}
        checked={isOn}
        disabled={!rules || isBusy || (!isOn && !hasOwn)}
        onChange={() => (isOn ? void save(false) : confirmMfaForAll(users, () => void save(true)))}
      />
      {!isOn && !hasOwn && (
        <p className={classes.note}>
          {usersTexts.setUpYourOwnTwo} <Link to="/account">{commonTexts.yourAccountLabel}</Link>.
        </p>
      )}
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

/** How many people use two-step login, one part of the bar for each. */
function Coverage({ users }: { users: readonly User[] }) {
  const active = users.filter(({ isActive }) => isActive);
  const secured = active.filter(({ hasSecondFactor }) => hasSecondFactor).length;
  const isComplete = secured === active.length;
  const Shield = isComplete ? TbShieldCheckFilled : TbShieldHalfFilled;
  return (
    <div className={classes.coverage} data-complete={isComplete || undefined}>
      <Shield size={18} aria-hidden />
      <span>{usersTexts.twoStepLogin(mfaCoverageText(users))}</span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${(secured / Math.max(1, active.length)) * 100}%` }} />
      </span>
    </div>
  );
}

function useMfaRule() {
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function save(everybodyNeedsSecondFactor: boolean) {
    setBusy(true);
    setFailure('');
    try {
      const body = { everybodyNeedsSecondFactor };
      client.setQueryData(rulesQuery.queryKey, await call('PUT /login-rules', { body }));
      notifyDone(everybodyNeedsSecondFactor ? usersTexts.everyoneMustNowUseTwo : usersTexts.twoStepLoginIsOptional);
    } catch (error) {
      setFailure(messageOf(error, saveFailed.update));
    } finally {
      setBusy(false);
    }
  }
  return { failure, isBusy, save };
}

function confirmMfaForAll(users: readonly User[], onConfirm: () => void) {
  confirmAction({
    title: usersTexts.requireTwoStepLogin,
    children: loggedOutText(users),
    labels: { confirm: usersTexts.requireIt, cancel: commonTexts.cancel },
    onConfirm,
  });
}
