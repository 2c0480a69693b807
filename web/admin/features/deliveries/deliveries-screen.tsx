import { Button, NativeSelect } from '@mantine/core';
import { TbX } from 'react-icons/tb';
import { Link } from 'react-router';
import { DELIVERY_CHANNELS, DELIVERY_DAYS_KEPT, DELIVERY_STATES } from '#contract/records/delivery.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { InboxFilters } from '#web/admin/editing/inbox/filters.tsx';
import { ListStateCard } from '#web/admin/editing/inbox/inbox-content.tsx';
import { ItemDrawer } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { LoadOlder } from '#web/admin/editing/inbox/load-older.tsx';
import { useDetailSteps } from '#web/admin/editing/inbox/steps.ts';
import { useInboxView, type InboxView } from '#web/admin/editing/inbox/use-inbox-view.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { Footprints, LetterBox } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './deliveries-screen.module.css';
import { DeliveryDetail } from './delivery-detail.tsx';
import { DeliveryRows, DeliveryRowsSkeleton } from './delivery-rows.tsx';
import { CHANNEL_LABELS, stateLabel } from './delivery-texts.ts';
import { useDelivery, useDeliveryCounts, useDeliveryList } from './use-deliveries.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as deliveriesTexts from '#web/admin/texts/deliveries.ts';

const MORE_FILTERS = ['channel', 'webhook'];

/** What the product sends to people and to other programs, and what came of it. */
export function DeliveriesScreen() {
  const view = useInboxView('delivery', DELIVERY_STATES, MORE_FILTERS);
  const list = useDeliveryList(view.filter);
  const counts = useDeliveryCounts(view.filter);
  const isEmpty = !list.isPending && !list.error && list.items.length === 0 && !view.isFiltered;
  return (
    <Page title={commonTexts.deliveries} help={deliveriesTexts.mailsAndOtherMessages(DELIVERY_DAYS_KEPT)} list>
      <OpenDelivery view={view} list={list} />
      {!isEmpty && (
        <InboxFilters
          view={view}
          statuses={DELIVERY_STATES}
          counts={counts}
          things="deliveries"
          placeholder={deliveriesTexts.recipientOrSubject}
          nameOf={stateLabel}
        >
          {view.filter.more?.webhook ? <WebhookFilter view={view} /> : <ChannelFilter view={view} />}
        </InboxFilters>
      )}
      <DeliveryList view={view} list={list} total={counts?.[view.filter.status || 'all']} />
    </Page>
  );
}

function ChannelFilter({ view }: { view: InboxView }) {
  return (
    <NativeSelect
      aria-label={deliveriesTexts.kind}
      value={view.filter.more?.channel ?? ''}
      data={[
        { value: '', label: deliveriesTexts.allKinds },
        ...DELIVERY_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
      ]}
      onChange={(event) => view.setMore('channel', event.currentTarget.value)}
    />
  );
}

/** A link of a webhook leads to its deliveries. This button leads back to all. */
function WebhookFilter({ view }: { view: InboxView }) {
  return (
    <Button variant="default" rightSection={<TbX size={16} aria-hidden />} onClick={() => view.setMore('webhook', '')}>
      {deliveriesTexts.oneWebhookOnly}
    </Button>
  );
}

interface DeliveryListProps {
  view: InboxView;
  list: ReturnType<typeof useDeliveryList>;
  /** The number of matches; undefined while unknown. */
  total: number | undefined;
}

/** The list, or why there is none. */
function DeliveryList({ view, list, total }: DeliveryListProps) {
  const { items, isPending, error, refetch, dataUpdatedAt } = list;
  if (isPending) return <DeliveryRowsSkeleton />;
  if (error && items.length === 0) {
    return (
      <ListStateCard>
        <FailedState title={messageOf(error, loadFailed.deliveries)} onRetry={() => void refetch()} />
      </ListStateCard>
    );
  }
  if (items.length === 0)
    return <ListStateCard>{view.isFiltered ? <NoMatch view={view} /> : <NoDeliveries />}</ListStateCard>;
  return (
    <>
      <DeliveryRows items={items} linkTo={view.linkTo} openId={view.chosenId} now={dataUpdatedAt} />
      <LoadOlder list={list} total={total} failed={loadFailed.deliveries} />
    </>
  );
}

function NoMatch({ view }: { view: InboxView }) {
  return (
    <EmptyState scene={<Footprints />} title={empty.results} text={deliveriesTexts.noDeliveryMatchesTheseFilters}>
      <Button variant="default" onClick={view.reset}>
        {blogTexts.resetFilters}
      </Button>
    </EmptyState>
  );
}

function NoDeliveries() {
  return (
    <EmptyState scene={<LetterBox />} title={empty.deliveries} text={deliveriesTexts.mailsAboutNewEnquiriesLinks}>
      <Button component={Link} to="/settings/mail" variant="default">
        {deliveriesTexts.setUpMail}
      </Button>
    </EmptyState>
  );
}

/** The open delivery, over the list. */
function OpenDelivery({ view, list }: Omit<DeliveryListProps, 'total'>) {
  const { data, error, dataUpdatedAt } = useDelivery(view.chosenId);
  const open = view.chosenId === '' ? undefined : data;
  const steps = { ...useDetailSteps(open, view, list), close: view.close };
  const isMissing = view.chosenId !== '' && error !== null && !open;
  return (
    <>
      {isMissing && (
        <p className={classes.failed} role="alert">
          {error instanceof ApiError && error.code === 'not-found'
            ? deliveriesTexts.thisDeliveryNoLongerExists(DELIVERY_DAYS_KEPT)
            : messageOf(error, loadFailed.delivery)}
        </p>
      )}
      <ItemDrawer thing="delivery" onClose={view.close}>
        {open && <DeliveryDetail key={open._id} delivery={open} steps={steps} now={dataUpdatedAt} />}
      </ItemDrawer>
    </>
  );
}
