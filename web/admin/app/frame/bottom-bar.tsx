import { TbArticle, TbInbox, TbLayoutDashboard, TbMenu2, TbSearch } from 'react-icons/tb';
import { NavLink } from 'react-router';
import { useTodo } from '#web/admin/app/dashboard/use-todo.ts';
import { openPalette } from '#web/admin/app/palette/palette-store.ts';
import classes from './bottom-bar.module.css';

interface BottomBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** On a phone: the screens one opens most, the search, and the menu with all others, within reach of a thumb. */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const { data: todo } = useTodo();
  const unread = todo ? todo.messages.count : 0;
  return (
    <nav className={classes.bar} aria-label="Main screens" data-bottom-bar>
      <NavLink className={classes.entry} to="/" end>
        <TbLayoutDashboard size={22} aria-hidden />
        Home
      </NavLink>
      <NavLink className={classes.entry} to="/contact-messages">
        <TbInbox size={22} aria-hidden />
        Inbox
        {unread > 0 && (
          <span className={classes.count}>
            {unread > 99 ? '99+' : unread}
            <span className={classes.unseen}> unread</span>
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
