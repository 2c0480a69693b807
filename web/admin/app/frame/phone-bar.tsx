import { ActionIcon, Menu } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { TbExternalLink, TbLogout, TbUserCircle } from 'react-icons/tb';
import { Link } from 'react-router';
import { confirmLogOut } from '#web/admin/app/auth/logout.tsx';
import { useAccount } from '#web/admin/shell/account.ts';
import { BrandMark, useBrandName } from '#web/admin/shell/brand.tsx';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import classes from './top-bar.module.css';
import { useScheme } from './use-scheme.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as frameTexts from '#web/admin/texts/frame.ts';

/** The top bar on a phone: the title once it is scrolled away, and a menu of what one needs rarely. */
export function PhoneBar({ title }: { title: string }) {
  const scheme = useScheme();
  const { _id, name } = useAccount();
  const isScrolled = useIsScrolled();
  const brand = useBrandName();
  return (
    <header className={classes.bar} data-phone>
      <BrandMark />
      {/* The screen shows its title itself, until it is scrolled away. */}
      <span key={String(isScrolled)} className={classes.screen}>
        {isScrolled ? title : brand}
      </span>
      <span className={classes.space} />
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon size={40} radius="xl">
            <PersonMark name={name} size={28} />
            <span className={classes.unseen}>{commonTexts.yourAccount}</span>
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{name}</Menu.Label>
          <Menu.Item component={Link} to="/account" leftSection={<TbUserCircle size={16} aria-hidden />}>
            {commonTexts.yourAccountLabel}
          </Menu.Item>
          <Menu.Item
            component="a"
            href="/"
            target="_blank"
            rel="noopener"
            leftSection={<TbExternalLink size={16} aria-hidden />}
          >
            {frameTexts.viewSite}
          </Menu.Item>
          <Menu.Item leftSection={<scheme.Icon size={16} aria-hidden />} onClick={scheme.toggle}>
            {scheme.label}
          </Menu.Item>
          <Menu.Item leftSection={<TbLogout size={16} aria-hidden />} onClick={() => confirmLogOut(_id)}>
            {frameTexts.logout}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </header>
  );
}

/** The height of a screen's title. */
const TITLE_HEIGHT = 56;

/** Whether the screen's title is scrolled out of sight. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('scroll', listener, { passive: true });
      return () => window.removeEventListener('scroll', listener);
    },
    () => window.scrollY > TITLE_HEIGHT,
  );
}
