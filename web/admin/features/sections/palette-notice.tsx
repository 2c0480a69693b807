import { useFormContext, useWatch } from 'react-hook-form';
import { typedColor } from '#contract/colors.ts';
import { derivePalette, lightnessStep, type Palette } from '#contract/palette.ts';
import * as appearanceTexts from '#web/admin/texts/appearance.ts';
import { PaletteSamples, type Sample } from './palette-samples.tsx';

/** What the site makes of its colours: the text on the accent, and the nearest readable step of the accent or the second colour. */
export function PaletteNotice() {
  const { control } = useFormContext<{ accent: string; ground: string; second: string }>();
  const [accent, ground, second] = useWatch({ control, name: ['accent', 'ground', 'second'] });
  const palette = derivePalette({
    accent: typedColor(accent),
    ground: typedColor(ground),
    second: typedColor(second),
  });
  return <PaletteSamples samples={samplesOf(palette, typedColor(second))} />;
}

function samplesOf({ colors }: Palette, second: string): Sample[] {
  const step = (color: string) =>
    appearanceTexts.stepOfAccent(lightnessStep(color, second || colors.brand), second !== '');
  return [
    {
      name: appearanceTexts.buttons,
      text: colors['on-brand'],
      ground: colors.brand,
      step: appearanceTexts.stepOfAccent(0, false),
    },
    {
      name: appearanceTexts.onBackground,
      text: colors['brand-text'],
      ground: colors.paper,
      step: step(colors['brand-text']),
    },
    {
      name: appearanceTexts.onNight,
      text: colors['brand-night'],
      ground: colors.night,
      step: step(colors['brand-night']),
    },
  ];
}
