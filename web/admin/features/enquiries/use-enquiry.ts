import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Enquiry, EnquiryUpdate } from '#contract/records/enquiry.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, messageOf, query } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { enquiryInbox, toItem, type EnquiryItem } from './inbox.ts';

const detailKey = (id: string) => ['enquiries', 'detail', id];

/** An enquiry with everything that belongs to it. It is read again when the list knows a newer version. */
export function useEnquiry({ _id: id, version }: Pick<EnquiryItem, '_id' | 'version'>) {
  const { queryFn } = query('GET /enquiries/:id', { params: { id } });
  const found = useQuery({ queryKey: detailKey(id), queryFn });
  const isOld = found.data !== undefined && found.data.version < version;
  return useQuery({ queryKey: [...detailKey(id), version], queryFn, enabled: isOld }).data ?? found.data;
}

/** Shows an enquiry that the server returned, in its details, the lists and the board. */
export async function showEnquiry(client: QueryClient, enquiry: Enquiry): Promise<void> {
  client.setQueryData(detailKey(enquiry._id), enquiry);
  enquiryInbox.cache.update(client, enquiry._id, () => toItem(enquiry));
  await refreshEnquiries(client);
}

/** Reads the counts, the board and hidden lists again. Visible lists keep their rows. */
export async function refreshEnquiries(client: QueryClient): Promise<void> {
  await enquiryInbox.cache.refresh(client);
  await client.invalidateQueries({ queryKey: ['enquiries', 'board'] });
}

/** Reads every list of enquiries again, also the visible one. */
export async function reloadEnquiries(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['enquiries'] });
}

/** Saves the changed fields at once. Of two changes to one field, the later one stays; the history has both. */
export function useChangeEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EnquiryUpdate) => call('PUT /enquiries/:id', { params: { id }, body }),
    onSuccess: async (enquiry) => {
      notifyDone(saved.updated);
      await showEnquiry(client, enquiry);
    },
    onError: (error) => notifyFailed(messageOf(error, saveFailed.update)),
  });
}

/** Everybody who can own an enquiry. */
export function useOwners() {
  return useQuery({ ...query('GET /enquiries/owners'), staleTime: 60_000 }).data ?? [];
}
