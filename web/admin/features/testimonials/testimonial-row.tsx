import { Switch, UnstyledButton } from '@mantine/core';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { TbChevronDown } from 'react-icons/tb';
import { TESTIMONIAL_AVATAR } from '#contract/constants.ts';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { DragHandle, useSortableRow } from '#web/admin/editing/order/drag-handle.tsx';
import { Face } from '#web/admin/shell/face.tsx';
import classes from './row.module.css';
import { bodyId, foldId, type TestimonialRowProps } from './row-props.ts';
import { TestimonialBody } from './testimonial-body.tsx';
import { TestimonialMenu } from './testimonial-menu.tsx';
import { useUnsavedFields } from './unsaved-fields.ts';
import { useTestimonialRow, type TestimonialRowState } from './use-testimonial-row.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as testimonialsTexts from '#web/admin/texts/testimonials.ts';

/** One testimonial: a line that unfolds into its fields, which are edited in place. */
export const TestimonialRow = memo(function TestimonialRow(props: TestimonialRowProps) {
  const { testimonial, cache, index, isFresh, isOpen, onMove } = props;
  const { _id, name } = testimonial;
  const row = useTestimonialRow(cache, _id);
  const sortable = useSortableRow(_id);
  // Once opened, the fields stay: what is typed or uploading in them must not end when the row is folded.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
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
      data-open={isOpen || undefined}
      data-hidden={!testimonial.isVisible || undefined}
      aria-busy={row.isBusy || undefined}
    >
      <div className={classes.line}>
        <DragHandle
          className={classes.handle}
          sortable={sortable}
          label={testimonialsTexts.move(name)}
          onStep={(by) => onMove(index, index + by)}
        />
        <RowSummary {...props} />
        <RowVisibleSwitch testimonial={testimonial} row={row} />
        <TestimonialMenu {...props} row={row} />
        {/* For pointers only; keyboards use the whole line. */}
        <UnstyledButton
          className={classes.chevron}
          tabIndex={-1}
          aria-hidden
          data-fold
          onClick={() => props.onToggle(_id)}
        >
          <TbChevronDown size={18} />
        </UnstyledButton>
      </div>
      {wasOpen && <TestimonialBody {...props} row={row} />}
    </li>
  );
});

/** Face, name and the first words; unfolds the row. */
function RowSummary({ testimonial, isOpen, isMoved, onToggle }: TestimonialRowProps) {
  const { _id, name, role, feedback, imageUrl } = testimonial;
  const isUnsaved = useIsUnsaved(_id);
  return (
    <UnstyledButton
      id={foldId(_id)}
      className={classes.fold}
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId(_id) : undefined}
      onClick={() => onToggle(_id)}
    >
      <Face name={name} src={imageUrl} drawn={TESTIMONIAL_AVATAR} size={40} />
      <span className={classes.summary}>
        <span className={classes.title}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          {role && <span className={classes.role}>{role}</span>}
        </span>
        {isMoved ? (
          <span className={classes.state}>{testimonialsTexts.movedNotSavedYet}</span>
        ) : isUnsaved && !isOpen ? (
          <span className={classes.state}>{testimonialsTexts.notSavedYet}</span>
        ) : (
          <span className={classes.words} dir="auto">
            {feedback}
          </span>
        )}
      </span>
    </UnstyledButton>
  );
}

/** Whether a field of the testimonial holds text that is not saved. */
function useIsUnsaved(id: string): boolean {
  const { subscribe, now } = useUnsavedFields();
  return useSyncExternalStore(subscribe, () => now().has(id));
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
      className={classes.visible}
      label={isVisible ? commonTexts.visible : commonTexts.hidden}
      aria-label={commonTexts.visibleWithName(name)}
      checked={isVisible}
      disabled={row.isBusy || row.isSaving('isVisible')}
      error={failed && <span role="alert">{failed}</span>}
      onChange={(event) => void save(event.currentTarget.checked)}
    />
  );
}
