import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { stateTexts } from '#contract/texts/states.ts';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { openPalette } from './palette-store.ts';
import * as paletteTexts from '#web/admin/texts/palette.ts';

/** Shown for an unknown address of the panel. */
export function NotFound() {
  return (
    <EmptyState order={1} title={stateTexts.page} text={paletteTexts.thePanelHasNoScreen}>
      <Button component={Link} to="/">
        {paletteTexts.goToTheDashboard}
      </Button>
      <Button variant="default" onClick={openPalette}>
        {paletteTexts.searchThePanel}
      </Button>
    </EmptyState>
  );
}
