// Cuts the display typeface to the one weight and the one optical size that the site uses, a quarter of the size of the
// whole: npm run font
// Run it when the typeface has a new version.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import ranges from '@fontsource-variable/bricolage-grotesque/unicode.json' with { type: 'json' };

/** The cut for the largest sizes: tighter, blacker, with open ink traps. */
const AXES = { opsz: 96, wght: 740 };
const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

const font = await readFile(new URL(import.meta.resolve(SOURCE)));
const subset = await subsetFont(font, charactersOf(ranges.latin), {
  targetFormat: 'woff2',
  variationAxes: AXES,
});
await writeFile(new URL('../web/site/art/bricolage-display.woff2', import.meta.url), subset);

/** The characters of a CSS unicode-range, such as 'U+0000-00FF,U+0131'. */
function charactersOf(list) {
  return list
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.replace('U+', '').split('-');
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, step) => String.fromCodePoint(start + step));
    })
    .join('');
}
