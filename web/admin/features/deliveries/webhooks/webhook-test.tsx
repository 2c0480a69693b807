import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TbSend2 } from 'react-icons/tb';
import { Link } from 'react-router';
import { call, messageOf } from '#web/api.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { DeliveryStateWord } from '../delivery-state.tsx';
import { useDelivery } from '../use-deliveries.ts';
import classes from './webhooks.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as webhooksTexts from '#web/admin/texts/webhooks.ts';

/** Sends a test to the saved address, and shows what it answers. */
export function WebhookTest({ id }: { id: string }) {
  const client = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => call('POST /webhooks/:id/test', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['GET /deliveries'] }),
    onError: (error) => notifyFailed(messageOf(error, webhooksTexts.theTestCould)),
  });
  const { data: delivery } = useDelivery(data?._id ?? '');
  const answer = delivery?.lastAnswer;
  // The list of webhooks shows the newest answer.
  useEffect(() => {
    if (answer) void client.invalidateQueries({ queryKey: ['GET /webhooks'] });
  }, [client, answer]);
  const isWaiting = delivery !== undefined && delivery.state === 'queued' && delivery.lastAnswer === '';
  return (
    <>
      <p className={classes.words}>{webhooksTexts.sendsARequest}</p>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<TbSend2 size={16} aria-hidden />}
          loading={isPending || isWaiting}
          onClick={() => mutate()}
        >
          {commonTexts.sendATest}
        </Button>
      </div>
      <div role="status">
        {delivery && !isWaiting && (
          <p className={classes.result}>
            <DeliveryStateWord delivery={delivery} />
            <span>{delivery.lastAnswer}</span>
            <Link to={`/deliveries?delivery=${encodeURIComponent(delivery._id)}`}>{webhooksTexts.seeTheDelivery}</Link>
          </p>
        )}
      </div>
    </>
  );
}
