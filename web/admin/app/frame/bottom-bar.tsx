import { TbArticle, TbInbox, TbLayoutDashboard, TbMenu2, TbSearch } from 'react-icons/tb';
import { NavLink, useLocation } from 'react-router';
import { useTodo } from '#web/admin/app/dashboard/use-todo.ts';
import { screenAt } from '#web/admin/app/screens/screens.ts';
import { openPalette } from '#web/admin/app/palette/palette-store.ts';
import classes from './bottom-bar.module.css';

interface BottomBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** On a phone: the screens one opens most, the search, and the menu with all others, within reach of a thumb. */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const { data: todo } = useTodo();
  const waiting = todo ? todo.messages.count + todo.leads.count + todo.reviews.count : 0;
  const screen = screenAt(useLocation().pathname);
  const isInbox = screen?.group === 'Inbox';
  const hasTab = isInbox || screen?.path === '' || screen?.path === 'blog';
  return (
    <nav className={classes.bar} aria-label="Main screens" data-bottom-bar>
      <NavLink className={classes.entry} to="/" end>
        <TbLayoutDashboard size={22} aria-hidden />
        Home
      </NavLink>
      <NavLink className={classes.entry} data-current={isInbox || undefined} to="/enquiries">
        <TbInbox size={22} aria-hidden />
        Inbox
        {waiting > 0 && (
          <span className={classes.count}>
            {waiting > 99 ? '99+' : waiting}
            <span className={classes.unseen}> waiting</span>
          </span>
        )}
      </NavLink>
      <NavLink className={classes.entry} to="/blog">
        <TbArticle size={22} aria-hidden />
        Posts
      </NavLink>
      <button type="button" className={classes.entry} onClick={openPalette}>
        <TbSearch size={22} aria-hidden />
        Search
      </button>
      <button
        type="button"
        className={classes.entry}
        data-current={isMenuOpen || !hasTab || undefined}
        aria-label="Open the menu"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <TbMenu2 size={22} aria-hidden />
        Menu
      </button>
    </nav>
  );
}
