import { Drawer, Loader } from '@mantine/core';
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { stateTexts } from '#contract/texts/states.ts';
import { screenAt, type Screen } from '#web/admin/app/screens/screens.ts';
import { useBrandName } from '#web/admin/shell/brand.tsx';
import { useNoticesOfScreen } from '#web/admin/shell/notices/notices.tsx';
import { useAccount } from '#web/admin/shell/account.ts';
import { noteRecent } from '#web/admin/app/palette/recent.ts';
import { PaletteTrigger } from '#web/admin/app/palette/palette-trigger.tsx';
import classes from './app-frame.module.css';
import { useArrivalNotices } from './use-arrival-notices.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useRefreshAfterWrites } from '#web/admin/app/dashboard/use-todo.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as frameTexts from '#web/admin/texts/frame.ts';

/** What stays when the screen changes: sidebar, top bar, search. */
export function AppFrame() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const title = screen?.title ?? stateTexts.page;
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useFocusAfterNavigation(main);
  useRefreshAfterWrites();
  useArrivalNotices();
  useNoticesOfScreen();
  useNoteRecent(screen);
  const isNarrow = useMediaQuery('(max-width: 767px)', window.matchMedia('(max-width: 767px)').matches);
  const [isRail, setRail] = useRail(screen?.hasRecords === true && !screen.needsWidth);
  const [isMenuOpen, menu] = useDisclosure(false);
  return (
    <div className={classes.shell} data-rail={isRail || undefined}>
      <a className={classes.skip} href="#main" onClick={(event) => focusMain(event, main.current)}>
        {frameTexts.skipToContent}
      </a>
      {isNarrow ? (
        <Drawer
          opened={isMenuOpen}
          onClose={menu.close}
          position="left"
          size={280}
          padding={0}
          withCloseButton={false}
          attributes={{ content: { 'aria-label': frameTexts.menu } }}
          classNames={{ content: classes.drawer, body: classes.drawerBody }}
        >
          <Sidebar onChosen={menu.close} />
        </Drawer>
      ) : (
        <div className={classes.side}>
          <Sidebar isRail={isRail} />
        </div>
      )}
      <TopBar title={title} isNarrow={isNarrow} isOpen={!isRail} onToggle={() => setRail(!isRail)} />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Suspense fallback={<Loader className={classes.loader} role="status" aria-label={commonTexts.loading} />}>
          <Outlet />
        </Suspense>
      </main>
      {isNarrow && <BottomBar isMenuOpen={isMenuOpen} onMenu={menu.toggle} />}
      <PaletteTrigger />
      <ScrollRestoration />
    </div>
  );
}

/** Whether the sidebar shows only icons. Screens with a list and a form start that way to save width. */
function useRail(isWide: boolean) {
  const narrow = useLocalStorage({ key: 'panel-sidebar-rail', defaultValue: false, getInitialValueInEffect: false });
  const wide = useLocalStorage({ key: 'panel-sidebar-rail-wide', defaultValue: true, getInitialValueInEffect: false });
  return isWide ? wide : narrow;
}

function useTitle(title: string) {
  const brand = useBrandName();
  useEffect(() => {
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title, brand]);
}

/** Remembers the screen for the search. */
function useNoteRecent(screen: Screen | undefined) {
  const { _id } = useAccount();
  const { path, title } = screen ?? {};
  useEffect(() => {
    if (path !== undefined && title !== undefined) noteRecent(localStorage, _id, { to: `/${path}`, title });
  }, [_id, path, title]);
}

/** After navigation, moves focus from the sidebar to the new screen. */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

function focusMain(event: MouseEvent, main: HTMLElement | null) {
  event.preventDefault();
  main?.focus();
}
