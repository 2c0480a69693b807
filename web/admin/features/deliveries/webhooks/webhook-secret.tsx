import { Button, CopyButton, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TbCheck, TbCopy, TbEye, TbRefresh } from 'react-icons/tb';
import type { Webhook } from '#contract/records/webhook.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './webhooks.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as webhooksTexts from '#web/admin/texts/webhooks.ts';

/** The secret: shown after it was made, and later once the user has confirmed the password. */
export function WebhookSecret({ webhook: { _id: id, secret: made } }: { webhook: Webhook }) {
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: () => call('GET /webhooks/:id/secret', { params: { id } }),
    onError: (error) => notifyFailed(messageOf(error, webhooksTexts.theSecretCould)),
  });
  const replace = useMutation({
    mutationFn: () => call('POST /webhooks/:id/secret', { params: { id } }),
    onSuccess: () => {
      notifyDone(webhooksTexts.theSecretIsReplaced, webhooksTexts.enterTheNewOne);
      return client.invalidateQueries({ queryKey: ['GET /webhooks'] });
    },
    onError: (error) => notifyFailed(messageOf(error, saveFailed.update)),
  });
  const secret = replace.data?.secret ?? show.data?.secret ?? made;
  const isBusy = show.isPending || replace.isPending;
  return (
    <>
      <p className={classes.words}>{webhooksTexts.withItTheOtherProgram}</p>
      {secret && <SecretShown secret={secret} />}
      <div className={classes.buttons}>
        {!secret && (
          <Button
            variant="default"
            leftSection={<TbEye size={16} aria-hidden />}
            loading={show.isPending}
            onClick={() => show.mutate()}
          >
            {webhooksTexts.show}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<TbRefresh size={16} aria-hidden />}
          loading={replace.isPending}
          onClick={() => !isBusy && confirmReplace(() => replace.mutate())}
        >
          {webhooksTexts.replace}
        </Button>
      </div>
    </>
  );
}

function SecretShown({ secret }: { secret: string }) {
  return (
    <div className={classes.secret}>
      <TextInput
        aria-label={webhooksTexts.secret}
        value={secret}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={secret} timeout={4000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <TbCheck size={16} aria-hidden /> : <TbCopy size={16} aria-hidden />}
            onClick={copy}
          >
            <span aria-live="polite">{copied ? commonTexts.copied : commonTexts.copy}</span>
          </Button>
        )}
      </CopyButton>
    </div>
  );
}

function confirmReplace(replace: () => void) {
  confirmAction({
    title: webhooksTexts.replaceTheSecret,
    children: webhooksTexts.theOldOneStopsWorking,
    labels: { confirm: commonTexts.replace, cancel: commonTexts.cancel },
    onConfirm: replace,
  });
}
