import { UnstyledButton } from '@mantine/core';
import classes from './fields.module.css';

/** Says that something differs from what is saved, and takes it back. */
export function ChangedMark({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <span className={classes.changed}>
      <span className={classes.dot} aria-hidden />
      Changed
      <UnstyledButton className={classes.undo} onClick={onUndo} aria-label={`Undo: ${label}`}>
        Undo
      </UnstyledButton>
    </span>
  );
}
