import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { LEAD_STATUSES, type EnquiryStage } from '#contract/constants.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { InboxFilters } from '#web/admin/editing/inbox/filters.tsx';
import { useOpenItem } from '#web/admin/editing/inbox/inbox.ts';
import { ItemDrawer } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { useInboxView } from '#web/admin/editing/inbox/use-inbox-view.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { BoardColumn } from './board-column.tsx';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { enquiryInbox, MORE_FILTERS, toItem, useStageNames, type EnquiryItem } from './inbox.ts';
import { useBoard, useMove } from './use-board.ts';
import { NoEnquiries, ViewSwitch } from './view-switch.tsx';
import classes from './board.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

const NARROW = '(max-width: 767px)';

/** The open enquiries in a column for each stage. On a phone, one column at a time. */
export function EnquiryBoard({ help }: { help: string }) {
  const view = useInboxView('enquiry', [], MORE_FILTERS);
  const names = useStageNames();
  const board = useBoard(view.filter);
  const move = useMove();
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches);
  const [shown, setShown] = useState<EnquiryStage>('new');
  const [dragged, setDragged] = useState<EnquiryItem | null>(null);
  const columns = board.data?.columns ?? [];
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  const isEmpty = board.data !== undefined && total === 0 && !view.isFiltered;
  return (
    <Page title={commonTexts.enquiries} help={help} wide>
      <InboxFilters
        view={view}
        statuses={[]}
        counts={board.data && { all: total }}
        things="enquiries"
        placeholder={enquiriesTexts.nameCompanyEmailText}
      >
        <ViewSwitch />
        <EnquiryFilters view={view} total={total} />
      </InboxFilters>
      {isNarrow && <StageTabs shown={shown} onShow={setShown} />}
      {board.error && !board.data && (
        <FailedState title={messageOf(board.error, loadFailed.enquiries)} onRetry={() => void board.refetch()} />
      )}
      {isEmpty ? (
        <NoEnquiries />
      ) : (
        <div className={classes.board}>
          {columns.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              name={names[column.stage]}
              isHidden={isNarrow && column.stage !== shown}
              linkTo={view.linkTo}
              dragged={dragged}
              onDrag={setDragged}
              onMove={move}
              onMore={board.showMore}
            />
          ))}
        </div>
      )}
      <OpenCard view={view} items={columns.flatMap(({ items }) => items.map(toItem))} isPending={board.isPending} />
    </Page>
  );
}

interface StageTabsProps {
  shown: EnquiryStage;
  onShow: (stage: EnquiryStage) => void;
}

function StageTabs({ shown, onShow }: StageTabsProps) {
  const names = useStageNames();
  return (
    <div className={classes.tabs} role="group" aria-label={enquiriesTexts.stage}>
      {LEAD_STATUSES.map((stage) => (
        <button key={stage} type="button" aria-pressed={stage === shown} onClick={() => onShow(stage)}>
          {names[stage]}
        </button>
      ))}
    </div>
  );
}

interface OpenCardProps {
  view: ReturnType<typeof useInboxView>;
  items: EnquiryItem[];
  isPending: boolean;
}

/** The chosen enquiry, over the board. */
function OpenCard({ view, items, isPending }: OpenCardProps) {
  const { open } = useOpenItem(enquiryInbox, view.chosenId, { items, isPending });
  const steps = { previous: undefined, next: undefined, close: view.close };
  const pane = { steps, isBeside: false, isOffered: false };
  return (
    <ItemDrawer thing="enquiry" onClose={view.close}>
      {open && <EnquiryDetail record={open} pane={pane} onDeleted={() => view.forget(open._id)} />}
    </ItemDrawer>
  );
}
