import { AltQuestion } from '#web/admin/editing/fields/alt-question.tsx';
import classes from './inline.module.css';
import { InlineOrder } from './inline-order.tsx';
import { InlinePicture } from './inline-picture.tsx';
import { controlId, InlineText } from './inline-text.tsx';
import { bodyId, foldId, type TestimonialRowProps } from './row-props.ts';
import type { TestimonialRowState } from './use-testimonial-row.ts';

/** The fields of an unfolded testimonial. */
export function TestimonialBody(props: TestimonialRowProps & { row: TestimonialRowState }) {
  const { testimonial, row, isOpen } = props;
  const { _id, name, role, feedback, imageUrl, imageAlt } = testimonial;
  const text = { id: _id, row, owner: name };
  return (
    <div id={bodyId(_id)} className={classes.body} role="group" aria-labelledby={foldId(_id)} hidden={!isOpen}>
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
        <OrderField {...props} />
      </div>
    </div>
  );
}

function OrderField({
  testimonial,
  index,
  isOrderOpen,
  row,
  onMove,
}: TestimonialRowProps & { row: TestimonialRowState }) {
  const { name, order } = testimonial;
  async function save(next: number): Promise<string> {
    if (isOrderOpen) {
      onMove(index, next);
      return '';
    }
    const outcome = await row.save('order', next, order);
    if (outcome.kind === 'saved') return '';
    return outcome.message;
  }
  return (
    <InlineOrder
      value={isOrderOpen ? index : order}
      owner={name}
      isOff={row.isBusy || row.isSaving('order')}
      onSave={save}
    />
  );
}
