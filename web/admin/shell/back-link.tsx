import { Button } from '@mantine/core';
import { TbChevronLeft } from 'react-icons/tb';
import { Link, useLocation } from 'react-router';
import classes from './back-link.module.css';
import * as shellTexts from '#web/admin/texts/shell.ts';

/** A link to the screen before this one, above its heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      color="gray"
      className={classes.back}
      data-back-link
      leftSection={<TbChevronLeft size={18} aria-hidden />}
    >
      {children}
    </Button>
  );
}

/** A screen that a link was followed from. */
interface Origin {
  path: string;
  title: string;
}

/** The navigation state of a link that its target offers a way back from. */
export function withOrigin(origin: Origin): { origin: Origin } {
  return { origin };
}

/** A link to the screen that led here; nothing if the user came another way. */
export function WayBack() {
  const { state } = useLocation() as { state: Partial<ReturnType<typeof withOrigin>> | string | null };
  if (state === null || typeof state === 'string' || !state.origin) return null;
  return <BackLink to={state.origin.path}>{shellTexts.backTo(state.origin.title)}</BackLink>;
}
