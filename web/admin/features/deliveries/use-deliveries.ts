import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { DELIVERY_CHANNELS, type Delivery, type DeliveryWithAttempts } from '#contract/records/delivery.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf, query } from '#web/api.ts';
import type { InboxFilter } from '#web/admin/editing/inbox/inbox.ts';
import { notifyDone, notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { explainAnswer } from '#web/admin/shell/answer-words.ts';
import { OTHER_SERVERS, stateLabel } from './delivery-texts.ts';
import * as deliveriesTexts from '#web/admin/texts/deliveries.ts';

const PAGE_SIZE = 50;
const REFRESH_MS = 60_000;
/** While something waits. */
const LIVE_MS = 5000;
/** While an attempt runs or is due. */
const SENDING_MS = 1000;
const LIST_KEY = ['deliveries', 'pages'];
/** What an attempt changes, with the alerts of the dashboard. */
const OUTCOME_KEYS = [LIST_KEY, ['GET /deliveries/summary'], ['GET /dashboard/mail-state']];

/** The filters of the calls but the state. */
function callFilter({ q, more }: InboxFilter) {
  const channel = DELIVERY_CHANNELS.find((known) => known === more?.channel) ?? ('all' as const);
  return { q, channel, webhook: more?.webhook?.slice(0, 60) ?? '' };
}

/** The deliveries loaded so far, newest first. Polls while they are one page. */
export function useDeliveryList(filter: InboxFilter) {
  const wanted = { ...callFilter(filter), state: filter.status };
  const { data, ...state } = useInfiniteQuery({
    queryKey: [...LIST_KEY, wanted],
    queryFn: ({ pageParam, signal }) =>
      call('GET /deliveries', { query: { ...wanted, limit: PAGE_SIZE, before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (items) => (items.length < PAGE_SIZE ? undefined : items.at(-1)?._id),
    placeholderData: keepPreviousData,
    refetchInterval: (list) => pollTime(list.state.data),
    refetchOnWindowFocus: (list) => pollTime(list.state.data) !== false,
  });
  return { ...state, items: data?.pages.flat() ?? [] };
}

function pollTime(data: InfiniteData<Delivery[]> | undefined): number | false {
  if (data && data.pages.length > 1) return false;
  return data?.pages[0]?.some(({ state }) => state === 'queued') ? LIVE_MS : REFRESH_MS;
}

/** The number of deliveries by state that match the search, the channel and the webhook, and `all` of them. */
export function useDeliveryCounts(filter: InboxFilter): Record<string, number> | undefined {
  const { data } = useQuery({
    ...query('GET /deliveries/summary', { query: callFilter(filter) }),
    placeholderData: keepPreviousData,
    refetchInterval: (summary) => ((summary.state.data?.counts.queued ?? 0) > 0 ? LIVE_MS : REFRESH_MS),
  });
  return data && { ...data.counts, all: Object.values(data.counts).reduce((sum, count) => sum + count, 0) };
}

/** One delivery with its attempts. Polls while it waits. */
export function useDelivery(id: string) {
  return useQuery({
    ...query('GET /deliveries/:id', { params: { id } }),
    enabled: id !== '',
    refetchInterval: ({ state }) => livePollTime(state.data),
  });
}

function livePollTime(delivery: DeliveryWithAttempts | undefined): number | false {
  if (delivery?.state !== 'queued') return false;
  const dueFor = Date.now() - Date.parse(delivery.nextAttemptAt);
  return delivery.isSending || (dueFor >= 0 && dueFor < REFRESH_MS) ? SENDING_MS : LIVE_MS;
}

/** Attempts a delivery again, or cancels it. Says what came of it. */
export function useDeliveryActs(delivery: DeliveryWithAttempts) {
  const { _id: id, log } = delivery;
  const client = useQueryClient();
  const awaitOutcome = useOutcomeNotice(delivery);
  const refresh = () =>
    Promise.all([...OUTCOME_KEYS, ['GET /deliveries/:id']].map((queryKey) => client.invalidateQueries({ queryKey })));
  const fail = (error: unknown) => {
    notifyFailed(messageOf(error, saveFailed.update));
    return refresh();
  };
  const retry = useMutation({
    mutationFn: () => call('POST /deliveries/:id/retry', { params: { id } }),
    onMutate: () => awaitOutcome(log.length),
    onSuccess: refresh,
    onError: fail,
  });
  const cancel = useMutation({
    mutationFn: () => call('POST /deliveries/:id/cancel', { params: { id } }),
    onSuccess: () => {
      notifyDone(deliveriesTexts.theDeliveryIsCancelled);
      return refresh();
    },
    onError: fail,
  });
  return { retry: retry.mutate, cancel: cancel.mutate, isBusy: retry.isPending || cancel.isPending };
}

/** Announces how the attempt that somebody started here ended. */
function useOutcomeNotice({ log, channel }: DeliveryWithAttempts) {
  const client = useQueryClient();
  /** The number of attempts before it; null if none is awaited. */
  const before = useRef<number | null>(null);
  const newest = log[0];
  useEffect(() => {
    if (before.current === null || log.length <= before.current || !newest || newest.outcome === 'running') return;
    before.current = null;
    const { words, raw } = explainAnswer(newest.answer, channel);
    if (newest.outcome === 'accepted')
      notifyDone(deliveriesTexts.byWithStateAndValue(stateLabel('accepted'), OTHER_SERVERS[channel]));
    else notifyFailed(deliveriesTexts.notAccepted(words || raw));
    for (const queryKey of OUTCOME_KEYS) void client.invalidateQueries({ queryKey });
  }, [client, channel, log.length, newest]);
  return (count: number) => {
    before.current = count;
  };
}
