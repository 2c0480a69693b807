import classes from './fields.module.css';
import { suggestLink } from './suggest-link.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';

/** Suggests the URL that was probably meant. */
export function LinkHint({ value, onTake }: { value: string; onTake: (link: string) => void }) {
  const suggestion = suggestLink(value);
  if (!suggestion) return null;
  return (
    <p className={classes.hint} role="status">
      Did you mean <TextButton onClick={() => onTake(suggestion)}>{suggestion}</TextButton>?
    </p>
  );
}
