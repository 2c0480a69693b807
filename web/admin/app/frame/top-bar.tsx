import { ActionIcon, Button, Kbd, Tooltip } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import {
  TbExternalLink,
  TbLayoutSidebarLeftCollapse,
  TbLayoutSidebarLeftExpand,
  TbLogout,
  TbSearch,
} from 'react-icons/tb';
import { confirmLogOut } from '#web/admin/app/auth/logout.tsx';
import { openPalette } from '#web/admin/app/palette/palette-store.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import classes from './top-bar.module.css';
import { useScheme } from './use-scheme.ts';
import * as frameTexts from '#web/admin/texts/frame.ts';

// Its menu is code that no other part of the first screen needs.
const PhoneBar = lazy(() => withTimeout(import('./phone-bar.tsx')).then((chunk) => ({ default: chunk.PhoneBar })));

interface TopBarProps {
  title: string;
  /** On a phone the screens are in the bottom bar and rare actions in a menu. */
  isNarrow: boolean;
  /** Whether the sidebar is shown in full. */
  isOpen: boolean;
  onToggle: () => void;
}

/** Sidebar toggle, search, and links out of the panel. */
export function TopBar({ title, isNarrow, isOpen, onToggle }: TopBarProps) {
  if (isNarrow) {
    return (
      <Suspense fallback={<header className={classes.bar} />}>
        <PhoneBar title={title} />
      </Suspense>
    );
  }
  const label = isOpen ? frameTexts.collapseTheSidebar : frameTexts.expandTheSidebar;
  const Icon = isOpen ? TbLayoutSidebarLeftCollapse : TbLayoutSidebarLeftExpand;
  return (
    <header className={classes.bar}>
      <Tooltip label={label}>
        <ActionIcon aria-label={label} aria-expanded={isOpen} onClick={onToggle}>
          <Icon size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <WideBar />
    </header>
  );
}

function WideBar() {
  const scheme = useScheme();
  const { _id } = useAccount();
  const isMac = useOs() === 'macos';
  return (
    <>
      <button type="button" className={classes.search} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
        <TbSearch size={16} aria-hidden />
        <span className={classes.searchText}>{frameTexts.searchOrDoSomething}</span>
        <Kbd size="xs">{isMac ? '⌘ K' : frameTexts.ctrlK}</Kbd>
      </button>
      <span className={classes.space} />
      <Tooltip label={frameTexts.viewSiteInANew}>
        <Button
          component="a"
          href="/"
          target="_blank"
          rel="noopener"
          variant="subtle"
          color="gray"
          className={classes.action}
          leftSection={<TbExternalLink size={16} aria-hidden />}
        >
          <span className={classes.actionText}>{frameTexts.viewSite}</span>
        </Button>
      </Tooltip>
      <Tooltip label={scheme.label}>
        <ActionIcon aria-label={scheme.label} onClick={scheme.toggle}>
          <scheme.Icon size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Button
        variant="subtle"
        color="gray"
        className={classes.action}
        leftSection={<TbLogout size={16} aria-hidden />}
        onClick={() => confirmLogOut(_id)}
      >
        <span className={classes.actionText}>{frameTexts.logout}</span>
      </Button>
    </>
  );
}
