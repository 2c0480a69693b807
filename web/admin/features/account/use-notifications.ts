import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NotificationKind } from '#contract/constants.ts';
import type { NotificationChoices } from '#contract/records/notifications.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { notificationSupport, readBrowser } from '#web/admin/shell/notifications/support.ts';
import {
  isOnHere,
  mayNotify,
  ownEndpoint,
  setOnHere,
  showHere,
  subscribeHere,
  unsubscribeHere,
} from '#web/admin/shell/notifications/this-browser.ts';
import * as accountTexts from '#web/admin/texts/account.ts';

const ownQuery = query('GET /users/me/notifications');
const endpointKey = ['push-endpoint'];

/** What the person is told about, in this browser and on devices. */
export function useNotifications() {
  const userId = useAccount()._id;
  const client = useQueryClient();
  const own = useQuery(ownQuery);
  const { data: endpoint = '' } = useQuery({ queryKey: endpointKey, queryFn: ownEndpoint });
  const [isOn, setOn] = useState(() => isOnHere(userId));
  const [support, setSupport] = useState(() => notificationSupport(readBrowser()));
  const [done, setDone] = useState('');
  const { isSending, failure, send } = useSubmit([]);
  const device = endpoint ? own.data?.subscriptions.find((one) => one.endpoint === endpoint) : undefined;

  /** Runs one change, then shows what the server and the browser now say. */
  async function change(work: () => Promise<string>, fallback: string = saveFailed.update): Promise<void> {
    setDone('');
    const message = await send(work, fallback);
    setSupport(notificationSupport(readBrowser()));
    await Promise.all([ownQuery.queryKey, endpointKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    if (message !== null) setDone(message);
  }

  const choose = (choices: Partial<NotificationChoices>) =>
    change(async () => {
      const { kinds = [], showsNames = false } = own.data ?? {};
      const reply = await call('PUT /users/me/notifications', { body: { kinds, showsNames, ...choices } });
      client.setQueryData(ownQuery.queryKey, reply);
      return saved.record;
    });

  const turnHere = (wanted: boolean) =>
    change(async () => {
      const isAllowed = !wanted || (await mayNotify());
      setOnHere(userId, wanted && isAllowed);
      setOn(wanted && isAllowed);
      return '';
    });

  const turnPush = (wanted: boolean) =>
    change(async () => {
      if (wanted && !(await mayNotify())) return '';
      if (wanted) {
        const body = await subscribeHere(own.data?.publicKey ?? '');
        await call('POST /users/me/push-subscriptions', { body });
      } else if (device) {
        await call('DELETE /users/me/push-subscriptions/:id', { params: { id: device._id } });
        await unsubscribeHere();
      }
      return '';
    }, accountTexts.thisBrowserCouldNotReach);

  const remove = (id: string) =>
    change(async () => {
      const { message } = await call('DELETE /users/me/push-subscriptions/:id', { params: { id } });
      if (id === device?._id) await unsubscribeHere();
      return message;
    });

  const test = () =>
    change(async () => {
      if (device) {
        const { _id: id } = device;
        return (await call('POST /users/me/push-subscriptions/:id/test', { params: { id } })).message;
      }
      const body = accountTexts.thisBrowserWillTell;
      await showHere({ title: accountTexts.notificationsWork, body, path: '/account', tag: `test-${Date.now()}` });
      return accountTexts.sentIfYouSeeNothing;
    });

  const makeKeys = () => change(async () => (await call('POST /push-keys')).message);
  const toggleKind = (kind: NotificationKind, wanted: boolean) => {
    const others = (own.data?.kinds ?? []).filter((one) => one !== kind);
    return choose({ kinds: wanted ? [...others, kind] : others });
  };

  return {
    ...{ own: own.data, error: own.error, refetch: own.refetch, device, isOn, support, done, isSending, failure },
    ...{ choose, toggleKind, turnHere, turnPush, remove, test, makeKeys },
  };
}
