import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TbRefresh } from 'react-icons/tb';
import type { MailboxState } from '#contract/records/thread.ts';
import { call, messageOf, query } from '#web/api.ts';
import { mailboxText } from '#web/admin/shell/mailbox-text.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './thread-view.module.css';
import * as threadsTexts from '#web/admin/texts/threads.ts';

/** When the mailbox for answers was read last, and a button that reads it now. */
export function MailboxLine({ enquiryId, mailbox }: { enquiryId: string; mailbox: MailboxState }) {
  const client = useQueryClient();
  const { queryKey } = query('GET /enquiries/:id/thread', { params: { id: enquiryId } });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /mailbox/read'),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onError: (error) => notifyFailed(messageOf(error, threadsTexts.theMailboxCould)),
  });
  if (mailbox.state === 'off') {
    return <p className={classes.note}>{threadsTexts.answersArriveInYourOwn}</p>;
  }
  return (
    <div className={classes.mailbox} data-failing={mailbox.state === 'failing' || undefined}>
      <p className={classes.note} role="status">
        {mailbox.state === 'failing' && <strong>{threadsTexts.answersDoNotArriveHere} </strong>}
        {mailboxText(mailbox)}
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<TbRefresh size={16} aria-hidden />}
        loading={isPending || mailbox.isReading}
        onClick={() => mutate()}
      >
        {threadsTexts.readTheMailboxNow}
      </Button>
    </div>
  );
}
