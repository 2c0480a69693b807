import classes from './fields.module.css';
import { suggestLink } from './suggest-link.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';

/** Suggests the URL that was probably meant. */
export function LinkHint({ value, onAccept }: { value: string; onAccept: (link: string) => void }) {
  const suggestion = suggestLink(value);
  if (!suggestion) return null;
  return (
    <p className={classes.hint} role="status">
      Did you mean <TextButton onClick={() => onAccept(suggestion)}>{suggestion}</TextButton>?
    </p>
  );
}
