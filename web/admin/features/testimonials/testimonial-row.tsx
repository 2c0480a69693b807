import { ActionIcon, Menu, Switch } from '@mantine/core';
import { memo, Suspense, useEffect, useState, type ReactNode } from 'react';
import { TbArrowDown, TbArrowUp, TbDots, TbHistory, TbTrash } from 'react-icons/tb';
import type { Testimonial } from '#contract/records/testimonial.ts';
import { confirm } from '#contract/texts.ts';
import { AltQuestion } from '#web/admin/editing/fields/alt-question.tsx';
import { HistoryDrawer } from '#web/admin/editing/history/history-button.tsx';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { TRASH_NOTE } from '#web/admin/shell/trash-note.ts';
import classes from './inline.module.css';
import { InlineOrder } from './inline-order.tsx';
import { InlinePicture } from './inline-picture.tsx';
import { controlId, InlineText } from './inline-text.tsx';
import type { TestimonialCache } from './testimonials.ts';
import { useTestimonialRow, type TestimonialRowState } from './use-testimonial-row.ts';

interface TestimonialRowProps {
  testimonial: Testimonial;
  cache: TestimonialCache;
  index: number;
  isLast: boolean;
  isMoved: boolean;
  /** Whether any testimonial was moved and not saved. Numbers are then positions in the wanted order. */
  isOrderOpen: boolean;
  isFresh: boolean;
  onMove: (from: number, to: number) => void;
}

/** One testimonial, edited in place. */
export const TestimonialRow = memo(function TestimonialRow(props: TestimonialRowProps) {
  const { testimonial, cache, index, isMoved, isFresh, onMove } = props;
  const { _id, name, role, feedback, imageUrl, imageAlt } = testimonial;
  const row = useTestimonialRow(cache, _id);
  const sortable = useSortableRow(_id);
  const text = { id: _id, row, owner: name };
  useEffect(() => {
    if (isFresh) document.getElementById(`testimonial-${_id}`)?.scrollIntoView({ block: 'center' });
  }, [isFresh, _id]);
  return (
    <li
      {...sortable.row}
      {...row.focus}
      id={`testimonial-${_id}`}
      className={classes.row}
      data-record={_id}
      data-fresh={isFresh || undefined}
      aria-busy={row.isBusy || undefined}
    >
      <DragHandle
        className={classes.handle}
        sortable={sortable}
        label={`Move ${name}`}
        onStep={(by) => onMove(index, index + by)}
      />
      <InlinePicture testimonial={testimonial} row={row} />
      <div className={classes.fields}>
        <InlineText {...text} field="name" saved={name} />
        <InlineText {...text} field="role" saved={role} />
        <div className={classes.whole}>
          <InlineText {...text} field="feedback" saved={feedback} />
        </div>
        {imageUrl && (
          <div className={classes.whole}>
            <InlineText {...text} field="imageAlt" saved={imageAlt} />
            <AltQuestion image={imageUrl} alt={imageAlt} controlId={controlId(_id, 'imageAlt')} />
          </div>
        )}
        {isMoved && <p className={classes.moved}>Moved, not saved yet</p>}
      </div>
      <RowAside {...props} row={row} />
    </li>
  );
});

function RowAside(props: TestimonialRowProps & { row: TestimonialRowState }) {
  const { testimonial, index, isOrderOpen, row, onMove } = props;
  const { name, order } = testimonial;
  async function saveOrder(next: number): Promise<string> {
    if (isOrderOpen) {
      onMove(index, next);
      return '';
    }
    const outcome = await row.save('order', next, order);
    if (outcome.kind === 'saved') return '';
    return outcome.message;
  }
  return (
    <div className={classes.aside}>
      <RowVisibleSwitch testimonial={testimonial} row={row} />
      <InlineOrder
        value={isOrderOpen ? index : order}
        owner={name}
        isOff={row.isBusy || row.isSaving('order')}
        onSave={saveOrder}
      />
      <RowButtons {...props} />
    </div>
  );
}

function RowVisibleSwitch({
  testimonial: { name, isVisible },
  row,
}: {
  testimonial: Testimonial;
  row: TestimonialRowState;
}) {
  const [failed, setFailed] = useState('');
  async function save(next: boolean) {
    const outcome = await row.save('isVisible', next, isVisible);
    if (outcome.kind === 'saved') setFailed('');
    else setFailed(outcome.message);
  }
  return (
    <Switch
      label="Visible"
      aria-label={`Visible: ${name}`}
      checked={isVisible}
      disabled={row.isBusy || row.isSaving('isVisible')}
      error={failed && <span role="alert">{failed}</span>}
      onChange={(event) => void save(event.currentTarget.checked)}
    />
  );
}

function RowButtons({
  testimonial: { _id, name },
  cache,
  index,
  isLast,
  onMove,
  row,
}: TestimonialRowProps & { row: TestimonialRowState }) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const ask = () =>
    confirmAction({
      title: confirm.testimonial,
      children: `What ${name} said will be removed from the site. ${TRASH_NOTE}`,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'brick' },
      onConfirm: () => void row.remove().then((isDeleted) => isDeleted && document.getElementById('main')?.focus()),
    });
  return (
    <div className={classes.buttons}>
      <MoveButton
        label={`Move ${name} up`}
        isEnd={index === 0}
        isOff={row.isBusy}
        onStep={() => onMove(index, index - 1)}
      >
        <TbArrowUp size={18} aria-hidden />
      </MoveButton>
      <MoveButton label={`Move ${name} down`} isEnd={isLast} isOff={row.isBusy} onStep={() => onMove(index, index + 1)}>
        <TbArrowDown size={18} aria-hidden />
      </MoveButton>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`More for ${name}`} disabled={row.isBusy}>
            <TbDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<TbHistory size={16} aria-hidden />} onClick={() => setHistoryOpen(true)}>
            History
          </Menu.Item>
          <Menu.Item color="var(--dd-brick)" leftSection={<TbTrash size={16} aria-hidden />} onClick={ask}>
            Delete…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isHistoryOpen && (
        <Suspense>
          <HistoryDrawer
            subject={{ kind: 'testimonials', id: _id, title: `what ${name} said` }}
            load={cache.reload}
            onClose={() => setHistoryOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  /** The button is at the end but keeps focus. */
  isEnd: boolean;
  isOff: boolean;
  onStep: () => void;
  children: ReactNode;
}

function MoveButton({ label, isEnd, isOff, onStep, children }: StepProps) {
  return (
    <ActionIcon
      aria-label={label}
      aria-disabled={isEnd || undefined}
      data-disabled={isEnd || undefined}
      disabled={isOff}
      onClick={() => !isEnd && onStep()}
    >
      {children}
    </ActionIcon>
  );
}
