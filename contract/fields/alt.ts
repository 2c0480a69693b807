import { ALT_SOURCES } from '#contract/alt-text.ts';
import { choice } from './choices.ts';
import { line } from './texts.ts';

type AltOptions = NonNullable<Parameters<typeof line>[1]> & {
  /** The field beside it that holds the picture. */
  pictureAt: string;
};

const HELP = 'For people who cannot see the picture. Screen readers read it out.';

/** Two fields: the description of a picture, and where it comes from. `alt('imageAlt', …)` has the latter in `imageAltSource`. */
export function alt<const N extends string>(name: N, label: string, options: AltOptions) {
  const sourceAt = `${name}Source` as const;
  const words = line(label, { help: HELP, ...options, sourceAt });
  const source = choice(`${label}: where it comes from`, ALT_SOURCES, '', {
    optionLabels: { '': 'Own words', picture: 'From the picture', decorative: 'Decorative' },
    wordsAt: name,
  });
  return { [name]: words, [sourceAt]: source } as Record<N, typeof words> & Record<typeof sourceAt, typeof source>; // these two
}
