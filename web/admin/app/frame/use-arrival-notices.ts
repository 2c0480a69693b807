import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OwnNotifications } from '#contract/records/notifications.ts';
import { call, query } from '#web/api.ts';
import { useTodo } from '#web/admin/app/dashboard/use-todo.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { arrivalNotice, countsOf } from '#web/admin/shell/notifications/arrivals.ts';
import { isOnHere, ownEndpoint, showHere } from '#web/admin/shell/notifications/this-browser.ts';

/** Tells people whose tab is hidden what has arrived, if they turned that on in this browser. */
export function useArrivalNotices(): void {
  const userId = useAccount()._id;
  const isOn = isOnHere(userId);
  const { data: todo } = useTodo({ isPolledHidden: isOn });
  const mayAsk = 'Notification' in window && Notification.permission === 'granted';
  const { data: own } = useQuery({ ...query('GET /users/me/notifications'), enabled: mayAsk });
  const before = useRef(todo && countsOf(todo));
  useBindToLogin(own);
  useEffect(() => {
    if (!todo) return;
    const now = countsOf(todo);
    const notice = before.current && own && arrivalNotice(before.current, now, own.kinds);
    before.current = now;
    if (!notice || !isOn || !document.hidden) return;
    // A device with push gets the same news from there.
    void pushedHere(own).then((pushed) => (pushed ? undefined : showHere(notice)), ignoreFailure);
  }, [todo, own, isOn]);
}

/** After a new login in the same browser, push belongs to that login: it ends with a logout from anywhere. */
function useBindToLogin(own: OwnNotifications | undefined): void {
  useEffect(() => {
    if (!own) return;
    pushedHere(own)
      .then((found) =>
        found && !found.isOfSession
          ? call('PUT /users/me/push-subscriptions/:id', { params: { id: found._id } })
          : undefined,
      )
      .catch(ignoreFailure);
  }, [own]);
}

async function pushedHere({ subscriptions }: OwnNotifications) {
  const endpoint = await ownEndpoint();
  return subscriptions.find((one) => one.endpoint === endpoint);
}

/** Nobody asked for this now, and the next arrival tries again. */
function ignoreFailure(): void {}
