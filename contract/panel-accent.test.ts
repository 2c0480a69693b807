import { expect, test } from 'vitest';
import { contrast } from './colors.ts';
import { DEFAULT_ACCENT } from './palette-colors.ts';
import { derivePanelAccent } from './panel-accent.ts';
import { PANEL_ACCENT, PANEL_GROUNDS } from './panel-colors.ts';

const ACCENTS = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#1d4ed8', '#b3466b'];

test('a new site has the first colours of the panel', () => {
  expect(derivePanelAccent('')).toBe(PANEL_ACCENT);
  expect(derivePanelAccent(DEFAULT_ACCENT)).toBe(PANEL_ACCENT);
});

test.each([...ACCENTS, ''])(
  'texts in the accent %s can be read on the grounds of the panel, by day and by night',
  (accent) => {
    const { shades, light, dark } = derivePanelAccent(accent);
    expect(shades[5]).toBe(accent || DEFAULT_ACCENT);
    for (const [scheme, grounds] of [
      [light, PANEL_GROUNDS.light],
      [dark, PANEL_GROUNDS.dark],
    ] as const) {
      for (const ground of [...grounds, scheme['--dd-sel']])
        expect(contrast(scheme['--dd-amber-text'], ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [scheme['--mantine-color-amber-light'], scheme['--mantine-color-amber-light-hover']])
        expect(contrast(scheme['--mantine-color-amber-light-color'], ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
