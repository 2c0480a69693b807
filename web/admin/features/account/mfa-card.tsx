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
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import { insideSentence } from '#web/admin/shell/dates/ago.ts';

/** Warns below this number of recovery codes. */
const FEW_CODES = 3;

/** Turns the second factor on and off. */
export function MfaCard() {
  const factor = useMfa();
  const { state, error, pending, codes } = factor;
  return (
    <AccountCard title={accountTexts.twoStepLogin} help={accountTexts.afterYourPasswordYouEnter}>
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
            <TbShield size={20} aria-hidden /> {accountTexts.offYourPasswordAloneOpens}
          </p>
          <Button loading={factor.isSending} onClick={() => void factor.begin()}>
            {accountTexts.setUpTwoStepLogin}
          </Button>
        </>
      ) : (
        error && (
          <p className={classes.help}>
            {messageOf(error, loadFailed.secondFactor)}{' '}
            <TextButton onClick={() => void factor.refetch()}>{accountTexts.tryAgainYourTwoStep}</TextButton>
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
          {accountTexts.newRecoveryCodes}
        </Button>
        <Button variant="default" onClick={() => setAsking('off')}>
          {accountTexts.turnOff}
        </Button>
      </div>
      <MfaVerify
        title={accountTexts.newRecoveryCodesLabel}
        text={accountTexts.youGetTenNewCodes}
        action={accountTexts.getNewCodes}
        isOpen={asking === 'codes'}
        work={async (body) => factor.show((await call('POST /users/me/second-factor/codes', { body })).recoveryCodes)}
        onClose={close}
      />
      <MfaVerify
        title={accountTexts.turnOffTwoStepLogin}
        text={state.isNeeded ? accountTexts.everyoneHereMustUseTwo : accountTexts.afterThatYourPasswordAlone}
        action={accountTexts.turnOffLabel}
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
      <span className={factorClasses.on}>{commonTexts.on}</span>
      <span>
        {accountTexts.sinceInside} {insideSentence(formatMoment(since))}
      </span>
      <span className={recoveryCodesLeft < FEW_CODES ? factorClasses.few : undefined}>
        · {codesLeftText(recoveryCodesLeft)}
      </span>
    </p>
  );
}

function codesLeftText(left: number): string {
  if (left === 0) return accountTexts.noRecoveryCodesLeft;
  return accountTexts.recoveryCodesLeft(left);
}
