import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TbAlertTriangleFilled, TbCheck, TbClock, TbPencil, TbRefresh, TbX } from 'react-icons/tb';
import type { ThreadMail } from '#contract/records/thread.ts';
import { call, messageOf, query } from '#web/api.ts';
import { explainAnswer } from '#web/admin/shell/answer-words.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './thread-mail.module.css';
import * as threadsTexts from '#web/admin/texts/threads.ts';

type State = Exclude<ThreadMail['state'], ''>;

const STATES: Record<State, { words: string; advice: string; Icon: typeof TbCheck }> = {
  accepted: { words: threadsTexts.sent, advice: '', Icon: TbCheck },
  queued: { words: threadsTexts.waitingToBeSent, advice: '', Icon: TbClock },
  cancelled: { words: threadsTexts.cancelledNotSent, advice: threadsTexts.sendItAsANew, Icon: TbX },
  failed: {
    words: threadsTexts.couldNotBeSent,
    advice: threadsTexts.tryAgainOnceTheReason,
    Icon: TbAlertTriangleFilled,
  },
  returned: {
    words: threadsTexts.cameBack,
    advice: threadsTexts.itDidNotArriveAsk,
    Icon: TbAlertTriangleFilled,
  },
};

interface MailStateProps {
  enquiryId: string;
  mail: ThreadMail;
  /** Puts the text of the mail into the field for the next reply. */
  onWriteAgain: ((html: string) => void) | undefined;
}

/** What became of a mail from the panel, why, and what one can do. */
export function MailState({ enquiryId, mail, onWriteAgain }: MailStateProps) {
  const { state, deliveryId, html, answer } = mail;
  const retry = useRetry(enquiryId, deliveryId);
  if (state === '') return null;
  const { words, advice, Icon } = STATES[state];
  const reason = state === 'accepted' ? { words: '', raw: '' } : explainAnswer(answer, 'mail');
  const isProblem = state === 'failed' || state === 'returned';
  const isStuck = state === 'failed' || (state === 'queued' && answer !== '');
  const isOver = state === 'returned' || state === 'cancelled';
  return (
    <div className={classes.state} data-problem={isProblem || undefined}>
      <p className={classes.stateName}>
        <Icon size={16} aria-hidden /> {words}
      </p>
      {(reason.words || reason.raw || advice) && (
        <p className={classes.reason}>
          {reason.words} {reason.raw && <q lang="en">{reason.raw}</q>} {advice}
        </p>
      )}
      {isStuck && deliveryId && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<TbRefresh size={16} aria-hidden />}
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {threadsTexts.tryAgainNow}
        </Button>
      )}
      {isOver && onWriteAgain && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<TbPencil size={16} aria-hidden />}
          onClick={() => onWriteAgain(html)}
        >
          {threadsTexts.useThisTextAgain}
        </Button>
      )}
    </div>
  );
}

function useRetry(enquiryId: string, deliveryId: string) {
  const client = useQueryClient();
  const { queryKey } = query('GET /enquiries/:id/thread', { params: { id: enquiryId } });
  return useMutation({
    mutationFn: () => call('POST /deliveries/:id/retry', { params: { id: deliveryId } }),
    onSuccess: () => notifyDone(threadsTexts.theMailIsBeingSent),
    onError: (error) => notifyFailed(messageOf(error, threadsTexts.theMailCould)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
