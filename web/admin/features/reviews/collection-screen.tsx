import { Button, Skeleton } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { TbPlus } from 'react-icons/tb';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { reviews as collection, type Review } from '#contract/collections/reviews.ts';
import { loadFailed } from '#contract/texts.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { call, messageOf } from '#web/api.ts';
import { readAuth } from '#web/session.ts';
import { draftKey, deleteDraft } from '#web/admin/editing/autosave/form-drafts.ts';
import { SKIP_UNSAVED_GUARD, UnsavedGuard } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { OrderBar, OrderLiveRegion } from '#web/admin/editing/editor/order-bar.tsx';
import { MovingRows } from '#web/admin/editing/order/moving-rows.tsx';
import { useListOrder } from '#web/admin/editing/order/use-order.ts';
import { useSaveOrder } from '#web/admin/editing/order/use-save-order.ts';
import { ListWithPreview } from '#web/admin/editing/preview/list-with-preview.tsx';
import { previewAllRecords, reviewsPage } from '#web/admin/editing/preview/shared-pages.ts';
import { NEW_ID } from '#web/admin/editing/records/record-kind.ts';
import { RecordPane } from '#web/admin/editing/records/record-pane.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { useApprovalRun } from './approve-all.ts';
import { ApprovedCard } from './approved-card.tsx';
import classes from './cards.module.css';
import { InvitationsScreen, InviteButton } from './invitations/invitations-screen.tsx';
import { PendingCard } from './pending-card.tsx';
import { useReviewKind } from './review-kind.ts';
import { splitByApproval, useReviewCache, useReviews } from './reviews.ts';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

const NO_REVIEWS: readonly Review[] = [];

/** Client reviews: the moderation list, and the form of one review at its own address. */
function ReviewsScreen() {
  const { id } = useParams();
  const { state } = useLocation() as { state: unknown };
  const [created, setCreated] = useState('');
  if (id === 'invitations') return <InvitationsScreen />;
  if (id === undefined) return <ReviewList freshId={state === SKIP_UNSAVED_GUARD ? created : ''} />;
  if (id === created && state === SKIP_UNSAVED_GUARD)
    return <Navigate to="/reviews" replace state={SKIP_UNSAVED_GUARD} />;
  return <ReviewEditor key={id} id={id} onCreated={setCreated} />;
}

function ReviewEditor({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const kind = useReviewKind();
  return (
    <RecordPane
      kind={kind}
      id={id}
      backTo="/reviews"
      search=""
      onCreated={(made) => {
        deleteDraft(localStorage, draftKey(readAuth()?.user._id ?? '', `reviews/${NEW_ID}`));
        onCreated(made);
      }}
    />
  );
}

function ReviewList({ freshId }: { freshId: string }) {
  const { data, error, isPending, refetch } = useReviews();
  return (
    <div className={classes.screen}>
      {data ? (
        <Reviews reviews={data} freshId={freshId} />
      ) : (
        <ReviewsFrame>
          {isPending ? (
            <ReviewsSkeleton />
          ) : (
            <div className={classes.card}>
              <FailedState title={messageOf(error, loadFailed.reviews)} onRetry={() => void refetch()} />
            </div>
          )}
        </ReviewsFrame>
      )}
    </div>
  );
}

function Reviews({ reviews, freshId }: { reviews: Review[]; freshId: string }) {
  const cache = useReviewCache();
  const run = useApprovalRun();
  const pinned = run && run.status !== 'done' ? run.reviews : NO_REVIEWS;
  const byId = useMemo(() => new Map(reviews.map((review) => [review._id, review])), [reviews]);
  const { pending, approved } = useMemo(() => splitByApproval(reviews, pinned), [reviews, pinned]);
  const savedIds = useMemo(() => approved.map(({ _id }) => _id), [approved]);
  const order = useListOrder('reviews', savedIds, (id) => byId.get(id)?.name ?? '');
  const saving = useSaveOrder({
    order: { ...order, ids: [...order.ids, ...pending.map(({ _id }) => _id).toReversed()] },
    send: (body) => call('PUT /reviews/reorder/list', { body }),
    reload: async () => {
      return (await cache.reload()).map(({ _id }) => _id);
    },
    onSaved: cache.replace,
  });
  const navigate = useNavigate();
  const ordered = useMemo(() => order.ids.flatMap((id) => byId.get(id) ?? []), [order.ids, byId]);
  const usePreview = () => ({
    pinnedQueries: () => previewAllRecords(reviewsPage, ordered),
    contentKey: ordered,
    isChanged: order.isMoved,
  });
  return (
    <>
      <ListWithPreview
        page={reviewsPage}
        layout="over"
        usePreview={usePreview}
        onJump={(path) => {
          const [id = '', field = ''] = path.split('.');
          void navigate(`/reviews/${id}#${fieldId(field)}`);
        }}
      >
        <ReviewsFrame>
          <MovingRows className={classes.sections} order={[...pending, ...ordered].map(({ _id }) => _id).join(' ')}>
            <PendingCard reviews={pending} cache={cache} run={run} />
            <ApprovedCard reviews={ordered} order={order} cache={cache} freshId={freshId} />
          </MovingRows>
        </ReviewsFrame>
      </ListWithPreview>
      <OrderLiveRegion announcement={order.announcement} />
      <OrderBar
        moved={order.moved.size}
        item={collection.labels.one}
        isSaving={saving.isSaving}
        failed={saving.failed}
        onSave={saving.save}
        onDiscard={order.reset}
      />
      <UnsavedGuard isActive={order.isMoved} isStored title={reviewsTexts.theOrderOfReviews} />
    </>
  );
}

function ReviewsFrame({ children }: { children: ReactNode }) {
  return (
    <Page
      title={collection.labels.title}
      wide
      edited
      help={reviewsTexts.approvedAndVisibleReviewsAppear}
      actions={
        <div className={classes.actions}>
          <Button component={Link} to="/reviews/invitations" variant="subtle" color="gray">
            {reviewsTexts.invitations}
          </Button>
          <Button
            component={Link}
            to={`/reviews/${NEW_ID}`}
            variant="default"
            leftSection={<TbPlus size={16} aria-hidden />}
          >
            {collection.labels.add}
          </Button>
          <InviteButton />
        </div>
      }
    >
      {children}
    </Page>
  );
}

/** Six placeholder rows at the real size. */
function ReviewsSkeleton() {
  return (
    <div className={classes.card} role="status" aria-label={stateTexts.loading}>
      <div className={classes.head}>
        <Skeleton width={120} height={18} />
      </div>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.bone}>
          <Skeleton circle height={40} />
          <div>
            <Skeleton height={13} width="38%" mb={10} />
            <Skeleton height={12} width="86%" mb={10} />
            <Skeleton height={10} width="22%" />
          </div>
        </div>
      ))}
    </div>
  );
}

export { ReviewsScreen as CollectionScreen };
