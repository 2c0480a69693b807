import classes from './fields.module.css';
import { TextButton } from '#web/admin/shell/text-button.tsx';

/** Says that something differs from what is saved, and takes it back. */
export function ChangedMark({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <span className={classes.changed}>
      <span className={classes.dot} aria-hidden />
      Changed
      <TextButton onClick={onUndo} aria-label={`Undo: ${label}`}>
        Undo
      </TextButton>
    </span>
  );
}
