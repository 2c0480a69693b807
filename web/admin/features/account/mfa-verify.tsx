import { Button, Group, Modal } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { saveFailed } from '#contract/texts.ts';
import { CodeField } from './code-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import classes from './mfa.module.css';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

const FIELDS = ['currentPassword', 'code'] as const;

interface MfaVerifyProps {
  title: string;
  text: string;
  action: string;
  isOpen: boolean;
  /** Sends password and code. Refusals are shown beside the fields. */
  work: (credentials: { currentPassword: string; code: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before the second factor is changed. */
export function MfaVerify({ title, isOpen, onClose, ...form }: MfaVerifyProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': commonTexts.close }}>
      <MfaVerifyForm {...form} onClose={onClose} />
    </Modal>
  );
}

function MfaVerifyForm({ text, action, work, onClose }: Omit<MfaVerifyProps, 'title' | 'isOpen'>) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [code, setCode] = useState('');
  const { isSending, errors, failure, send, form } = useSubmit(FIELDS);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const done = await send(async () => {
      await work({ currentPassword, code });
      return true;
    }, saveFailed.update);
    if (done) onClose();
  }

  return (
    <form ref={form} className={classes.setUp} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.text}>{text}</p>
      <FormFailure message={failure} />
      <CurrentPasswordField
        label={accountTexts.yourPassword}
        value={currentPassword}
        error={errors.currentPassword}
        onChange={setCurrentPassword}
      />
      <CodeField
        label={commonTexts.code}
        description={accountTexts.fromTheApp}
        value={code}
        error={errors.code}
        onChange={setCode}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
