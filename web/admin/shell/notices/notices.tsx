import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import classes from './notices.module.css';
import { leastCoveringPosition } from './notice-position.ts';
import { endScreenNotices } from './notify.tsx';

const ROOT = '.mantine-Notifications-root[data-position="bottom-right"]';

/** Short messages over the screen. They avoid the focused control and the bars. */
export function Notices() {
  const { notifications } = useNotifications();
  const count = notifications.length;
  useEffect(() => {
    if (count === 0) return undefined;
    const reposition = () => {
      const root = document.querySelector<HTMLElement>(ROOT);
      // A notice in use does not move: its button would slip away from the pointer.
      if (root && !root.contains(document.activeElement)) root.style.inset = leastCoveringPosition(root);
    };
    const again = requestAnimationFrame(reposition);
    document.addEventListener('focusin', reposition);
    return () => {
      cancelAnimationFrame(again);
      document.removeEventListener('focusin', reposition);
    };
  }, [count]);
  return <Notifications position="bottom-right" containerWidth={360} limit={3} className={classes.notices ?? ''} />;
}

/** Closes notices with an undo button when the user leaves their screen. */
export function useNoticesOfScreen(): void {
  const { pathname } = useLocation();
  useEffect(() => endScreenNotices, [pathname]);
}
