import type { KeyboardEvent, MouseEvent } from 'react';
import { pagePathOf, pathKey } from '#contract/links.ts';
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
  const { pathname } = useLocation();
  const current = pathKey(pathname);
  const marks = ({ href }: { href: string }) => isAt(href, current);
  return (
    <ul className={styles.entries}>
      {menus.header.map((entry, index) => (
        <li key={index} className={styles.item} onKeyDown={toggleBelow} onMouseEnter={toggleBelow}>
          <Entry
            entry={entry}
            className={styles.entry}
            onChoose={onChoose}
            current={marks(entry) ? 'page' : entry.entries.some(marks)}
          />
          {entry.entries.length > 0 && (
            <ul className={styles.below}>
              {entry.entries.map((one, nth) => (
                <li key={nth}>
                  <Entry entry={one} className={styles.belowEntry} onChoose={onChoose} current={marks(one) && 'page'} />
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
  /** `page` for the entry of the current page, `true` for one above it. */
  current: boolean | 'page';
}

function Entry({ entry, className, onChoose, current }: EntryProps) {
  return (
    <SmartLink
      href={entry.href}
      className={className}
      onClick={onChoose}
      aria-current={current || undefined}
      data-field={fieldPath(entry, 'label')}
    >
      {entry.label || entry.href}
    </SmartLink>
  );
}

/** Whether a link leads to the current page or to one above it. Links to parts of a page count for none. */
function isAt(link: string, current: string): boolean {
  const path = /[?#]/.test(link) ? null : pagePathOf(link);
  return path !== null && (current === path || (path !== '/' && current.startsWith(`${path}/`)));
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
