import { notifications, notificationsStore } from '@mantine/notifications';
import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { ApiError, call } from '#web/api.ts';
import { messageInbox } from '#web/admin/features/enquiries/message-inbox.ts';
import { NO_FILTER } from './inbox.ts';

const key = messageInbox.pages(NO_FILTER).queryKey;

vi.mock('#web/api.ts', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

function message(number: number): ContactMessage {
  const stamps = {
    _id: `m${number}`,
    version: 1,
    createdAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-01T08:00:00Z',
  };
  return {
    firstName: 'Asha',
    email: 'asha@example.com',
    subject: '',
    message: 'Hello',
    status: 'new',
    isSuspect: false,
    suspicions: [],
    ...stamps,
  };
}

function filledInbox() {
  const client = new QueryClient();
  const pages = [
    { items: [message(4), message(3)], next: 'm3' },
    { items: [message(2), message(1)], next: undefined },
  ];
  client.setQueryData(key, { pages, pageParams: ['', 'm3'] });
  const leave = new InfiniteQueryObserver(client, messageInbox.pages(NO_FILTER)).subscribe(() => undefined);
  onTestFinished(() => {
    leave();
    client.clear();
    notifications.clean();
    vi.mocked(call).mockReset();
  });
  const shown = () => client.getQueryData(key)?.pages.flatMap(({ items }) => items) ?? [];
  return {
    client,
    status: (id: string) => shown().find(({ _id }) => _id === id)?.status,
    ids: () => shown().map(({ _id }) => _id),
  };
}

const notices = () => notificationsStore.getState().notifications.map((notice) => notice.message);

test('a chosen status is shown at once and confirmed when it is saved', async () => {
  const { client, status } = filledInbox();
  const answer = Promise.withResolvers<ContactMessage>();
  vi.mocked(call).mockReturnValue(answer.promise);
  const saving = new MutationObserver(client, messageInbox.setStatusOn(client)).mutate({
    record: message(2),
    status: 'read',
  });
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(status('m2')).toBe('read');
  expect(notices()).toEqual([]);
  answer.resolve({ ...message(2), status: 'read', version: 2 });
  await saving;
  expect(status('m2')).toBe('read');
  expect(notices()).toEqual([saved.updated]);
});

test("a status that the server refuses is reverted, and the server's message is shown", async () => {
  const { client, status } = filledInbox();
  vi.mocked(call).mockRejectedValue(
    new ApiError(403, { code: 'not-allowed', message: 'Your account is not allowed to do this.' }),
  );
  const saving = new MutationObserver(client, messageInbox.setStatusOn(client)).mutate({
    record: message(2),
    status: 'read',
  });
  await expect(saving).rejects.toThrow();
  expect(status('m2')).toBe('new');
  expect(notices()).toEqual(['Your account is not allowed to do this.']);
});

test('a message leaves the list only once the server has deleted it', async () => {
  const { client, ids } = filledInbox();
  vi.mocked(call).mockRejectedValueOnce(new TypeError('no connection'));
  const observer = new MutationObserver(client, messageInbox.deleteOn(client));
  await expect(observer.mutate(message(3))).rejects.toThrow();
  expect(ids()).toEqual(['m4', 'm3', 'm2', 'm1']);
  expect(notices()).toEqual([saveFailed.delete]);
  vi.mocked(call).mockResolvedValueOnce({ message: 'Message deleted.' });
  await observer.mutate(message(3));
  expect(ids()).toEqual(['m4', 'm2', 'm1']);
});

test('deleting a message keeps the cursor of the next page', async () => {
  const { client } = filledInbox();
  vi.mocked(call).mockResolvedValueOnce({ message: 'Message deleted.' });
  await new MutationObserver(client, messageInbox.deleteOn(client)).mutate(message(3));
  expect(client.getQueryData(key)?.pages[0]?.next).toBe('m3');
});

test('of two quick status changes the last one wins, and they are saved in sequence', async () => {
  const { client, status } = filledInbox();
  const first = Promise.withResolvers<ContactMessage>();
  const second = Promise.withResolvers<ContactMessage>();
  vi.mocked(call).mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const choose = (value: ContactMessage['status']) =>
    new MutationObserver(client, messageInbox.setStatusOn(client)).mutate({ record: message(2), status: value });
  const saving = [choose('read'), choose('archived')];
  await vi.waitFor(() => expect(status('m2')).toBe('archived'));
  expect(call).toHaveBeenCalledTimes(1);
  first.resolve({ ...message(2), status: 'read', version: 2 });
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(status('m2')).toBe('archived');
  second.resolve({ ...message(2), status: 'archived', version: 3 });
  await Promise.all(saving);
  expect(status('m2')).toBe('archived');
  expect(notices()).toEqual([saved.updated]);
});

test('a status change evicts the cached lists of other filters, because their records may no longer match', async () => {
  const { client } = filledInbox();
  const other = messageInbox.pages({ ...NO_FILTER, status: 'new' }).queryKey;
  client.setQueryData(other, { pages: [{ items: [message(2)], next: undefined }], pageParams: [''] });
  vi.mocked(call).mockResolvedValueOnce({ ...message(2), status: 'read', version: 2 });
  await new MutationObserver(client, messageInbox.setStatusOn(client)).mutate({ record: message(2), status: 'read' });
  expect(client.getQueryData(other)).toBeUndefined();
});
