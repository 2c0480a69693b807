import { Button, Skeleton } from '@mantine/core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TbChevronDown, TbPlus } from 'react-icons/tb';
import { Link, Navigate, useParams } from 'react-router';
import { testimonials as collection, type Testimonial } from '#contract/collections/testimonials.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { call, messageOf } from '#web/api.ts';
import { readAuth } from '#web/session.ts';
import { draftKey, deleteDraft } from '#web/admin/editing/autosave/form-drafts.ts';
import { SKIP_UNSAVED_GUARD, UnsavedGuard } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { scrollToAndFocus } from '#web/admin/editing/fields/use-field.ts';
import { OrderBar, OrderLiveRegion, type OrderBarProps } from '#web/admin/editing/editor/order-bar.tsx';
import { MovingRows } from '#web/admin/editing/order/moving-rows.tsx';
import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import { useListOrder } from '#web/admin/editing/order/use-order.ts';
import { useSaveOrder } from '#web/admin/editing/order/use-save-order.ts';
import { PreviewPlaceholder } from '#web/admin/editing/preview/preview-layout.tsx';
import { ListWithPreview } from '#web/admin/editing/preview/list-with-preview.tsx';
import { previewAllRecords, testimonialsPage } from '#web/admin/editing/preview/shared-pages.ts';
import { NEW_ID } from '#web/admin/editing/records/record-kind.ts';
import { RecordPane } from '#web/admin/editing/records/record-pane.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { controlId, hasFieldDrafts } from './inline-text.tsx';
import { emptyHint, useTestimonialKind } from './testimonial-kind.tsx';
import { TestimonialRow } from './testimonial-row.tsx';
import { useTestimonialCache, useTestimonials } from './testimonials.ts';
import {
  UnsavedFieldsProvider,
  createUnsavedFields,
  useAllUnsavedFields,
  type UnsavedFields,
} from './unsaved-fields.ts';
import classes from './testimonials-screen.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as testimonialsTexts from '#web/admin/texts/testimonials.ts';

const FIRST = 20;
const MORE = 50;

/** Testimonials: a list edited in place, and the form for a new one at its own address. */
function TestimonialsScreen() {
  const { id } = useParams();
  const [created, setCreated] = useState('');
  if (id === undefined) return <TestimonialList freshId={created} />;
  if (id !== NEW_ID) {
    if (id !== created) setCreated(id);
    return <Navigate to="/testimonials" replace state={SKIP_UNSAVED_GUARD} />;
  }
  return <NewTestimonial onCreated={setCreated} />;
}

function NewTestimonial({ onCreated }: { onCreated: (id: string) => void }) {
  const kind = useTestimonialKind();
  return (
    <RecordPane
      kind={kind}
      id={NEW_ID}
      backTo="/testimonials"
      search=""
      onCreated={(made) => {
        deleteDraft(localStorage, draftKey(readAuth()?.user._id ?? '', `testimonials/${NEW_ID}`));
        onCreated(made);
      }}
    />
  );
}

function TestimonialList({ freshId }: { freshId: string }) {
  const { data, error, isPending, refetch } = useTestimonials();
  return (
    <div className={classes.screen}>
      {data && data.length > 0 ? (
        <Testimonials testimonials={data} freshId={freshId} />
      ) : isPending ? (
        <PreviewPlaceholder>
          <TestimonialsFrame>
            <RowsSkeleton />
          </TestimonialsFrame>
        </PreviewPlaceholder>
      ) : (
        <TestimonialsFrame>
          <div className={classes.card}>
            {data ? (
              <EmptyState title={empty.testimonials} text={emptyHint}>
                <AddButton />
              </EmptyState>
            ) : (
              <FailedState title={messageOf(error, loadFailed.admin)} onRetry={() => void refetch()} />
            )}
          </div>
        </TestimonialsFrame>
      )}
    </div>
  );
}

function Testimonials({ testimonials, freshId }: { testimonials: Testimonial[]; freshId: string }) {
  const cache = useTestimonialCache();
  const [limit, setLimit] = useState(() => Math.max(FIRST, testimonials.findIndex(({ _id }) => _id === freshId) + 1));
  const byId = useMemo(() => new Map(testimonials.map((one) => [one._id, one])), [testimonials]);
  const savedIds = useMemo(() => testimonials.map(({ _id }) => _id), [testimonials]);
  const order = useListOrder('testimonials', savedIds, (id) => byId.get(id)?.name ?? '');
  const saving = useSaveOrder({
    order,
    send: (body) => call('PUT /testimonials/reorder/list', { body }),
    reload: async () => (await cache.reload()).map(({ _id }) => _id),
    onSaved: cache.replace,
  });
  const ordered = useMemo(() => order.ids.flatMap((id) => byId.get(id) ?? []), [order.ids, byId]);
  const [unsaved] = useState(createUnsavedFields);
  const [openIds, setOpenIds] = useState(() => new Set(testimonials.filter(hasFieldDrafts).map(({ _id }) => _id)));
  const toggle = useCallback(
    (id: string) => setOpenIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    [],
  );
  const usePreview = () => useTypedPreview(ordered, unsaved, order.isMoved);
  const jump = (path: string) => {
    const [id = '', field = ''] = path.split('.');
    flushSync(() => {
      setLimit((now) => Math.max(now, order.ids.indexOf(id) + 1));
      setOpenIds((now) => new Set([...now, id]));
    });
    scrollToAndFocus(controlId(id, field));
  };
  const shown = ordered.slice(0, limit);
  const hidden = order.ids.length - shown.length;
  const move = (from: number, to: number) => {
    order.move(from, Math.min(to, order.ids.length - 1));
    if (to >= limit) setLimit(to + 1);
  };
  return (
    <UnsavedFieldsProvider value={unsaved}>
      <ListWithPreview page={testimonialsPage} layout="beside" usePreview={usePreview} onJump={jump}>
        <TestimonialsFrame>
          <div className={classes.card}>
            <Sortable ids={shown.map(({ _id }) => _id)} nameAt={(at) => shown[at]?.name ?? ''} onMove={move}>
              <MovingRows order={order.ids.join(' ')}>
                <ol className={classes.rows} aria-label={commonTexts.testimonials}>
                  {shown.map((testimonial, index) => (
                    <TestimonialRow
                      key={testimonial._id}
                      testimonial={testimonial}
                      cache={cache}
                      index={index}
                      isLast={index === order.ids.length - 1}
                      isMoved={order.moved.has(testimonial._id)}
                      isOrderOpen={order.isMoved}
                      isFresh={testimonial._id === freshId}
                      isOpen={openIds.has(testimonial._id)}
                      onToggle={toggle}
                      onMove={move}
                    />
                  ))}
                </ol>
              </MovingRows>
            </Sortable>
            {hidden > 0 && (
              <button type="button" className={classes.more} onClick={() => setLimit(limit + MORE)}>
                {testimonialsTexts.showMoreOf(Math.min(hidden, MORE), order.ids.length)}{' '}
                <TbChevronDown size={16} aria-hidden />
              </button>
            )}
          </div>
        </TestimonialsFrame>
      </ListWithPreview>
      <OrderLiveRegion announcement={order.announcement} />
      <TypingOrderBar
        unsaved={unsaved}
        moved={order.moved.size}
        item={collection.labels.one}
        isSaving={saving.isSaving}
        failed={saving.failed}
        onSave={saving.save}
        onDiscard={order.reset}
      />
      <UnsavedGuard isActive={order.isMoved} isStored title={testimonialsTexts.theOrderOfTestimonials} />
    </UnsavedFieldsProvider>
  );
}

/** The bar, which says also that a field is not saved before it is left. */
function TypingOrderBar({ unsaved, ...bar }: { unsaved: UnsavedFields } & OrderBarProps) {
  const { size } = useAllUnsavedFields(unsaved);
  return <OrderBar {...bar} typing={size > 0 ? testimonialsTexts.savedWhenYouLeave : ''} />;
}

/** The preview with the typed values, in the unsaved order. */
function useTypedPreview(ordered: readonly Testimonial[], unsaved: UnsavedFields, isMoved: boolean) {
  const typed = useAllUnsavedFields(unsaved);
  const all = useMemo(() => ordered.map((one) => ({ ...one, ...typed.get(one._id) })), [ordered, typed]);
  return {
    pinnedQueries: () => previewAllRecords(testimonialsPage, all),
    contentKey: all,
    isChanged: isMoved || typed.size > 0,
  };
}

function TestimonialsFrame({ children }: { children: ReactNode }) {
  return (
    <Page title={collection.labels.title} help={testimonialsTexts.whatClientsSay} actions={<AddButton />}>
      {children}
    </Page>
  );
}

function AddButton() {
  return (
    <Button
      component={Link}
      to={`/testimonials/${NEW_ID}`}
      variant="default"
      leftSection={<TbPlus size={16} aria-hidden />}
    >
      {collection.labels.add}
    </Button>
  );
}

/** Placeholder rows at the real size. */
function RowsSkeleton() {
  return (
    <div className={classes.card} role="status" aria-label={stateTexts.loading}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.bone}>
          <Skeleton circle height={40} />
          <div>
            <Skeleton height={12} width="40%" mb={8} />
            <Skeleton height={10} width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}

export { TestimonialsScreen as CollectionScreen };
