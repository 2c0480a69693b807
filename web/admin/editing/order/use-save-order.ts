import { useState } from 'react';
import { saved, saveFailed } from '#contract/texts.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { mergeOrder, orderPayload } from '#web/admin/shell/reorder.ts';
import type { ListOrder } from './use-order.ts';

interface SaveOrder<R> {
  order: ListOrder;
  /** The reorder call, such as 'PUT /reviews/reorder/list'. */
  send: (places: { _id: string; order: number }[]) => Promise<R>;
  /** The ids currently on the server. Called when one of the records turns out to be deleted. */
  reload: () => Promise<string[]>;
  /** Takes over the server's answer. */
  onSaved: (reply: R) => void;
}

/** Saves the order of all records at once. If one was deleted meanwhile, saves the order of the others. */
export function useSaveOrder<R>({ order, send, reload, onSaved }: SaveOrder<R>) {
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState('');

  async function sendAll(): Promise<R> {
    try {
      return await send(orderPayload(order.ids));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
      return send(orderPayload(mergeOrder(order.ids, await reload())));
    }
  }

  async function save() {
    setSaving(true);
    setFailed('');
    try {
      onSaved(await sendAll());
      order.reset();
      notifyDone(saved.order);
    } catch (error) {
      setFailed(messageOf(error, saveFailed.reorder));
    } finally {
      setSaving(false);
    }
  }

  return {
    isSaving,
    failed: order.isMoved ? failed : '',
    save: () => {
      if (order.isMoved && !isSaving) void save();
    },
  };
}
