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
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

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
    <FullScreenGate title={accountTexts.setUpTwoStepLogin}>
      <div className={classes.gate}>
        <p className={classes.text} tabIndex={-1} data-autofocus>
          {accountTexts.everyoneHereUsesTwoStep}
        </p>
        <FormFailure message={failure} />
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => void finish()} />
        ) : pending ? (
          <MfaSetup factor={pending} onEnabled={factor.show} />
        ) : failure ? (
          <Button onClick={() => void begin()}>{commonTexts.tryAgain}</Button>
        ) : (
          <Loader role="status" aria-label={commonTexts.loading} />
        )}
        {!codes && (
          <div>
            <Button variant="default" onClick={onLogOut}>
              {commonTexts.logOut}
            </Button>
          </div>
        )}
      </div>
    </FullScreenGate>
  );
}
