import { useState } from 'react';
import { saved, saveFailed } from '#contract/texts.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { keepOrder, placesOf } from './reorder.ts';
import type { Order } from './use-order.ts';

interface SaveOrder<R> {
  order: Order;
  /** The call that puts them in order, such as 'PUT /reviews/reorder/list'. */
  send: (places: { _id: string; order: number }[]) => Promise<R>;
  /** The ids as the server has them now; asked for when one of them turns out to be gone. */
  reload: () => Promise<string[]>;
  /** Takes in what the server answered. */
  onSaved: (reply: R) => void;
}

/** Saves the order of all records at once; when one was deleted meanwhile, the order of the others is saved. */
export function useSaveOrder<R>({ order, send, reload, onSaved }: SaveOrder<R>) {
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState('');

  async function sendAll(): Promise<R> {
    try {
      return await send(placesOf(order.ids));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
      return send(placesOf(keepOrder(order.ids, await reload())));
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
