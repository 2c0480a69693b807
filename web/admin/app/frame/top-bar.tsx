import { ActionIcon, Button, Kbd, Menu, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import {
  TbExternalLink,
  TbLayoutSidebarLeftCollapse,
  TbLayoutSidebarLeftExpand,
  TbLogout,
  TbMenu2,
  TbSearch,
  TbUserCircle,
  TbMoon,
  TbSun,
} from 'react-icons/tb';
import { Link } from 'react-router';
import { useAccount } from '#web/admin/shell/account.ts';
import { confirmLogOut } from '#web/admin/app/auth/logout.tsx';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { openPalette } from '#web/admin/app/palette/palette-store.ts';
import classes from './top-bar.module.css';

interface TopBarProps {
  title: string;
  /** On a phone the sidebar is a drawer and rare actions are in a menu. */
  isNarrow: boolean;
  /** Whether the sidebar is shown in full. */
  isOpen: boolean;
  onToggle: () => void;
}

/** Sidebar toggle, search, and links out of the panel. */
export function TopBar({ title, isNarrow, isOpen, onToggle }: TopBarProps) {
  const label = isNarrow ? 'Open the menu' : isOpen ? 'Collapse the sidebar' : 'Expand the sidebar';
  const Icon = isNarrow ? TbMenu2 : isOpen ? TbLayoutSidebarLeftCollapse : TbLayoutSidebarLeftExpand;
  return (
    <header className={classes.bar}>
      <Tooltip label={label} disabled={isNarrow}>
        <ActionIcon aria-label={label} aria-expanded={isOpen} onClick={onToggle} size={isNarrow ? 40 : 32}>
          <Icon size={isNarrow ? 22 : 18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isNarrow ? <PhoneBar title={title} /> : <WideBar />}
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
        <span className={classes.searchText}>Search or do something</span>
        <Kbd size="xs">{isMac ? '⌘ K' : 'Ctrl K'}</Kbd>
      </button>
      <span className={classes.space} />
      <Tooltip label="View site in a new tab">
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
          <span className={classes.actionText}>View site</span>
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
        <span className={classes.actionText}>Logout</span>
      </Button>
    </>
  );
}

function PhoneBar({ title }: { title: string }) {
  const scheme = useScheme();
  const { _id, name } = useAccount();
  return (
    <>
      <span className={classes.screen}>{title}</span>
      <span className={classes.space} />
      <ActionIcon aria-label="Search the panel" onClick={openPalette} size={40}>
        <TbSearch size={20} aria-hidden />
      </ActionIcon>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon size={40} radius="xl">
            <PersonMark name={name} size={28} />
            <span className={classes.unseen}>your account</span>
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{name}</Menu.Label>
          <Menu.Item component={Link} to="/account" leftSection={<TbUserCircle size={16} aria-hidden />}>
            Your account
          </Menu.Item>
          <Menu.Item
            component="a"
            href="/"
            target="_blank"
            rel="noopener"
            leftSection={<TbExternalLink size={16} aria-hidden />}
          >
            View site
          </Menu.Item>
          <Menu.Item leftSection={<scheme.Icon size={16} aria-hidden />} onClick={scheme.toggle}>
            {scheme.label}
          </Menu.Item>
          <Menu.Item leftSection={<TbLogout size={16} aria-hidden />} onClick={() => confirmLogOut(_id)}>
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/** Light or dark. Follows the system until the user switches, then remembers the choice. */
function useScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return {
    label: isDark ? 'Switch to light' : 'Switch to dark',
    Icon: isDark ? TbSun : TbMoon,
    toggle: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
