import { Button, Group } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { MfaSetup } from '#contract/records/mfa.ts';
import { saveFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { CodeField } from './code-field.tsx';
import { CopyText } from './copy-text.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './mfa.module.css';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

const FIELDS = ['code', 'currentPassword'] as const;

interface MfaSetupProps {
  factor: MfaSetup;
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel?: () => void;
}

/** Shows the QR code and key for an authenticator app and asks for a first code. Only then is the second factor on. */
export function MfaSetup({ factor, onEnabled, onCancel }: MfaSetupProps) {
  const [code, setCode] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const { isSending, errors, failure, send, form } = useSubmit(FIELDS);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { code, currentPassword };
    const answer = await send(() => call('PUT /users/me/second-factor', { body }), saveFailed.update);
    if (answer) onEnabled(answer.recoveryCodes);
  }

  return (
    <form ref={form} className={classes.setUp} onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.scan}>
        <QrCode text={factor.address} label={accountTexts.qrCodeForYourApp} />
        <ol className={classes.steps}>
          <li>{accountTexts.openAnAuthenticatorApp}</li>
          <li>{accountTexts.scanThisPicture}</li>
        </ol>
      </div>
      <div className={classes.byKey}>
        <p className={classes.text}>
          {accountTexts.key} <span className={classes.key}>{groupByFour(factor.key)}</span>
        </p>
        <Group gap="xs">
          <CopyText text={factor.key} label={accountTexts.copyTheKey} />
          <Button component="a" href={factor.address} variant="default" className={classes.open}>
            {accountTexts.openYourApp}
          </Button>
        </Group>
      </div>
      <FormFailure message={failure} />
      <CodeField
        label={accountTexts.codeFromTheApp}
        description={accountTexts.sixDigits}
        value={code}
        error={errors.code}
        onChange={setCode}
      />
      <CurrentPasswordField
        label={accountTexts.yourPasswordToConfirm}
        value={currentPassword}
        error={errors.currentPassword}
        onChange={setCurrentPassword}
      />
      <div>
        <Button type="submit" loading={isSending} mr="xs">
          {accountTexts.turnOn}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {commonTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function groupByFour(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
