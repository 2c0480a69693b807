import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { stateTexts } from '#contract/texts/states.ts';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { openPalette } from './palette-store.ts';

/** Shown for an unknown address of the panel. */
export function NotFound() {
  return (
    <EmptyState
      order={1}
      title={stateTexts.page}
      text="The panel has no screen at this address. It may have moved, or the address is wrong."
    >
      <Button component={Link} to="/">
        Go to the dashboard
      </Button>
      <Button variant="default" onClick={openPalette}>
        Search the panel
      </Button>
    </EmptyState>
  );
}
