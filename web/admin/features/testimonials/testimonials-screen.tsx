import { Button, Skeleton } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TbChevronDown, TbPlus } from 'react-icons/tb';
import { Link, Navigate, useParams } from 'react-router';
import type { Testimonial } from '#contract/records/testimonial.ts';
import { empty, loadFailed, loading } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { readAuth } from '#web/session.ts';
import { draftKey, dropDraft } from '#web/admin/editing/autosave/form-drafts.ts';
import { SETTLED, UnsavedGuard } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { focusOn } from '#web/admin/editing/fields/use-field.ts';
import { OrderBar, OrderSaid } from '#web/admin/editing/editor/order-bar.tsx';
import { Sortable } from '#web/admin/editing/order/sortable.tsx';
import { useOrder } from '#web/admin/editing/order/use-order.ts';
import { useSaveOrder } from '#web/admin/editing/order/use-save-order.ts';
import { PreviewRoom } from '#web/admin/editing/preview/preview-layout.tsx';
import { PreviewedList } from '#web/admin/editing/preview/previewed-list.tsx';
import { previewOfAll, testimonialsPage } from '#web/admin/editing/preview/shared-pages.ts';
import { NEW } from '#web/admin/editing/records/record-kind.ts';
import { RecordPane } from '#web/admin/editing/records/record-pane.tsx';
import { Page } from '#web/admin/shell/page.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { controlId } from './inline-text.tsx';
import { emptyHint, useTestimonialKind } from './testimonial-kind.tsx';
import { TestimonialRow } from './testimonial-row.tsx';
import { useTestimonialCache, useTestimonials } from './testimonials.ts';
import { UnsavedWordsProvider, unsavedWords, useAllUnsaved, type UnsavedWords } from './unsaved-fields.ts';
import classes from './testimonials-screen.module.css';

const FIRST = 20;
const MORE = 50;

/** Testimonials: a list that is edited where it stands, and at an address of its own the form for a new one. */
export function TestimonialsScreen() {
  const { id } = useParams();
  const [created, setCreated] = useState('');
  if (id === undefined) return <TestimonialList freshId={created} />;
  if (id !== NEW) {
    if (id !== created) setCreated(id);
    return <Navigate to="/testimonials" replace state={SETTLED} />;
  }
  return <NewTestimonial onCreated={setCreated} />;
}

function NewTestimonial({ onCreated }: { onCreated: (id: string) => void }) {
  const kind = useTestimonialKind();
  return (
    <RecordPane
      kind={kind}
      id={NEW}
      backTo="/testimonials"
      search=""
      onCreated={(made) => {
        dropDraft(localStorage, draftKey(readAuth()?.user._id ?? '', `testimonials/${NEW}`));
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
        <PreviewRoom>
          <Frame>
            <RowsSkeleton />
          </Frame>
        </PreviewRoom>
      ) : (
        <Frame>
          <div className={classes.card}>
            {data ? (
              <EmptyState title={empty.testimonials} text={emptyHint}>
                <AddButton />
              </EmptyState>
            ) : (
              <FailedState title={messageOf(error, loadFailed.admin)} onRetry={() => void refetch()} />
            )}
          </div>
        </Frame>
      )}
    </div>
  );
}

function Testimonials({ testimonials, freshId }: { testimonials: Testimonial[]; freshId: string }) {
  const cache = useTestimonialCache();
  const [limit, setLimit] = useState(() => Math.max(FIRST, testimonials.findIndex(({ _id }) => _id === freshId) + 1));
  const known = useMemo(() => new Map(testimonials.map((one) => [one._id, one])), [testimonials]);
  const savedIds = useMemo(() => testimonials.map(({ _id }) => _id), [testimonials]);
  const order = useOrder('testimonials', savedIds, (id) => known.get(id)?.name ?? '');
  const saving = useSaveOrder({
    order,
    send: (body) => call('PUT /testimonials/reorder/list', { body }),
    reload: async () => (await cache.reload()).map(({ _id }) => _id),
    onSaved: cache.replace,
  });
  const wanted = useMemo(() => order.ids.flatMap((id) => known.get(id) ?? []), [order.ids, known]);
  const [unsaved] = useState(unsavedWords);
  const usePreview = () => useTypedPreview(wanted, unsaved, order.isMoved);
  const jump = (path: string) => {
    const [id = '', field = ''] = path.split('.');
    flushSync(() => setLimit((now) => Math.max(now, order.ids.indexOf(id) + 1)));
    focusOn(controlId(id, field));
  };
  const shown = wanted.slice(0, limit);
  const hidden = order.ids.length - shown.length;
  const move = (from: number, to: number) => {
    order.move(from, Math.min(to, order.ids.length - 1));
    if (to >= limit) setLimit(to + 1);
  };
  return (
    <UnsavedWordsProvider value={unsaved}>
      <PreviewedList page={testimonialsPage} layout="beside" usePreview={usePreview} onJump={jump}>
        <Frame>
          <div className={classes.card}>
            <Sortable ids={shown.map(({ _id }) => _id)} nameAt={(at) => shown[at]?.name ?? ''} onMove={move}>
              <ol className={classes.rows} aria-label="Testimonials">
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
                    onMove={move}
                  />
                ))}
              </ol>
            </Sortable>
            {hidden > 0 && (
              <button type="button" className={classes.more} onClick={() => setLimit(limit + MORE)}>
                Show {Math.min(hidden, MORE)} more of {order.ids.length} <TbChevronDown size={16} aria-hidden />
              </button>
            )}
          </div>
        </Frame>
      </PreviewedList>
      <OrderSaid said={order.said} />
      <OrderBar
        moved={order.moved.size}
        item="testimonial"
        isSaving={saving.isSaving}
        failed={saving.failed}
        onSave={saving.save}
        onDiscard={order.reset}
      />
      <UnsavedGuard isActive={order.isMoved} isKept title="the order of testimonials" />
    </UnsavedWordsProvider>
  );
}

/** The page with what is typed in the rows, in the order one wants. */
function useTypedPreview(wanted: readonly Testimonial[], unsaved: UnsavedWords, isMoved: boolean) {
  const typed = useAllUnsaved(unsaved);
  const all = useMemo(() => wanted.map((one) => ({ ...one, ...typed.get(one._id) })), [wanted, typed]);
  return {
    answers: () => previewOfAll(testimonialsPage, all).answers,
    leaves: () => previewOfAll(testimonialsPage, all).leaves,
    follows: all,
    isChanged: isMoved || typed.size > 0,
  };
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Testimonials"
      help="Visible testimonials appear on the home page, in the order below. Changes are saved when you leave a field."
      actions={<AddButton />}
    >
      {children}
    </Page>
  );
}

function AddButton() {
  return (
    <Button
      component={Link}
      to={`/testimonials/${NEW}`}
      variant="default"
      leftSection={<TbPlus size={16} aria-hidden />}
    >
      New testimonial
    </Button>
  );
}

/** Three rows in the real measures. */
function RowsSkeleton() {
  return (
    <div className={classes.card} role="status" aria-label={loading}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={classes.bone}>
          <Skeleton circle height={72} />
          <div>
            <Skeleton height={36} mb={12} radius="md" />
            <Skeleton height={58} radius="md" />
          </div>
        </div>
      ))}
    </div>
  );
}
