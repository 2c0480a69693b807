import { useState } from 'react';
import { saved, saveFailed } from '#contract/texts.ts';
import type { User } from '#contract/records/user.ts';
import { call, messageOf, type Body } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { notifyDone } from '#web/admin/shell/notices/notify.tsx';
import { useUserCache } from './use-users.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

/** The changes to one account. A failure is shown beside its row, and the list is fetched again. */
export function useUserRow(user: User) {
  const cache = useUserCache();
  const isOwn = useAccount()._id === user._id;
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const params = { id: user._id };

  async function attempt(work: () => Promise<void>, fallback: string): Promise<boolean> {
    setBusy(true);
    setFailure('');
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(messageOf(error, fallback));
      void cache.refresh();
      return false;
    } finally {
      setBusy(false);
    }
  }

  const save = (body: Body<'PUT /users/:id'>, done?: string) =>
    attempt(async () => {
      cache.replace(await call('PUT /users/:id', { params, body, ifMatch: user.version }));
      if (isOwn) await cache.refreshOwn();
      if (done) notifyDone(done);
    }, saveFailed.update);

  const remove = () =>
    attempt(async () => {
      await call('DELETE /users/:id', { params });
      cache.drop(user._id);
      notifyDone(saved.deleted);
      if (isOwn) await cache.refreshOwn();
    }, saveFailed.delete);

  const turnOffMfa = () =>
    attempt(async () => {
      await call('DELETE /users/:id/second-factor', { params });
      await cache.refresh();
      notifyDone(usersTexts.twoStepLoginForIsOff(user.name));
    }, saveFailed.update);

  const endSessions = () =>
    attempt(async () => {
      notifyDone((await call('POST /users/:id/sessions/end', { params })).message);
    }, saveFailed.update);

  return { isOwn, isBusy, failure, save, remove, turnOffMfa, endSessions };
}
