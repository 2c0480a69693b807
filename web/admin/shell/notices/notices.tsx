import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import classes from './notices.module.css';
import { freestSpot } from './notice-position.ts';
import { endScreenNotices } from './notify.tsx';

const ROOT = '.mantine-Notifications-root[data-position="bottom-right"]';

/** Short messages over the screen, where they cover the least: never the control in use, nor the bars. */
export function Notices() {
  const { notifications } = useNotifications();
  const count = notifications.length;
  useEffect(() => {
    if (count === 0) return undefined;
    const place = () => {
      const root = document.querySelector<HTMLElement>(ROOT);
      // A notice in use stays where it is: its button would move away under the pointer.
      if (root && !root.contains(document.activeElement)) root.style.inset = freestSpot(root);
    };
    const again = requestAnimationFrame(place);
    document.addEventListener('focusin', place);
    return () => {
      cancelAnimationFrame(again);
      document.removeEventListener('focusin', place);
    };
  }, [count]);
  return <Notifications position="bottom-right" containerWidth={360} limit={3} className={classes.notices ?? ''} />;
}

/** Ends the notices that offer to undo something on a screen, as soon as that screen is left. */
export function useNoticesOfScreen(): void {
  const { pathname } = useLocation();
  useEffect(() => endScreenNotices, [pathname]);
}
