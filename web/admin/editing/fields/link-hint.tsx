import classes from './fields.module.css';
import { suggestLink } from './suggest-link.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** Suggests the URL that was probably meant. */
export function LinkHint({ value, onAccept }: { value: string; onAccept: (link: string) => void }) {
  const suggestion = suggestLink(value);
  if (!suggestion) return null;
  return (
    <p className={classes.hint} role="status">
      {fieldsTexts.didYouMean} <TextButton onClick={() => onAccept(suggestion)}>{suggestion}</TextButton>?
    </p>
  );
}
