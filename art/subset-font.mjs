// Cuts the display typeface to the one weight that the site uses, half the size of all weights: npm run font
// Run it when the typeface has a new version.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import ranges from '@fontsource-variable/bricolage-grotesque/unicode.json' with { type: 'json' };

const WEIGHT = 650;
const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const font = await readFile(new URL(import.meta.resolve(SOURCE)));
const subset = await subsetFont(font, charactersOf(ranges.latin), {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
await writeFile(new URL(`../web/site/art/bricolage-${WEIGHT}.woff2`, import.meta.url), subset);

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
