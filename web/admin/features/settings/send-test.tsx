import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { IconType } from 'react-icons';
import { TbAlertTriangleFilled, TbCircleCheckFilled, TbCircleMinus, TbClock, TbSend } from 'react-icons/tb';
import { EMAIL_MAX } from '#contract/constants.ts';
import type { MailTestStep } from '#contract/records/mail.ts';
import { call, messageOf } from '#web/api.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { useUnsavedChanges } from '#web/admin/editing/form/use-changes.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import classes from './settings.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as settingsTexts from '#web/admin/texts/settings.ts';

const STEPS: Record<MailTestStep['step'], string> = {
  connect: settingsTexts.connect,
  encrypt: settingsTexts.encrypt,
  login: settingsTexts.logIn,
  send: settingsTexts.send,
};
const SIGNS: Record<MailTestStep['state'], { Icon: IconType; word: string }> = {
  done: { Icon: TbCircleCheckFilled, word: 'done' },
  failed: { Icon: TbAlertTriangleFilled, word: 'failed' },
  skipped: { Icon: TbCircleMinus, word: settingsTexts.notNeeded },
  waiting: { Icon: TbClock, word: 'waiting' },
};

/** Sends a test mail with the saved settings, of this `version`, and shows each step of it. */
export function SendTest({ version }: { version: number }) {
  const [to, setTo] = useState(useAccount().email);
  const noteId = useId();
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: (_testedVersion: number) => call('POST /settings/mail/test', { body: { to } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /dashboard/mail-state'] }),
  });
  const hasChanges = useHasChanges();
  const isCurrent = test.variables === version;
  const isOff = hasChanges || test.isPending;
  return (
    <>
      <form
        className={classes.test}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff) test.mutate(version);
        }}
      >
        <TextInput
          label={settingsTexts.sendATestTo}
          type="email"
          maxLength={EMAIL_MAX}
          value={to}
          error={test.error && isCurrent ? messageOf(test.error, settingsTexts.theTestCould) : undefined}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<TbSend size={16} aria-hidden />}
          loading={test.isPending}
          aria-disabled={isOff}
          data-disabled={isOff || undefined}
          aria-describedby={hasChanges ? noteId : undefined}
        >
          {commonTexts.sendATest}
        </Button>
      </form>
      {hasChanges && (
        <p id={noteId} className={classes.fact}>
          {settingsTexts.saveYourChangesFirst}
        </p>
      )}
      <div role="status">
        {test.isPending ? (
          <p className={classes.fact}>{settingsTexts.askingTheMailServer}</p>
        ) : (
          isCurrent && test.data && <Steps steps={test.data.steps} />
        )}
      </div>
    </>
  );
}

function useHasChanges(): boolean {
  const { fields, base } = useEditorState();
  return useUnsavedChanges(useFormContext(), fields, base).changed.length > 0;
}

function Steps({ steps }: { steps: MailTestStep[] }) {
  return (
    <ol className={classes.steps} aria-label={settingsTexts.stepsOfTheTest}>
      {steps.map(({ step, state, text, advice }) => {
        const { Icon, word } = SIGNS[state];
        return (
          <li key={step} className={classes.step} data-state={state}>
            <Icon size={18} aria-hidden />
            <div>
              <p className={classes.stepName}>
                {STEPS[step]}: {word}
              </p>
              <p className={classes.fact}>{text}</p>
              {advice && <p className={classes.advice}>{advice}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
