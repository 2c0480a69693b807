import { useWatch } from 'react-hook-form';
import { projectColors, typedColor } from '#contract/colors.ts';
import { DefaultColorsProvider } from '#web/admin/editing/fields/hex-color-field.tsx';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';

/** The project's colours. Empty fields show the colours that follow from the cover. */
export function ColorFields() {
  const typed: unknown = useWatch({ name: 'colors' });
  const cover: unknown = useWatch({ name: 'coverImageUrl' });
  const colorAt = (name: string) => typedColor(asText(getIn(typed, name)));
  const shown = projectColors({
    colors: { ground: colorAt('ground'), ink: colorAt('ink'), accent: colorAt('accent') },
    coverImageUrl: asText(cover),
  });
  const byPath = Object.fromEntries(Object.entries(shown).map(([name, color]) => [`colors.${name}`, color]));
  return (
    <DefaultColorsProvider value={byPath}>
      <FieldAt name="colors" />
    </DefaultColorsProvider>
  );
}
