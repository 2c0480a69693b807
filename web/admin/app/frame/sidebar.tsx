import { Tooltip } from '@mantine/core';
import { useEffect, useRef, type ReactElement } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useUnsavedWork } from '#web/admin/editing/autosave/use-unsaved-work.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { groups, screensFor, type Screen } from '#web/admin/app/screens/screens.ts';
import { BrandMark, useBrandName } from '#web/admin/shell/brand.tsx';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import classes from './sidebar.module.css';
import { useTodo } from '#web/admin/app/dashboard/use-todo.ts';

interface SidebarProps {
  /** Show only icons. */
  isRail?: boolean;
  onChosen?: () => void;
}

/** The brand, the screens by group, and the current user. */
export function Sidebar({ isRail = false, onChosen }: SidebarProps) {
  const brand = useBrandName();
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
    <aside className={classes.sidebar} data-rail={isRail || undefined} aria-label="Sidebar">
      <div className={classes.brand}>
        <BrandMark />
        {!isRail && <span className={classes.name}>{brand}</span>}
      </div>
      <nav ref={nav} className={classes.nav} aria-label="Panel">
        <ul>{screens.filter(({ path }) => path === '').map(entry)}</ul>
        {groups.map((group) => {
          const members = screens.filter((screen) => screen.group === group);
          if (members.length === 0) return null;
          return (
            <section key={group} aria-label={group}>
              {isRail ? <div className={classes.group} /> : <h2 className={classes.group}>{group}</h2>}
              <ul>{members.map(entry)}</ul>
            </section>
          );
        })}
      </nav>
      <AccountLink isRail={isRail} onChosen={onChosen} />
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
    'contact-messages': { count: data.messages.count, word: 'new' },
    leads: { count: data.leads.count, word: 'new' },
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
  const status = [waits && `${waits.count} ${waits.word}`, isUnsaved && 'unsaved'].filter(Boolean).join(', ');
  return (
    <li>
      <RailTooltip label={status ? `${title} (${status})` : title} isRail={isRail}>
        <NavLink to={`/${path}`} end={path === ''} className={classes.entry} onClick={onChosen}>
          <Icon className={classes.icon} size={18} aria-hidden />
          <span className={classes.title}>{title}</span>
          {waits && (
            <span className={classes.count}>
              {cappedCount(isRail ? RAIL_MAX : COUNT_MAX, waits.count)}
              <span className={classes.unseen}> {waits.word}</span>
            </span>
          )}
          {isUnsaved && !isRail && <span className={classes.unsaved}>Unsaved</span>}
        </NavLink>
      </RailTooltip>
    </li>
  );
}

/** Shortens a large count to '99+'. */
function cappedCount(max: number, count: number): string {
  return count > max ? `${max}+` : String(count);
}

function AccountLink({ isRail, onChosen }: SidebarProps) {
  const { name, role } = useAccount();
  return (
    <RailTooltip label={`${name}, ${role}: your account`} isRail={isRail}>
      <NavLink to="/account" className={classes.account} onClick={onChosen}>
        <PersonMark name={name} size={30} />
        <span className={classes.who}>
          <span className={classes.whoName}>{name}</span>
          <span className={classes.role}>{role} · your account</span>
        </span>
      </NavLink>
    </RailTooltip>
  );
}

/** Names a link that shows only its icon. A disabled tooltip for each link would take a fifth of the panel's start. */
function RailTooltip({ label, isRail, children }: { label: string; isRail?: boolean; children: ReactElement }) {
  if (!isRail) return children;
  return (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  );
}
