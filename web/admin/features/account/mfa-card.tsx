import { Button } from '@mantine/core';
import { useState } from 'react';
import { TbShield } from 'react-icons/tb';
import type { MfaState } from '#contract/records/mfa.ts';
import { loadFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { AccountCard } from './account-card.tsx';
import classes from './account.module.css';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { MfaVerify } from './mfa-verify.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import factorClasses from './mfa.module.css';
import { MfaSetup } from './mfa-setup.tsx';
import { useMfa } from './use-mfa.ts';

/** Warns below this number of recovery codes. */
const FEW_CODES = 3;

/** Turns the second factor on and off. */
export function MfaCard() {
  const factor = useMfa();
  const { state, error, pending, codes } = factor;
  return (
    <AccountCard
      title="Two-step login"
      help="After your password, you enter a code from an app on your phone. Someone who knows your password still cannot log in."
    >
      <FormFailure message={factor.failure} />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={factor.closeCodes} />
      ) : pending ? (
        <MfaSetup factor={pending} onEnabled={factor.show} onCancel={factor.cancel} />
      ) : state?.isOn ? (
        <MfaOn state={state} factor={factor} />
      ) : state ? (
        <>
          <p className={factorClasses.off}>
            <TbShield size={20} aria-hidden /> Off. Your password alone opens your account.
          </p>
          <Button loading={factor.isSending} onClick={() => void factor.begin()}>
            Set up two-step login
          </Button>
        </>
      ) : (
        error && (
          <p className={classes.help}>
            {messageOf(error, loadFailed.secondFactor)}{' '}
            <TextButton onClick={() => void factor.refetch()}>Try again: your two-step login</TextButton>
          </p>
        )
      )}
    </AccountCard>
  );
}

interface MfaOnProps {
  state: MfaState;
  factor: ReturnType<typeof useMfa>;
}

function MfaOn({ state, factor }: MfaOnProps) {
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <MfaState state={state} />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => setAsking('codes')}>
          New recovery codes…
        </Button>
        <Button variant="default" onClick={() => setAsking('off')}>
          Turn off…
        </Button>
      </div>
      <MfaVerify
        title="New recovery codes"
        text="You get ten new codes. Your old codes stop working."
        action="Get new codes"
        isOpen={asking === 'codes'}
        work={async (body) => factor.show((await call('POST /users/me/second-factor/codes', { body })).recoveryCodes)}
        onClose={close}
      />
      <MfaVerify
        title="Turn off two-step login?"
        text={
          state.isNeeded
            ? 'Everyone here must use two-step login. You will set it up again right away, for example on a new phone.'
            : 'After that, your password alone is enough to log in, and your recovery codes stop working.'
        }
        action="Turn off"
        isOpen={asking === 'off'}
        work={async (body) => {
          await call('POST /users/me/second-factor/off', { body });
          await factor.refresh();
        }}
        onClose={close}
      />
    </>
  );
}

function MfaState({ state: { since, recoveryCodesLeft } }: { state: MfaState }) {
  return (
    <p className={factorClasses.state}>
      <span className={factorClasses.on}>On</span>
      <span>since {formatMoment(since).replace('Today', 'today')}</span>
      <span className={recoveryCodesLeft < FEW_CODES ? factorClasses.few : undefined}>
        · {codesLeftText(recoveryCodesLeft)}
      </span>
    </p>
  );
}

function codesLeftText(left: number): string {
  if (left === 0) return 'no recovery codes left';
  return left === 1 ? '1 recovery code left' : `${left} recovery codes left`;
}
