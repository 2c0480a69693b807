import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { CONFIRMED_MINUTES } from '#contract/constants.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { onConfirmNeeded } from '#web/session.ts';
import { CodeField } from '#web/admin/features/account/code-field.tsx';
import { CurrentPasswordField } from '#web/admin/features/account/current-password-field.tsx';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import classes from './relogin-dialog.module.css';
import { useEscapeFirst } from './use-escape-first.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as loginTexts from '#web/admin/texts/login.ts';

/** Above every dialog and gate of the panel, below the login dialog. */
const ON_TOP = 950;
const FIELDS = ['currentPassword', 'code'] as const;

/** Asks for the password again when an action needs it. The action continues afterwards and no typed text is lost. */
export function ConfirmIdentity() {
  const [resolve, setResolve] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => {
    onConfirmNeeded(() => new Promise((settled) => setResolve(() => settled)));
    return () => onConfirmNeeded(null);
  }, []);

  function finish(isConfirmed: boolean) {
    resolve?.(isConfirmed);
    setResolve(null);
  }
  useEscapeFirst(resolve !== null, () => finish(false));
  return (
    <Modal
      opened={resolve !== null}
      onClose={() => finish(false)}
      title={loginTexts.confirmThatItIsYou}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': commonTexts.cancel }}
      centered
      size={420}
      zIndex={ON_TOP}
    >
      <ConfirmForm onConfirmed={() => finish(true)} onCancel={() => finish(false)} />
    </Modal>
  );
}

function ConfirmForm({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const { email } = useAccount();
  const { data: user } = useQuery({ ...query('GET /users/me'), enabled: false });
  const [currentPassword, setCurrentPassword] = useState('');
  const [code, setCode] = useState('');
  const { isSending, errors, failure, send, form } = useSubmit(FIELDS);
  const [isCodeAsked, setCodeAsked] = useState(user?.hasSecondFactor === true);
  if (errors.code !== undefined && !isCodeAsked) setCodeAsked(true);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation(); // in React, the form below is the parent of this one
    const body = isCodeAsked ? { currentPassword, code } : { currentPassword };
    if (await send(() => call('POST /users/me/confirm', { body }), saveFailed.update)) onConfirmed();
  }

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.lead}>{loginTexts.thisStepNeedsYourPassword(CONFIRMED_MINUTES)}</p>
      <FormFailure message={failure} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        label={loginTexts.yourPassword}
        value={currentPassword}
        error={errors.currentPassword}
        isFirst
        onChange={setCurrentPassword}
      />
      {isCodeAsked && (
        <CodeField
          label={commonTexts.code}
          description={loginTexts.fromTheApp}
          value={code}
          error={errors.code}
          onChange={setCode}
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {loginTexts.confirm}
        </Button>
      </Group>
    </form>
  );
}
