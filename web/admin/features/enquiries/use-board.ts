import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BOARD_CARDS, LIST_LIMIT_MAX, type EnquiryStage } from '#contract/constants.ts';
import type { EnquiryBoard } from '#contract/records/enquiry.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import type { InboxFilter } from '#web/admin/editing/inbox/inbox.ts';
import { notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { filterQuery, useStageNames, type EnquiryItem } from './inbox.ts';
import { showEnquiry } from './use-enquiry.ts';

const REFRESH_MS = 60_000;

/** The newest cards of each stage; `showMore` loads more of them. */
export function useBoard(filter: InboxFilter) {
  const [limit, setLimit] = useState(BOARD_CARDS);
  const { stage: _, ...found } = filterQuery(filter);
  const board = useQuery({
    queryKey: ['enquiries', 'board', found, limit],
    queryFn: ({ signal }) => call('GET /enquiries/board', { query: { ...found, limit }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  return { ...board, showMore: () => setLimit(Math.min(limit * 3, LIST_LIMIT_MAX)) };
}

interface Move {
  item: EnquiryItem;
  to: EnquiryStage;
}

/** Moves a card to another stage at once, and back if the server refuses. The notice takes the move back. */
export function useMove(): (item: EnquiryItem, to: EnquiryStage) => void {
  const client = useQueryClient();
  const names = useStageNames();
  const place = ({ item, to }: Move) =>
    client.setQueriesData<EnquiryBoard>(
      { queryKey: ['enquiries', 'board'] },
      (board) => board && moved(board, item, to),
    );
  const { mutate } = useMutation({
    scope: { id: 'enquiry stage' },
    mutationFn: ({ item, to }: Move) => call('PUT /enquiries/:id', { params: { id: item._id }, body: { stage: to } }),
    onMutate: async (move) => {
      await client.cancelQueries({ queryKey: ['enquiries', 'board'] });
      place(move);
    },
    onSuccess: (enquiry) => showEnquiry(client, enquiry),
    onError: (error) => {
      notifyFailed(messageOf(error, saveFailed.update));
      void client.invalidateQueries({ queryKey: ['enquiries', 'board'] });
    },
  });
  return (item, to) => {
    if (item.stage === to) return;
    mutate({ item, to });
    const back = { item: { ...item, stage: to, status: to }, to: item.stage };
    notifyUndoable(`${item.name}: ${names[to]}.`, { run: () => mutate(back) });
  };
}

function moved({ columns }: EnquiryBoard, item: EnquiryItem, to: EnquiryStage): EnquiryBoard {
  const without = columns.map((column) => {
    const items = column.items.filter(({ _id }) => _id !== item._id);
    return { ...column, items, count: column.count - (items.length < column.items.length ? 1 : 0) };
  });
  const card = { ...item, stage: to };
  return {
    columns: without.map((column) =>
      column.stage === to
        ? {
            ...column,
            count: column.count + 1,
            items: [card, ...column.items].toSorted((a, b) => (a._id < b._id ? 1 : -1)),
          }
        : column,
    ),
  };
}
