import { hasAllWords, searchWords } from '#web/admin/shell/search-words.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './fields.module.css';
import { useLinkTargets } from './use-link-targets.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

const MOST = 5;
/** What is typed is an address already. */
const ADDRESS = /^(\/|#|[a-z]+:)/i;

/** Suggests the pages and files of the site whose title or address has the typed words. */
export function PageHints({ value, onAccept }: { value: string; onAccept: (link: string) => void }) {
  const words = ADDRESS.test(value.trim()) ? [] : searchWords(value);
  const isAsked = words.join('').length > 1;
  const places = useLinkTargets(isAsked);
  const found = isAsked ? places.filter(({ address, title }) => hasAllWords(words, `${title} ${address}`)) : [];
  if (found.length === 0) return null;
  return (
    <ul className={classes.pages} aria-label={fieldsTexts.pagesOfTheSite}>
      {found.slice(0, MOST).map(({ address, title, note }) => (
        <li key={address}>
          <TextButton
            type="button"
            onMouseDown={(event) => event.preventDefault()} // the focus stays in the field, and these hints with it
            onClick={() => onAccept(address)}
          >
            {title}
          </TextButton>{' '}
          {note ?? address}
        </li>
      ))}
    </ul>
  );
}
