import type { KeyboardEvent, MouseEvent } from 'react';
import { parseLink } from '#contract/links.ts';
import type { Reply } from '#web/api.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { useLocation } from '#web/ui/routing/location.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import styles from './header.module.css';

type Menus = Reply<'GET /menus'>;

interface EntriesProps {
  menus: Menus;
  /** Called when the visitor follows an entry. */
  onChoose?: (() => void) | undefined;
}

/** The entries of the menu, those below an entry in a list of their own. */
export function MenuEntries({ menus, onChoose }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {menus.header.map((entry, index) => (
        <li key={index} className={styles.item} onKeyDown={toggleBelow} onMouseEnter={toggleBelow}>
          <Entry entry={entry} className={styles.entry} onChoose={onChoose} />
          {entry.entries.length > 0 && (
            <ul className={styles.below}>
              {entry.entries.map((one, nth) => (
                <li key={nth}>
                  <Entry entry={one} className={styles.belowEntry} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<EntriesProps, 'onChoose'> {
  entry: { label: string; href: string };
  className: string | undefined;
}

/** A link that is marked as current on its page and on the pages below it. */
function Entry({ entry, className, onChoose }: EntryProps) {
  const { pathname } = useLocation();
  const { href } = parseLink(entry.href);
  const isHere = pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
  return (
    <SmartLink
      href={entry.href}
      className={className}
      onClick={onChoose}
      aria-current={isHere ? 'page' : undefined}
      data-field={fieldPath(entry, 'label')}
    >
      {entry.label || entry.href}
    </SmartLink>
  );
}

/**
 * Styles show the entries below one at the pointer and at the focus. Escape hides them, until another key is pressed or
 * the pointer comes again.
 */
function toggleBelow(event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const isHidden = 'key' in event && event.key === 'Escape';
  if (isHidden) currentTarget.querySelector('a')?.focus(); // the focus must not vanish with them
  currentTarget.toggleAttribute('data-hidden', isHidden);
}
