import { Button, Skeleton } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { TbPlus } from 'react-icons/tb';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router';
import type { Review } from '#contract/records/review.ts';
import { loadFailed, loading } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { readAuth } from '#web/session.ts';
import { draftKey, dropDraft } from '#web/admin/editing/autosave/form-drafts.ts';
import { SETTLED, UnsavedGuard } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { OrderBar, OrderSaid } from '#web/admin/editing/editor/order-bar.tsx';
import { useOrder } from '#web/admin/editing/order/use-order.ts';
import { useSaveOrder } from '#web/admin/editing/order/use-save-order.ts';
import { PreviewedList } from '#web/admin/editing/preview/previewed-list.tsx';
import { previewOfAll, reviewsPage } from '#web/admin/editing/preview/shared-pages.ts';
import { NEW } from '#web/admin/editing/records/record-kind.ts';
import { RecordPane } from '#web/admin/editing/records/record-pane.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import { useRun } from './approve-all.ts';
import { ApprovedCard } from './approved-card.tsx';
import classes from './cards.module.css';
import { PendingCard } from './pending-card.tsx';
import { useReviewKind } from './review-kind.ts';
import { split, useReviewCache, useReviews } from './reviews.ts';

const NONE: readonly Review[] = [];

/** Client reviews: the list to moderate, and at an address of its own the form over one of them. */
export function ReviewsScreen() {
  const { id } = useParams();
  const { state } = useLocation() as { state: unknown };
  const [created, setCreated] = useState('');
  if (id === undefined) return <ReviewList freshId={state === SETTLED ? created : ''} />;
  if (id === created && state === SETTLED) return <Navigate to="/reviews" replace state={SETTLED} />;
  return <OneReview key={id} id={id} onCreated={setCreated} />;
}

function OneReview({ id, onCreated }: { id: string; onCreated: (id: string) => void }) {
  const kind = useReviewKind();
  return (
    <RecordPane
      kind={kind}
      id={id}
      backTo="/reviews"
      search=""
      onCreated={(made) => {
        dropDraft(localStorage, draftKey(readAuth()?.user._id ?? '', `reviews/${NEW}`));
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
        <Frame>
          {isPending ? (
            <ReviewsSkeleton />
          ) : (
            <div className={classes.card}>
              <FailedState title={messageOf(error, loadFailed.reviews)} onRetry={() => void refetch()} />
            </div>
          )}
        </Frame>
      )}
    </div>
  );
}

function Reviews({ reviews, freshId }: { reviews: Review[]; freshId: string }) {
  const cache = useReviewCache();
  const run = useRun();
  const held = run && run.status !== 'done' ? run.reviews : NONE;
  const known = useMemo(() => new Map(reviews.map((review) => [review._id, review])), [reviews]);
  const { pending, approved } = useMemo(() => split(reviews, held), [reviews, held]);
  const savedIds = useMemo(() => approved.map(({ _id }) => _id), [approved]);
  const order = useOrder('reviews', savedIds, (id) => known.get(id)?.name ?? '');
  const saving = useSaveOrder({
    order: { ...order, ids: [...order.ids, ...pending.map(({ _id }) => _id).toReversed()] },
    send: (body) => call('PUT /reviews/reorder/list', { body }),
    reload: async () => {
      return (await cache.reload()).map(({ _id }) => _id);
    },
    onSaved: cache.replace,
  });
  const navigate = useNavigate();
  const wanted = useMemo(() => order.ids.flatMap((id) => known.get(id) ?? []), [order.ids, known]);
  const usePreview = () => ({
    answers: () => previewOfAll(reviewsPage, wanted).answers,
    leaves: () => previewOfAll(reviewsPage, wanted).leaves,
    follows: wanted,
    isChanged: order.isMoved,
  });
  return (
    <>
      <PreviewedList
        page={reviewsPage}
        layout="over"
        usePreview={usePreview}
        onJump={(path) => {
          const [id = '', field = ''] = path.split('.');
          void navigate(`/reviews/${id}#${fieldId(field)}`);
        }}
      >
        <Frame>
          <PendingCard reviews={pending} cache={cache} run={run} />
          <ApprovedCard reviews={wanted} order={order} cache={cache} freshId={freshId} />
        </Frame>
      </PreviewedList>
      <OrderSaid said={order.said} />
      <OrderBar
        moved={order.moved.size}
        item="review"
        isSaving={saving.isSaving}
        failed={saving.failed}
        onSave={saving.save}
        onDiscard={order.reset}
      />
      <UnsavedGuard isActive={order.isMoved} isKept title="the order of reviews" />
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Client reviews"
      help="Approved and visible reviews appear on the home page and on About, in the order below."
      actions={
        <Button
          component={Link}
          to={`/reviews/${NEW}`}
          variant="default"
          leftSection={<TbPlus size={16} aria-hidden />}
        >
          New review
        </Button>
      }
    >
      {children}
    </Page>
  );
}

/** Six rows in the real measures. */
function ReviewsSkeleton() {
  return (
    <div className={classes.card} role="status" aria-label={loading}>
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
