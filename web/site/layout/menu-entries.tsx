import type { KeyboardEvent, SyntheticEvent } from 'react';
import { parseLink } from '#contract/links.ts';
import type { Reply } from '#web/api.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { NavLink } from '#web/ui/routing/link.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import styles from './header.module.css';
import { menuLabel } from './menu-label.ts';

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
        <li key={index} className={styles.item} onKeyDown={hideBelow} onMouseLeave={allowBelow} onBlur={allowBelow}>
          <Entry entry={entry} className={styles.entry} menus={menus} onChoose={onChoose} />
          {entry.entries.length > 0 && (
            <ul className={styles.below}>
              {entry.entries.map((one, nth) => (
                <li key={nth}>
                  <Entry entry={one} className={styles.belowEntry} menus={menus} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends EntriesProps {
  entry: { label: string; href: string };
  className: string | undefined;
}

function Entry({ entry, className, menus, onChoose }: EntryProps) {
  const { kind, href } = parseLink(entry.href);
  const field = { className, onClick: onChoose, 'data-field': fieldPath(entry, 'label') };
  const label = menuLabel(entry, menus);
  if (kind !== 'route') {
    return (
      <SmartLink href={entry.href} {...field}>
        {label}
      </SmartLink>
    );
  }
  return (
    <NavLink to={href} {...field}>
      {label}
    </NavLink>
  );
}

/** Escape hides the entries below, which styles show at the pointer and at the focus, until both have left. */
function hideBelow({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Escape') return;
  currentTarget.querySelector('a')?.focus(); // the focus must not vanish with them
  currentTarget.dataset.hidden = '';
}

function allowBelow({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  if (!currentTarget.contains(document.activeElement)) delete currentTarget.dataset.hidden;
}
