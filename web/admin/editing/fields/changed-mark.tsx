import classes from './fields.module.css';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** Marks a changed field and offers to undo the change. */
export function ChangedMark({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <span className={classes.changed}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.changedWord}>{fieldsTexts.changed}</span>
      <TextButton onClick={onUndo} aria-label={fieldsTexts.undo(label)}>
        {commonTexts.undo}
      </TextButton>
    </span>
  );
}
