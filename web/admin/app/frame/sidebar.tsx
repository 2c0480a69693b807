import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useUnsavedWork } from '#web/admin/editing/autosave/use-unsaved-work.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { groups, screensFor, type Screen } from '#web/admin/app/screens/screens.ts';
import { BrandMark, useBrandName } from '#web/admin/shell/brand.tsx';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import classes from './sidebar.module.css';
import { useTodo } from '#web/admin/app/dashboard/use-todo.ts';
import * as frameTexts from '#web/admin/texts/frame.ts';

interface SidebarProps {
  /** Shows only icons until it is pointed at or focused. */
  isRail?: boolean;
  onChosen?: () => void;
}

/** The brand, the screens by group, and the current user. */
export function Sidebar({ isRail = false, onChosen }: SidebarProps) {
  const brand = useBrandName();
  /** After a choice the rail stays closed until the pointer leaves it, so that it does not cover the chosen screen. */
  const [isClosed, setClosed] = useState(false);
  const nav = useScrollToCurrent();
  const counts = useInboxCounts();
  const screens = screensFor(useAccount().role);
  const unsaved = new Set(useUnsavedWork().map(({ to }) => to.split('/')[1]));
  const entry = (screen: Screen) => (
    <SidebarEntry
      key={screen.path}
      screen={screen}
      isRail={isRail}
      onChosen={onChosen}
      count={counts[screen.path]}
      isUnsaved={unsaved.has(screen.path)}
    />
  );
  return (
    <aside
      className={classes.sidebar}
      data-rail={isRail || undefined}
      data-closed={isClosed || undefined}
      aria-label={frameTexts.sidebar}
      onClick={() => setClosed(true)}
      onPointerLeave={() => setClosed(false)}
    >
      <div className={classes.brand}>
        <BrandMark />
        <span className={classes.name}>{brand}</span>
      </div>
      <nav ref={nav} className={classes.nav} aria-label={frameTexts.panel}>
        <ul>{screens.filter(({ path }) => path === '').map(entry)}</ul>
        {groups.map((group) => {
          const members = screens.filter((screen) => screen.group === group);
          if (members.length === 0) return null;
          return (
            <section key={group} aria-label={group}>
              <h2 className={classes.group}>
                <span>{group}</span>
              </h2>
              <ul>{members.map(entry)}</ul>
            </section>
          );
        })}
      </nav>
      <AccountLink onChosen={onChosen} />
    </aside>
  );
}

/** Scrolls the sidebar so that the current screen is visible. */
function useScrollToCurrent() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return nav;
}

/** A number beside a screen and the word for it. */
interface Count {
  count: number;
  word: 'new' | 'pending';
}

/** Unread and pending counts by the path of their screen. */
function useInboxCounts(): Record<string, Count> {
  const { data } = useTodo();
  if (!data) return {};
  return {
    enquiries: { count: data.messages.count + data.leads.count, word: 'new' },
    'contact-messages': { count: data.messages.count, word: 'new' },
    reviews: { count: data.reviews.count, word: 'pending' },
  };
}

/** The largest counts written out in full, over an icon and beside a title. */
const RAIL_MAX = 99;
const COUNT_MAX = 999;

interface EntryProps extends SidebarProps {
  screen: Screen;
  count: Count | undefined;
  /** Whether this browser holds unsaved work of the screen. */
  isUnsaved: boolean;
}

function SidebarEntry({ screen: { path, title, Icon }, count, isUnsaved, isRail, onChosen }: EntryProps) {
  const waits = count && count.count > 0 ? count : null;
  return (
    <li>
      <NavLink to={`/${path}`} end={path === ''} className={classes.entry} onClick={onChosen}>
        <Icon className={classes.icon} size={18} aria-hidden />
        <span className={classes.title}>{title}</span>
        {waits && (
          <span className={classes.count}>
            {cappedCount(isRail ? RAIL_MAX : COUNT_MAX, waits.count)}
            <span className={classes.unseen}> {waits.word}</span>
          </span>
        )}
        {isUnsaved && <span className={classes.unsaved}>{frameTexts.unsaved}</span>}
      </NavLink>
    </li>
  );
}

/** Shortens a large count to '99+'. */
function cappedCount(max: number, count: number): string {
  return count > max ? `${max}+` : String(count);
}

function AccountLink({ onChosen }: SidebarProps) {
  const { name, role } = useAccount();
  return (
    <NavLink to="/account" className={classes.account} onClick={onChosen}>
      <PersonMark name={name} size={30} />
      <span className={classes.who}>
        <span className={classes.whoName}>{name}</span>
        <span className={classes.role}>{frameTexts.yourAccount(role)}</span>
      </span>
    </NavLink>
  );
}
