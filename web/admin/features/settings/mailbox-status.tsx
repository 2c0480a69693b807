import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { IconType } from 'react-icons';
import { TbAlertTriangleFilled, TbCircleCheckFilled, TbCircleMinus, TbRefresh } from 'react-icons/tb';
import type { MailboxState } from '#contract/records/thread.ts';
import { call, messageOf, query } from '#web/api.ts';
import { mailboxText } from '#web/admin/shell/mailbox-text.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './settings.module.css';
import * as settingsTexts from '#web/admin/texts/settings.ts';

const STATUS = query('GET /mailbox');
const REFRESH_MS = 60_000;

const SIGNS: Record<MailboxState['state'], { Icon: IconType; tone: 'good' | 'bad' | 'open'; title: string }> = {
  off: { Icon: TbCircleMinus, tone: 'open', title: settingsTexts.noMailboxIsSetUp },
  unread: { Icon: TbCircleMinus, tone: 'open', title: settingsTexts.theMailboxIsSetUp },
  failing: { Icon: TbAlertTriangleFilled, tone: 'bad', title: settingsTexts.theMailboxCannotBeRead },
  working: { Icon: TbCircleCheckFilled, tone: 'good', title: settingsTexts.answersArriveInThePanel },
};

/** Whether answers arrive, and a button that reads the mailbox now. Reads its state again after each save. */
export function MailboxStatus({ version }: { version: number }) {
  const client = useQueryClient();
  const { data } = useQuery({ ...STATUS, refetchInterval: REFRESH_MS });
  useEffect(() => void client.invalidateQueries({ queryKey: STATUS.queryKey }), [client, version]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /mailbox/read'),
    onSuccess: (state) => client.setQueryData(STATUS.queryKey, state),
    onError: (error) => notifyFailed(messageOf(error, settingsTexts.theMailboxCould)),
  });
  if (!data) return null;
  const { Icon, tone, title } = SIGNS[data.state];
  return (
    <section className={classes.status} aria-label={settingsTexts.stateOfTheMailbox} data-tone={tone}>
      <p className={classes.state} role="status">
        <Icon size={20} aria-hidden /> {title}
      </p>
      <p className={classes.fact}>
        {data.state === 'off' ? settingsTexts.answersToYourRepliesArrive : mailboxText(data)}
      </p>
      {data.state !== 'off' && (
        <Button
          className={classes.act}
          variant="default"
          leftSection={<TbRefresh size={16} aria-hidden />}
          loading={isPending || data.isReading}
          onClick={() => mutate()}
        >
          {settingsTexts.readTheMailboxNow}
        </Button>
      )}
    </section>
  );
}
