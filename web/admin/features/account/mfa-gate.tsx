import { Button, Loader } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query } from '#web/api.ts';
import { FullScreenGate } from './full-screen-gate.tsx';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './mfa.module.css';
import { MfaSetup } from './mfa-setup.tsx';
import { useMfa } from './use-mfa.ts';

interface MfaGateProps {
  onDone: () => void;
  onLogOut: () => void;
}

/** Blocks the panel until a user who needs a second factor has set one up. */
export function MfaGate({ onDone, onLogOut }: MfaGateProps) {
  const factor = useMfa();
  const client = useQueryClient();
  const { state, pending, codes, begin, failure, isSending } = factor;
  const shouldBegin = state !== undefined && !state.isOn && !pending && !codes && !failure && !isSending;
  useEffect(() => {
    if (shouldBegin) void begin();
  });

  async function finish() {
    await client.refetchQueries({ queryKey: query('GET /users/me').queryKey });
    onDone();
  }

  useEffect(() => {
    if (state?.isOn && !codes) void finish(); // set up in another tab
  });

  return (
    <FullScreenGate title="Set up two-step login">
      <div className={classes.gate}>
        <p className={classes.text} tabIndex={-1} data-autofocus>
          Everyone here uses two-step login: after your password you enter a code from an app on your phone. Setting it
          up takes two minutes.
        </p>
        <FormFailure message={failure} />
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => void finish()} />
        ) : pending ? (
          <MfaSetup factor={pending} onEnabled={factor.show} />
        ) : failure ? (
          <Button onClick={() => void begin()}>Try again</Button>
        ) : (
          <Loader role="status" aria-label="Loading" />
        )}
        {!codes && (
          <div>
            <Button variant="default" onClick={onLogOut}>
              Log out
            </Button>
          </div>
        )}
      </div>
    </FullScreenGate>
  );
}
