import { Button, CopyButton, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TbCheck, TbCopy, TbEye, TbRefresh } from 'react-icons/tb';
import type { Webhook } from '#contract/records/webhook.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './webhooks.module.css';

/** The secret: shown after it was made, and later once the user has confirmed the password. */
export function WebhookSecret({ webhook: { _id: id, secret: made } }: { webhook: Webhook }) {
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: () => call('GET /webhooks/:id/secret', { params: { id } }),
    onError: (error) => notifyFailed(messageOf(error, 'The secret could not be shown.')),
  });
  const replace = useMutation({
    mutationFn: () => call('POST /webhooks/:id/secret', { params: { id } }),
    onSuccess: () => {
      notifyDone('The secret is replaced.', 'Enter the new one in the other program.');
      return client.invalidateQueries({ queryKey: ['GET /webhooks'] });
    },
    onError: (error) => notifyFailed(messageOf(error, saveFailed.update)),
  });
  const secret = replace.data?.secret ?? show.data?.secret ?? made;
  const isBusy = show.isPending || replace.isPending;
  return (
    <>
      <p className={classes.words}>With it the other program checks that a request comes from this site.</p>
      {secret && <SecretShown secret={secret} />}
      <div className={classes.buttons}>
        {!secret && (
          <Button
            variant="default"
            leftSection={<TbEye size={16} aria-hidden />}
            loading={show.isPending}
            onClick={() => show.mutate()}
          >
            Show
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<TbRefresh size={16} aria-hidden />}
          loading={replace.isPending}
          onClick={() => !isBusy && confirmReplace(() => replace.mutate())}
        >
          Replace…
        </Button>
      </div>
    </>
  );
}

function SecretShown({ secret }: { secret: string }) {
  return (
    <div className={classes.secret}>
      <TextInput aria-label="Secret" value={secret} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <CopyButton value={secret} timeout={4000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <TbCheck size={16} aria-hidden /> : <TbCopy size={16} aria-hidden />}
            onClick={copy}
          >
            <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
      </CopyButton>
    </div>
  );
}

function confirmReplace(replace: () => void) {
  confirmAction({
    title: 'Replace the secret?',
    children:
      'The old one stops working at once. The other program refuses requests until you enter the new one there.',
    labels: { confirm: 'Replace', cancel: 'Cancel' },
    onConfirm: replace,
  });
}
