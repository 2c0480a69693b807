import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Enquiry, EnquiryUpdate } from '#contract/records/enquiry.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { ApiError, call, messageOf, query } from '#web/api.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { enquiryInbox, toItem, type EnquiryItem } from './inbox.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

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

/** Somebody changed the same field after it was shown here. */
export class ChangedMeanwhile extends Error {
  readonly enquiry: Enquiry;
  constructor(enquiry: Enquiry) {
    super(enquiriesTexts.somebodyChangedThisMeanwhile);
    this.enquiry = enquiry;
  }
}

/**
 * Saves the changed fields of an enquiry at once, if nobody has changed them since `shown`. A newer version with other
 * changes, such as a note or an answer, is no conflict.
 */
export function useChangeEnquiry(shown: Enquiry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EnquiryUpdate) => changeFields(shown, body),
    onSuccess: async (enquiry) => {
      notifyDone(saved.updated);
      await showEnquiry(client, enquiry);
    },
    onError: async (error) => {
      notifyFailed(error instanceof ChangedMeanwhile ? error.message : messageOf(error, saveFailed.update));
      if (error instanceof ChangedMeanwhile) await showEnquiry(client, error.enquiry);
    },
  });
}

async function changeFields(shown: Enquiry, body: EnquiryUpdate): Promise<Enquiry> {
  const params = { id: shown._id };
  for (let { version } = shown; ;) {
    try {
      return await call('PUT /enquiries/:id', { params, body, ifMatch: version });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) throw error;
      const current = await call('GET /enquiries/:id', { params });
      const isSame = isSameIn(body, shown, current);
      if (!isSame) throw new ChangedMeanwhile(current);
      version = current.version;
    }
  }
}

function isSameIn(body: EnquiryUpdate, shown: Enquiry, current: Enquiry): boolean {
  const names = Object.keys(body) as (keyof Enquiry)[]; // the fields of an update are fields of the enquiry
  return names.every((name) => JSON.stringify(shown[name]) === JSON.stringify(current[name]));
}

/** Everybody who can own an enquiry. */
export function useOwners() {
  return useQuery({ ...query('GET /enquiries/owners'), staleTime: 60_000 }).data ?? [];
}
