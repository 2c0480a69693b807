import { Avatar, Tooltip } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useKeptWork } from '#web/admin/editing/autosave/use-unsaved-work.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { groups, screensFor, type Screen } from '#web/admin/app/screens/screens.ts';
import { BrandMark, useBrandName } from '#web/admin/shell/brand.tsx';
import classes from './sidebar.module.css';
import { useWaiting } from '#web/admin/app/dashboard/use-todo.ts';

interface SidebarProps {
  /** Only icons. */
  isRail?: boolean;
  onChosen?: () => void;
}

/** Brand, the screens by group, and who is logged in. */
export function Sidebar({ isRail = false, onChosen }: SidebarProps) {
  const brand = useBrandName();
  const nav = useCurrentInSight();
  const counts = useArrivedCounts();
  const screens = screensFor(useAccount().role);
  const unsaved = new Set(useKeptWork().map(({ to }) => to.split('/')[1]));
  const entry = (screen: Screen) => (
    <Entry
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
      <Account isRail={isRail} onChosen={onChosen} />
    </aside>
  );
}

/** Where the screens do not all fit, the one that is open is in sight. */
function useCurrentInSight() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return nav;
}

/** How much waits on a screen, and what the number counts. */
interface Count {
  count: number;
  word: 'new' | 'pending';
}

/** What waits on the screens of what came in, by their paths. */
function useArrivedCounts(): Record<string, Count> {
  const { data } = useWaiting();
  if (!data) return {};
  return {
    'contact-messages': { count: data.messages.count, word: 'new' },
    leads: { count: data.leads.count, word: 'new' },
    reviews: { count: data.reviews.count, word: 'pending' },
  };
}

/** The largest counts that are written out, over an icon and beside a title. */
const RAIL_MAX = 99;
const COUNT_MAX = 999;

interface EntryProps extends SidebarProps {
  screen: Screen;
  count: Count | undefined;
  /** Work on it is kept here that is not saved. */
  isUnsaved: boolean;
}

function Entry({ screen: { path, title, Icon }, count, isUnsaved, isRail, onChosen }: EntryProps) {
  const waits = count && count.count > 0 ? count : null;
  const told = [waits && `${waits.count} ${waits.word}`, isUnsaved && 'unsaved'].filter(Boolean).join(', ');
  return (
    <li>
      <Tooltip label={told ? `${title} (${told})` : title} position="right" disabled={!isRail}>
        <NavLink to={`/${path}`} end={path === ''} className={classes.entry} onClick={onChosen}>
          <Icon className={classes.icon} size={18} aria-hidden />
          <span className={classes.title}>{title}</span>
          {waits && (
            <span className={classes.count}>
              {upTo(isRail ? RAIL_MAX : COUNT_MAX, waits.count)}
              <span className={classes.unseen}> {waits.word}</span>
            </span>
          )}
          {isUnsaved && !isRail && <span className={classes.unsaved}>Unsaved</span>}
        </NavLink>
      </Tooltip>
    </li>
  );
}

/** A count as it fits beside its screen, which tells it whole. */
function upTo(max: number, count: number): string {
  return count > max ? `${max}+` : String(count);
}

function Account({ isRail, onChosen }: SidebarProps) {
  const { name, role } = useAccount();
  return (
    <Tooltip label={`${name}, ${role}: your account`} position="right" disabled={!isRail}>
      <NavLink to="/account" className={classes.account} onClick={onChosen}>
        <Avatar name={name} color="dusk" variant="filled" size={30} aria-hidden />
        <span className={classes.who}>
          <span className={classes.whoName}>{name}</span>
          <span className={classes.role}>{role} · your account</span>
        </span>
      </NavLink>
    </Tooltip>
  );
}
