import classes from './fields.module.css';
import { TextButton } from '#web/admin/shell/text-button.tsx';

/** Marks a changed field and offers to undo the change. */
export function ChangedMark({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <span className={classes.changed}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.changedWord}>Changed</span>
      <TextButton onClick={onUndo} aria-label={`Undo: ${label}`}>
        Undo
      </TextButton>
    </span>
  );
}
