import { UnstyledButton } from '@mantine/core';
import classes from './fields.module.css';
import { suggestLink } from './suggest-link.ts';

/** Offers the address that was probably meant. */
export function LinkHint({ value, onTake }: { value: string; onTake: (link: string) => void }) {
  const meant = suggestLink(value);
  if (!meant) return null;
  return (
    <p className={classes.hint} role="status">
      Did you mean{' '}
      <UnstyledButton className={classes.undo} onClick={() => onTake(meant)}>
        {meant}
      </UnstyledButton>
      ?
    </p>
  );
}
