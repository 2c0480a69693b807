import { TbArticle, TbInbox, TbLayoutDashboard, TbMenu2, TbSearch } from 'react-icons/tb';
import { NavLink, useLocation } from 'react-router';
import { useTodo } from '#web/admin/app/dashboard/use-todo.ts';
import { screenAt } from '#web/admin/app/screens/screens.ts';
import { openPalette } from '#web/admin/app/palette/palette-store.ts';
import classes from './bottom-bar.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as frameTexts from '#web/admin/texts/frame.ts';

interface BottomBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** On a phone: the screens one opens most, the search, and the menu with all others, within reach of a thumb. */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const { data: todo } = useTodo();
  const waiting = todo ? todo.messages.count + todo.leads.count + todo.reviews.count : 0;
  const screen = screenAt(useLocation().pathname);
  const isInbox = screen?.group === frameTexts.inbox;
  const hasTab = isInbox || screen?.path === '' || screen?.path === 'blog';
  return (
    <nav className={classes.bar} aria-label={frameTexts.mainScreens} data-bottom-bar>
      <NavLink className={classes.entry} to="/" end>
        <TbLayoutDashboard size={22} aria-hidden />
        {frameTexts.home}
      </NavLink>
      <NavLink className={classes.entry} data-current={isInbox || undefined} to="/enquiries">
        <TbInbox size={22} aria-hidden />
        {frameTexts.inbox}
        {waiting > 0 && (
          <span className={classes.count}>
            {waiting > 99 ? '99+' : waiting}
            <span className={classes.unseen}> {frameTexts.waiting}</span>
          </span>
        )}
      </NavLink>
      <NavLink className={classes.entry} to="/blog">
        <TbArticle size={22} aria-hidden />
        {frameTexts.posts}
      </NavLink>
      <button type="button" className={classes.entry} onClick={openPalette}>
        <TbSearch size={22} aria-hidden />
        {commonTexts.search}
      </button>
      <button
        type="button"
        className={classes.entry}
        data-current={isMenuOpen || !hasTab || undefined}
        aria-label={frameTexts.openTheMenu}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <TbMenu2 size={22} aria-hidden />
        {frameTexts.menu}
      </button>
    </nav>
  );
}
