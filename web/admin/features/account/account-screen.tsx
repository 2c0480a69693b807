import { Loader } from '@mantine/core';
import { TbShield, TbShieldCheckFilled } from 'react-icons/tb';
import { useQuery } from '@tanstack/react-query';
import { loadFailed } from '#contract/texts.ts';
import type { User } from '#contract/records/user.ts';
import { messageOf, query } from '#web/api.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import classes from './account.module.css';
import { ActiveSessions } from './active-sessions.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { MfaCard } from './mfa-card.tsx';
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

/** Who is logged in, at dusk. */
function Identity({ user: { name, email, role, hasSecondFactor } }: { user: User }) {
  return (
    <div className={classes.identity}>
      <svg className={classes.dunes} viewBox="0 0 1100 112" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <path d="M0 78c120-22 230-34 360-16s240 30 380 6 250-30 360-14v58H0z" />
        <path d="M0 98c150-6 250-26 420-18s240 24 400 12 190-22 280-16v36H0z" />
      </svg>
      <PersonMark name={name} size={64} />
      <p className={classes.who}>
        <strong dir="auto">{name}</strong>
        <span>
          {upperFirst(role)} · {email}
        </span>
      </p>
      <p className={classes.factor}>
        {hasSecondFactor ? <TbShieldCheckFilled size={18} aria-hidden /> : <TbShield size={18} aria-hidden />}
        {hasSecondFactor ? accountTexts.twoStepLoginIsOn : accountTexts.twoStepLoginIsOff}
      </p>
    </div>
  );
}

/** The user's own account: name, email, password, second factor and sessions. */
export function AccountScreen() {
  const { data: user, error, refetch } = useQuery(query('GET /users/me'));
  return (
    <Page title={commonTexts.yourAccountLabel} help={accountTexts.yourNameYourLogin}>
      {user ? (
        <div className={classes.cards}>
          <Identity user={user} />
          <ProfileForm user={user} />
          <PasswordForm email={user.email} />
          <MfaCard />
          <NotificationsCard />
          <ActiveSessions />
        </div>
      ) : error ? (
        <FailedState title={messageOf(error, loadFailed.account)} onRetry={() => void refetch()} />
      ) : (
        <Loader role="status" aria-label={commonTexts.loading} />
      )}
    </Page>
  );
}
