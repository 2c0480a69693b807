import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { AccountCard, Done } from './account-card.tsx';
import classes from './account.module.css';
import { FormFailure } from './form-failure.tsx';
import { useSending } from './use-sending.ts';

/** Logs one out on all other computers and phones. */
export function OtherSessions() {
  const [done, setDone] = useState('');
  const { isSending, failure, send } = useSending([]);

  async function end() {
    setDone('');
    const answer = await send(() => call('POST /users/me/sessions/end'), saveFailed.update);
    if (answer) setDone(answer.message);
  }

  return (
    <AccountCard
      title="Other sessions"
      help="Forgot to log out somewhere, or lost a phone? This logs you out everywhere but here."
    >
      <FormFailure message={failure} />
      <div className={classes.foot}>
        <Button variant="default" loading={isSending} onClick={() => void end()}>
          Log out everywhere else
        </Button>
        <Done message={done} />
      </div>
    </AccountCard>
  );
}
